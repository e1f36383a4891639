import { isDeepStrictEqual } from 'node:util';
import { newTracked, withField } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion as agreed, emailConsentVersion } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { content } from '#tests/support/http/own-data.ts';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import { type Execution, newExecution } from '#tests/support/import/import-stage.ts';
import { post } from '#tests/support/store/files.ts';
import { type Expected, violationsOf } from '../invariants/invariants.ts';
import { startReader } from '../reader.ts';
import { onlyNewer, type ReleasePair, releasePairs } from '../releases/release-pairs.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import type { Stage } from '../stage/stage.ts';
import type { ImportStep, OperationCall, OperationName, TaskName, tasks } from '../stage/tasks.ts';
import { killed, startWorkers, type Worker, type Workers } from '../stage/workers.ts';

/** Functions of the two releases that are at work at the same time; `first` begins what the other goes on with. */
interface Side {
  readonly stage: Stage;
  readonly pair: ReleasePair;
  readonly older: Workers;
  readonly newer: Workers;
  readonly order: readonly [Workers, Workers];
  readonly seen: ReturnType<typeof sightings>;
  readonly lost: string[];
  /** How often one has gone on where the other had written last. */
  handovers: number;
  last?: Workers;
}

const minute = 60_000;
const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

async function answered<Name extends TaskName>(
  side: Side,
  release: Workers,
  task: Name,
  input: Parameters<(typeof tasks)[Name]>[0],
  worker?: Worker,
) {
  if (side.last !== release) side.handovers += 1;
  side.last = release;
  const answer = await (worker ?? (await release.undisturbed())).ask(task, input);
  if (answer === killed) throw new Error(`${task} ended by itself`);
  return answer;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer's body of any operation
async function press(side: Side, release: Workers, call: OperationCall, worker?: Worker): Promise<any> {
  const answer = await answered(side, release, 'call', call, worker);
  side.seen.answer(answer);
  if (answer.status !== 200)
    side.lost.push(`${call.operation} of ${call.by}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A batch of one release goes on where a batch of the other has ended. */
async function importAlternately(side: Side, ids: readonly string[]): Promise<void> {
  side.stage.source.vacancies = ids.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
  for (const id of ids) side.stage.source.details.set(id, described);
  let step: ImportStep = { start: newExecution() };
  for (let n = 0; ; n++) {
    const next: Execution = await answered(side, side.order[n % 2] as Workers, 'importStep', step);
    if (next.state.hasFailed) side.lost.push(`an import of both has failed: ${JSON.stringify(next.state)}`);
    if (!next.state.hasMore) break;
    step = next;
  }
}

const callOf = (by: string, operation: OperationName, input: Record<string, unknown>): OperationCall => ({
  operation,
  by,
  input,
});
const asAnna = (operation: OperationName, input: Record<string, unknown>) => callOf('anna', operation, input);

const record = newTracked('hh-1', facts, at);
const letterOf = (text: string) => ({ id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text });
const profileOf = (fullName: string) => ({
  kind: 'profile',
  profile: { ...emptyProfile, fullName },
  isOnboarded: true,
});
const resumeOf = (text: string) => ({ kind: 'resume', text, blocks: null, reading: null });
const searchOf = (name: string) => ({
  ...{ searchId: 's1', name, query: { q: 'программист' }, schedule: 'first-import', tz: 'Europe/Moscow' },
  agreed: emailConsentVersion,
});
const mark = { kind: 'job', id: 'hh-9', name: 'Вектор', isHidden: true };

/** Each is written by one release, and written over by the other. */
const saves: readonly OperationCall[] = [
  asAnna('putTracked', { agreed, records: [{ record, revision: 0 }], marks: [{ mark, revision: 0 }] }),
  asAnna('putTracked', {
    agreed,
    records: [{ record: withField(record, 'note', 'перезвонить', '2026-11-21T10:00:00.000Z'), revision: 1 }],
    marks: [{ mark: { ...mark, name: 'Вектор+' }, revision: 1 }],
  }),
  asAnna('putSynced', { agreed, value: profileOf('Анна'), revision: 0 }),
  asAnna('putSynced', { value: profileOf('Анна Ветрова'), revision: 1 }),
  asAnna('putSynced', { agreed, value: resumeOf('было'), revision: 0 }),
  asAnna('putSynced', { value: resumeOf('стало'), revision: 1 }),
  asAnna('putLetter', letterOf('было')),
  asAnna('putLetter', { ...letterOf('стало'), revision: 1 }),
  asAnna('putSearch', searchOf('Программисты')),
  asAnna('putSearch', searchOf('Все программисты')),
  callOf('boss', 'setJobActive', { jobId: 'hh-2', isActive: false }),
  callOf('boss', 'setJobActive', { jobId: 'hh-2', isActive: true }),
];

/** Announced, confirmed and marked by turns. */
async function upload(side: Side): Promise<string> {
  const [first, second] = side.order;
  const cv = { name: 'cv.pdf', type: 'resume', size: content.pdf.length };
  // Of a process whose clock has never been ahead: the SDK would take that back in what it signs.
  const fresh = await first.worker();
  const form = await press(side, first, asAnna('requestUpload', cv), fresh);
  await fresh.end();
  await post(form, content.pdf);
  const { documentId } = form;
  await press(side, second, asAnna('confirmUpload', { documentId }));
  for (const [revision, release] of side.order.entries())
    await press(
      side,
      release,
      asAnna('putAnnotations', { documentId, marks: [{ page: revision }], revision }),
    );
  return documentId;
}

/** Of everything that Anna has, what a release shows. */
async function shownBy(side: Side, release: Workers, documentId: string) {
  const ask = (operation: OperationName, input: Record<string, unknown> = {}) =>
    press(side, release, asAnna(operation, input));
  const own = await ask('exportMyData');
  return {
    records: (await ask('listTracked')).records,
    marks: (await ask('listTracked', { after: 'mark#' })).marks,
    profile: await ask('getSynced', { kind: 'profile' }),
    resume: await ask('getSynced', { kind: 'resume' }),
    letters: (await ask('listLetters')).letters.map(
      ({ id, text, revision }: Record<'id' | 'text' | 'revision', unknown>) => [id, text, revision],
    ),
    searches: await ask('listSearches'),
    documents: await ask('listDocuments'),
    annotations: await ask('getAnnotations', { documentId }),
    exported: [own.tracked, own.trackedMarks, own.synced, own.searches, own.told, own.documents[0]?.marks],
  };
}

/** A stage of an application that the older release has no word for: it leaves the record out, and the record stays. */
async function saveOnlyNewer(side: Side): Promise<void> {
  const trial = { ...newTracked('newer-1', facts, at), stage: { value: onlyNewer.stage, at } };
  await press(side, side.newer, asAnna('putTracked', { agreed, records: [{ record: trial, revision: 0 }] }));
  const { records } = await press(side, side.older, asAnna('listTracked', {}));
  if (records.length !== 1)
    side.lost.push(`of two records, one of them too new, ${records.length} are shown`);
  // A device that has not heard of it writes over it: refused, and in words.
  const stale = { records: [{ record: newTracked('newer-1', facts, at), revision: 0 }] };
  const answer = await answered(side, side.older, 'call', asAnna('putTracked', stale));
  side.seen.answer(answer);
  if (answer.status === 200) side.lost.push('the older release writes over what it cannot read');
}

/** What an import of the newer release has written into its column stays, whatever the older one changes of the vacancy. */
async function changeByOlder(side: Side): Promise<void> {
  await answered(side, side.newer, 'imports', undefined);
  for (const isActive of [false, true])
    await press(side, side.older, callOf('boss', 'setJobActive', { jobId: 'hh-1', isActive }));
  const { tables } = await side.stage.world();
  const perks = tables.JOBS_TABLE.find(({ id }) => id === 'hh-1')?.perks;
  if (perks !== onlyNewer.perks) side.lost.push(`a column of the newer release is ${JSON.stringify(perks)}`);
}

const emailCounts = ({ mail }: Stage) =>
  ['anna', 'boris'].map((person) => mail.emails.filter(({ to }) => to === `${person}@example.ru`).length);

/** One release finds what is new, the other tells of it. */
async function digest(side: Side, order: readonly [Workers, Workers], each: number): Promise<void> {
  const { clock } = side.stage.workers;
  clock.ahead += 5 * minute;
  await answered(side, order[0], 'match', undefined);
  clock.ahead += 5 * minute;
  await answered(side, order[1], 'send', undefined);
  clock.ahead += 5 * minute;
  await answered(side, order[0], 'send', undefined);
  const counts = emailCounts(side.stage);
  side.seen.note(`писем ${counts.join(' и ')}`);
  if (counts.some((count) => count !== each)) side.lost.push(`e-mails ${counts}, not ${each} each`);
}

async function sideBySide(side: Side): Promise<void> {
  const { stage, order, lost } = side;
  const [first, second] = order;
  await stage.reset();
  const readers = await Promise.all(order.map((workers) => startReader({ ...stage, workers })));
  await answered(side, first, 'match', undefined);
  await importAlternately(side, ['1', '2', '3', '4']);
  for (const [n, call] of saves.entries()) await press(side, order[n % 2] as Workers, call);
  await press(side, second, callOf('boris', 'putSearch', searchOf('Программисты')));
  const documentId = await upload(side);
  // One is new, one has gone.
  await importAlternately(side, ['1', '2', '3', '5']);
  await digest(side, [second, first], 1);
  stage.workers.clock.ahead += 24 * 60 * minute;
  await importAlternately(side, ['1', '2', '3', '5', '6']);
  await digest(side, [first, second], 2);
  if (side.pair.hasMore) await changeByOlder(side);
  const [byOlder, byNewer] = [
    await shownBy(side, side.older, documentId),
    await shownBy(side, side.newer, documentId),
  ];
  if (!isDeepStrictEqual(byOlder, byNewer))
    lost.push(`one shows ${JSON.stringify(byOlder)}, the other ${JSON.stringify(byNewer)}`);

  if (side.pair.hasMore) await saveOnlyNewer(side);

  // A deploy publishes: each release its own, or both by turns.
  for (const release of order) {
    const publisher = await release.worker();
    await answered(side, release, 'publish', { moreThan: -1 }, publisher);
    await publisher.end();
  }
  await press(side, second, callOf('boris', 'deleteMe', {}));
  const world = await stage.world();
  for (const reader of readers) lost.push(...(await reader.differencesFrom(world)));
  for (const workers of order)
    lost.push(...(await (await startReader({ ...stage, workers })).differencesFrom(world)));
  const owner = { user_id: 'anna' };
  const expected: Expected = {
    confirmed: [
      { table: 'USER_ITEMS_TABLE', is: { ...owner, letter_id: 'hh-1', text: 'стало', revision: 2 } },
      { table: 'USER_ITEMS_TABLE', is: { ...owner, id: 'application#hh-1', revision: 2 } },
      { table: 'USER_ITEMS_TABLE', is: { ...owner, id: 'mark#job#hh-9', revision: 2 } },
      { table: 'USER_ITEMS_TABLE', is: { ...owner, id: 'synced#profile', revision: 2 } },
      { table: 'USER_ITEMS_TABLE', is: { ...owner, id: 'synced#resume', revision: 2 } },
      { table: 'USER_ITEMS_TABLE', is: { ...owner, id: `annotations#${documentId}`, revision: 2 } },
      { table: 'SUBSCRIPTIONS_TABLE', is: { owner: 'user#anna', search_id: 's1', name: 'Все программисты' } },
      ...(side.pair.hasMore
        ? [{ table: 'USER_ITEMS_TABLE' as const, is: { ...owner, id: 'application#newer-1', revision: 1 } }]
        : []),
      ...['1', '2', '3', '5', '6'].map((id) => ({
        table: 'JOBS_TABLE' as const,
        is: { id: `hh-${id}`, is_open: true, is_active: true },
      })),
    ],
    erased: [{ id: 'boris', texts: ['boris@example.ru'] }],
  };
  lost.push(...violationsOf(world, expected));
}

async function twoReleases(stage: Stage): Promise<Outcome> {
  const seen = sightings();
  const lost: string[] = [];
  let handovers = 0;
  for (const pair of releasePairs) {
    const others: Workers[] = [];
    const workersOf = async (edits: ReleasePair['older']) => {
      if (Object.keys(edits).length === 0) return stage.workers;
      const workers = await startWorkers(stage.gate.environment, { edits, beside: stage.workers });
      others.push(workers);
      return workers;
    };
    const [older, newer] = [await workersOf(pair.older), await workersOf(pair.newer)];
    for (const order of [
      [older, newer],
      [newer, older],
    ] as const) {
      const side: Side = { stage, pair, older, newer, order, seen, lost: [], handovers: 0 };
      await sideBySide(side);
      const what = `${pair.name}, ${order[0] === older ? 'the older' : 'the newer'} first`;
      console.error(`  ${what}: ${side.handovers}, потеряно ${side.lost.length}`);
      handovers += side.handovers;
      lost.push(...side.lost.map((sentence) => `${what}: ${sentence}`));
    }
    for (const workers of others) await workers.close();
  }
  return { breaks: handovers, saw: seen.text(), lost };
}

export const releaseFaults: readonly Scenario[] = [
  {
    name: 'two-releases',
    breaks: 'два выпуска сайта работают вперемежку: импорт, сохранения, письма, снимки',
    run: twoReleases,
  },
];
