import assert from 'node:assert/strict';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion as agreed } from '#core/domain/user/consent.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { putSubscription } from '#tests/support/digests/saved-search.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';
import { callAll, killCalls } from '../operation-calls.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationCall, OperationName } from '../stage/tasks.ts';

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

const expected = { erased: [{ id: 'anna', texts: ['anna@example.ru', wordsOf('anna'), '117-anna'] }] };

async function killErasure(stage: Stage) {
  const outcome = await killCalls(stage, [
    {
      name: 'deleteMe',
      async prepare() {
        await keepEverything(stage, 'anna');
        await keepEverything(stage, 'boris');
        return { operation: 'deleteMe', by: 'anna' };
      },
      expected,
    },
  ]);
  assert(outcome.breaks >= 5);
  return outcome;
}

export const killErasures: readonly Scenario[] = [
  {
    name: 'kill-erasure',
    breaks: 'kill -9 вокруг каждой записи удаления аккаунта: таблицы, файлы, пул',
    run: killErasure,
  },
];
