import assert from 'node:assert/strict';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion as agreed } from '#core/domain/user/consent.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { putSubscription } from '#tests/support/digests/saved-search.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';
import { killAtEachWrite, tooFewKills } from '../kills.ts';
import { callAll, killCalls } from '../operation-calls.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationCall, OperationName } from '../stage/tasks.ts';
import { killed, type Worker } from '../stage/workers.ts';

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
/** Of each person alone. */
const wordsOf = (user: string) => `Резюме: ${user}, аналитик`;
const fileOf = (user: string) => new TextEncoder().encode(`%PDF-1.7\n${wordsOf(user)}`);

/** Something in every place; a second file was sent and never confirmed. */
async function keepEverything(stage: Stage, user: string): Promise<void> {
  const callOf = (operation: OperationName, input: Record<string, unknown>): OperationCall => ({
    operation,
    by: user,
    input,
  });
  const cv = callOf('requestUpload', { name: `${user}.pdf`, type: 'resume', size: fileOf(user).length });
  const [firstUpload, second] = await callAll(stage, [
    cv,
    cv,
    callOf('putTracked', { agreed, records: [{ record: newTracked('hh-1', facts, at), revision: 0 }] }),
    callOf('putSynced', {
      ...{ agreed, revision: 0 },
      value: { kind: 'resume', text: wordsOf(user), blocks: null, reading: null },
    }),
    callOf('putLetter', { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text: wordsOf(user) }),
    { operation: 'grantAdmin', by: 'boss', input: { userId: user } },
  ]);
  for (const form of [firstUpload, second]) await post(form?.body, fileOf(user));
  const documentId = firstUpload?.body.documentId;
  await callAll(stage, [
    callOf('confirmUpload', { documentId }),
    callOf('putAnnotations', { documentId, marks: [{ note: wordsOf(user) }], revision: 0 }),
  ]);
  await googleLinks.put(leased(user), `117-${user}`, user);
  await putSubscription(user);
  await importRuns.put({
    ...newImportRun({ id: `run-${user === 'anna' ? 1 : 2}`, source: 'hh', started_by: user, started_at: at }),
    status: 'failed',
  });
}

const erased = [{ id: 'anna', texts: ['anna@example.ru', wordsOf('anna'), '117-anna'] }];

const killErasure = (stage: Stage) =>
  killCalls(stage, 'kill-erasure', [
    {
      name: 'deleteMe',
      async prepare() {
        await keepEverything(stage, 'anna');
        await keepEverything(stage, 'boris');
        return { operation: 'deleteMe', by: 'anna' };
      },
      expectBody: ({ isDone }) => assert.equal(isDone, true),
      confirmed: () => [{ table: 'USER_ROLES_TABLE', is: { user_id: 'anna' }, times: 0 }],
      erased,
    },
  ]);

const dayAndHour = 25 * 3_600_000;

/** The pool does not have Anna any more, and the sweep has seen so a day ago. */
async function losePoolUser(stage: Stage): Promise<void> {
  stage.pool.state.users = stage.pool.state.users.filter(({ id }) => id !== 'anna');
  const items = await itemsOf('USER_ITEMS_TABLE');
  const account = items.find(({ user_id, id }) => user_id === 'anna' && id === 'account');
  const missing_since = new Date(Date.now() - dayAndHour).toISOString();
  await putItems('USER_ITEMS_TABLE', [{ ...account, missing_since }]);
}

/** Somebody whom the pool has lost: the sweep erases what is left of them. */
async function killSweep(stage: Stage) {
  const sweep = async (worker: Worker) => {
    const swept = await worker.ask('sweep', undefined);
    assert(swept === killed || ('left' in swept && swept.left === 0), JSON.stringify(swept));
    return swept;
  };
  const { kills, lost } = await killAtEachWrite(stage, 'sweep', {
    async prepare() {
      await keepEverything(stage, 'anna');
      await keepEverything(stage, 'boris');
      await losePoolUser(stage);
    },
    run: sweep,
    repeat: sweep,
    expectAnswer() {},
    expected: () => ({ erased }),
    // How many accounts the walk before has met: the second one meets one less.
    mayLeave: /^USER_ITEMS_TABLE: .*"id":"progress".*"user_id":"#sweep"/u,
  });
  return { breaks: kills, saw: 'ничего', lost: [...lost, ...tooFewKills('sweep', kills)] };
}

export const killErasures: readonly Scenario[] = [
  {
    name: 'kill-erasure',
    breaks: 'kill -9 вокруг каждой записи удаления аккаунта: таблицы, файлы, пул',
    run: killErasure,
  },
  {
    name: 'kill-sweep',
    breaks: 'kill -9 вокруг каждой записи ночной уборки того, чего нет в пуле',
    run: killSweep,
  },
];
