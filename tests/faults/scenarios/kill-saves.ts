import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { letterConsentVersion, syncConsentVersion } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import { content } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { callAll, type KilledCall, killCalls } from '../operation-calls.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationCall, OperationName } from '../stage/tasks.ts';

const by = 'anna';
const agreed = syncConsentVersion;
const asAnna = (operation: OperationName, input: Record<string, unknown>): OperationCall => ({
  operation,
  by,
  input,
});

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const recordOf = (id: string) => newTracked(id, facts, at);
const noted = (record: TrackedJob, note: string) =>
  withField(record, 'note', note, '2026-11-21T10:00:00.000Z');
const mark = { kind: 'job', id: 'hh-9', name: 'Вектор', isHidden: true };
const profile = {
  kind: 'profile',
  profile: { ...emptyProfile, fullName: 'Анна', skills: ['Python'] },
  isOnboarded: true,
};
const resumeOf = (text: string) => ({ kind: 'resume', text, blocks: null, reading: null });
const versions = { kind: 'versions', versions: [{ id: 'v1', name: 'Первая', savedAt: at, text: 'Анна' }] };
const letterOf = (id: string, text: string) => ({ id, companyName: 'Вектор', position: 'Аналитик', text });
const searchOf = (searchId: string, name = 'ML') => ({
  ...{
    searchId,
    name,
    query: { q: 'ml' },
    schedule: 'daily',
    tz: 'Europe/Moscow',
    agreed: letterConsentVersion,
  },
});

const desk = asAnna('putTracked', { agreed, records: [{ record: recordOf('hh-1'), revision: 0 }] });

/** After these, that. */
const after =
  (before: readonly OperationCall[], press: OperationCall): KilledCall['prepare'] =>
  async (stage) => {
    await callAll(stage, before);
    return press;
  };

const synced: readonly KilledCall[] = [
  {
    name: 'putTracked',
    prepare: after(
      [desk],
      asAnna('putTracked', {
        agreed,
        records: [
          { record: noted(recordOf('hh-1'), 'перезвонить'), revision: 1 },
          { record: recordOf('hh-2'), revision: 0 },
        ],
        marks: [{ mark, revision: 0 }],
      }),
    ),
  },
  { name: 'deleteTracked', prepare: after([desk], asAnna('deleteTracked', {})) },
  ...[profile, resumeOf('Анна, аналитик'), versions].map((value) => ({
    name: `putSynced ${value.kind}`,
    prepare: after([desk], asAnna('putSynced', { agreed, value, revision: 0 })),
  })),
  {
    name: 'putSynced over another',
    prepare: after(
      [asAnna('putSynced', { agreed, value: resumeOf('было'), revision: 0 })],
      asAnna('putSynced', { value: resumeOf('стало'), revision: 1 }),
    ),
  },
  {
    name: 'deleteSynced',
    prepare: after(
      [asAnna('putSynced', { agreed, value: profile, revision: 0 })],
      asAnna('deleteSynced', { kind: 'profile' }),
    ),
  },
];

const kept: readonly KilledCall[] = [
  {
    name: 'putLetter',
    prepare: after(
      [asAnna('putLetter', letterOf('hh-1', 'первое'))],
      asAnna('putLetter', letterOf('hh-2', 'второе')),
    ),
  },
  {
    name: 'putLetter over another',
    prepare: after(
      [asAnna('putLetter', letterOf('hh-1', 'было'))],
      asAnna('putLetter', { ...letterOf('hh-1', 'стало'), revision: 1 }),
    ),
  },
  {
    name: 'deleteLetter',
    prepare: after([asAnna('putLetter', letterOf('hh-1', 'было'))], asAnna('deleteLetter', { id: 'hh-1' })),
  },
  {
    name: 'putSearch',
    prepare: after([asAnna('putSearch', searchOf('s1'))], asAnna('putSearch', searchOf('s2', 'Повара'))),
  },
  {
    name: 'deleteSearch',
    async prepare(stage) {
      await callAll(stage, [
        asAnna('putSearch', searchOf('s1')),
        asAnna('putSearch', searchOf('s2', 'Повара')),
      ]);
      const newEntry = { entry: sent.entryOf('hh-1'), search_ids: ['s1'], job_id: 'hh-1', count: 0 };
      await sent.addFound(userOwner(by), [newEntry], new Date());
      return asAnna('deleteSearch', { searchId: 's1' });
    },
  },
];

const cv = { name: 'cv.pdf', type: 'resume', size: content.pdf.length };

/** A file in the bucket that nobody has confirmed yet. */
async function sentFile(stage: Stage): Promise<OperationCall> {
  const [upload] = await callAll(stage, [asAnna('requestUpload', cv)]);
  await post(upload?.body, content.pdf);
  return asAnna('confirmUpload', { documentId: upload?.body.documentId });
}
async function confirmedFile(stage: Stage): Promise<string> {
  const confirm = await sentFile(stage);
  await callAll(stage, [confirm]);
  return String(confirm.input?.documentId);
}

const files: readonly KilledCall[] = [
  { name: 'requestUpload', prepare: after([desk], asAnna('requestUpload', cv)) },
  {
    name: 'confirmUpload',
    prepare: sentFile,
    // What was sent goes within a day (docs/rules.md#documents-unconfirmed).
    mayLeave: /^FILES: too much: incoming\//u,
  },
  {
    name: 'putAnnotations',
    prepare: async (stage) =>
      asAnna('putAnnotations', {
        documentId: await confirmedFile(stage),
        marks: [{ annotationType: 9 }],
        revision: 0,
      }),
  },
  {
    name: 'deleteDocument',
    // Deleted by the first press, it is no more for the second.
    repeated: [200, 404],
    async prepare(stage) {
      const documentId = await confirmedFile(stage);
      await callAll(stage, [
        asAnna('putAnnotations', { documentId, marks: [{ annotationType: 9 }], revision: 0 }),
      ]);
      return asAnna('deleteDocument', { documentId });
    },
  },
];

export const killSaves: readonly Scenario[] = [
  {
    name: 'kill-sync',
    breaks: 'kill -9 вокруг каждой записи: отклики, профиль, резюме и версии в аккаунте',
    run: (stage) => killCalls(stage, synced),
  },
  {
    name: 'kill-letters-searches',
    breaks: 'kill -9 вокруг каждой записи: письма и сохранённые поиски',
    run: (stage) => killCalls(stage, kept),
  },
  {
    name: 'kill-documents',
    breaks: 'kill -9 вокруг каждой записи: загрузка, пометки и удаление файла',
    run: (stage) => killCalls(stage, files),
  },
];
