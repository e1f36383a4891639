import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { emailConsentVersion, syncConsentVersion } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { itemId } from '#functions/store/accounts/user-items.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import { content } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import type { Confirmed } from '../invariants/confirmed.ts';
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
    agreed: emailConsentVersion,
  },
});

/** Anna's, by its id. */
const ofAnna = (id: string, is: Record<string, unknown> = {}): Confirmed => ({
  table: 'USER_ITEMS_TABLE',
  is: { user_id: by, id, ...is },
});
const keptLetter = (letter_id: string, text: string): Confirmed => ({
  table: 'USER_ITEMS_TABLE',
  is: { user_id: by, letter_id, text },
});
const keptSearch = (search_id: string, name: string): Confirmed => ({
  table: 'SUBSCRIPTIONS_TABLE',
  is: { owner: userOwner(by), search_id, name },
});
const gone = (confirmed: Confirmed): Confirmed => ({ ...confirmed, times: 0 });

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
    confirmed: () => [
      ofAnna(itemId('application', 'hh-1'), { revision: 2 }),
      ofAnna(itemId('application', 'hh-2'), { revision: 1 }),
      ofAnna(itemId('mark', 'job#hh-9'), { revision: 1 }),
    ],
  },
  {
    name: 'deleteTracked',
    prepare: after([desk], asAnna('deleteTracked', {})),
    confirmed: () => [gone(ofAnna(itemId('application', 'hh-1')))],
  },
  ...[profile, resumeOf('Анна, аналитик'), versions].map((value) => ({
    name: `putSynced ${value.kind}`,
    prepare: after([desk], asAnna('putSynced', { agreed, value, revision: 0 })),
    confirmed: () => [ofAnna(itemId('synced', value.kind), { value: JSON.stringify(value), revision: 1 })],
  })),
  {
    name: 'putSynced over another',
    prepare: after(
      [asAnna('putSynced', { agreed, value: resumeOf('было'), revision: 0 })],
      asAnna('putSynced', { value: resumeOf('стало'), revision: 1 }),
    ),
    confirmed: () => [
      ofAnna(itemId('synced', 'resume'), { value: JSON.stringify(resumeOf('стало')), revision: 2 }),
    ],
  },
  {
    name: 'deleteSynced',
    prepare: after(
      [asAnna('putSynced', { agreed, value: profile, revision: 0 })],
      asAnna('deleteSynced', { kind: 'profile' }),
    ),
    confirmed: () => [gone(ofAnna(itemId('synced', 'profile')))],
  },
];

const kept: readonly KilledCall[] = [
  {
    name: 'putLetter',
    prepare: after(
      [asAnna('putLetter', letterOf('hh-1', 'первое'))],
      asAnna('putLetter', letterOf('hh-2', 'второе')),
    ),
    confirmed: () => [keptLetter('hh-1', 'первое'), keptLetter('hh-2', 'второе')],
  },
  {
    name: 'putLetter over another',
    prepare: after(
      [asAnna('putLetter', letterOf('hh-1', 'было'))],
      asAnna('putLetter', { ...letterOf('hh-1', 'стало'), revision: 1 }),
    ),
    confirmed: () => [keptLetter('hh-1', 'стало'), gone(keptLetter('hh-1', 'было'))],
  },
  {
    name: 'deleteLetter',
    prepare: after([asAnna('putLetter', letterOf('hh-1', 'было'))], asAnna('deleteLetter', { id: 'hh-1' })),
    confirmed: () => [gone(keptLetter('hh-1', 'было'))],
  },
  {
    name: 'putSearch',
    prepare: after([asAnna('putSearch', searchOf('s1'))], asAnna('putSearch', searchOf('s2', 'Повара'))),
    confirmed: () => [keptSearch('s1', 'ML'), keptSearch('s2', 'Повара')],
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
    confirmed: () => [gone(keptSearch('s1', 'ML')), keptSearch('s2', 'Повара')],
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

/** An hour later it has expired (docs/rules.md#documents-unconfirmed). */
const unconfirmedUpload = /^USER_ITEMS_TABLE: too much: .*"expires_at".*"id":"document#<uuid>"/u;
/** What was sent goes within a day; the file put once more is another version of itself, which goes after 35 days. */
const leftFiles = /^FILES: too much: (?:incoming|documents)\/anna\/<uuid> /u;

const keptDocument = (documentId: unknown, is: Record<string, unknown> = {}): Confirmed =>
  ofAnna(itemId('document', String(documentId)), is);

const files: readonly KilledCall[] = [
  {
    name: 'requestUpload',
    prepare: after([desk], asAnna('requestUpload', cv)),
    // The form of the second press is another one; a file that is never confirmed is none.
    confirmed: () => [],
    mayLeave: unconfirmedUpload,
  },
  {
    name: 'confirmUpload',
    prepare: sentFile,
    confirmed: ({ input }) => [keptDocument(input?.documentId, { size: content.pdf.length })],
    mayLeave: leftFiles,
  },
  {
    name: 'putAnnotations',
    prepare: async (stage) =>
      asAnna('putAnnotations', {
        documentId: await confirmedFile(stage),
        marks: [{ annotationType: 9 }],
        revision: 0,
      }),
    confirmed: ({ input }) => [
      keptDocument(input?.documentId),
      ofAnna(itemId('annotations', String(input?.documentId)), { revision: 1 }),
    ],
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
    confirmed: ({ input }) => [
      gone(keptDocument(input?.documentId)),
      gone(ofAnna(itemId('annotations', String(input?.documentId)))),
    ],
  },
];

export const killSaves: readonly Scenario[] = [
  {
    name: 'kill-sync',
    breaks: 'kill -9 вокруг каждой записи: отклики, профиль, резюме и версии в аккаунте',
    run: (stage) => killCalls(stage, 'kill-sync', synced),
  },
  {
    name: 'kill-letters-searches',
    breaks: 'kill -9 вокруг каждой записи: письма и сохранённые поиски',
    run: (stage) => killCalls(stage, 'kill-letters-searches', kept),
  },
  {
    name: 'kill-documents',
    breaks: 'kill -9 вокруг каждой записи: загрузка, пометки и удаление файла',
    run: (stage) => killCalls(stage, 'kill-documents', files),
  },
];
