import assert from 'node:assert/strict';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion as agreed } from '#core/domain/user/consent.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { keepSearch } from '#tests/support/digests/kept-search.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';
import { done, killPresses } from '../presses.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationName, Press } from '../stage/works.ts';

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
/** Of each person alone. */
const wordsOf = (user: string) => `Резюме: ${user}, аналитик`;
const fileOf = (user: string) => new TextEncoder().encode(`%PDF-1.7\n${wordsOf(user)}`);

/** Something in every place; a second file was sent and never confirmed. */
async function keepEverything(stage: Stage, user: string): Promise<void> {
  const press = (operation: OperationName, input: Record<string, unknown>): Press => ({
    operation,
    by: user,
    input,
  });
  const cv = press('requestUpload', { name: `${user}.pdf`, type: 'resume', size: fileOf(user).length });
  const [asked, second] = await done(stage, [
    cv,
    cv,
    press('putTracked', { agreed, records: [{ record: newTracked('hh-1', facts, at), revision: 0 }] }),
    press('putSynced', {
      ...{ agreed, revision: 0 },
      value: { kind: 'resume', text: wordsOf(user), blocks: null, reading: null },
    }),
    press('putLetter', { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text: wordsOf(user) }),
    { operation: 'grantAdmin', by: 'boss', input: { userId: user } },
  ]);
  for (const form of [asked, second]) await post(form?.body, fileOf(user));
  const documentId = asked?.body.documentId;
  await done(stage, [
    press('confirmUpload', { documentId }),
    press('putAnnotations', { documentId, marks: [{ note: wordsOf(user) }], revision: 0 }),
  ]);
  await googleLinks.put(leased(user), `117-${user}`, user);
  await keepSearch(user);
  await importRuns.put({
    ...newImportRun({ id: `run-${user === 'anna' ? 1 : 2}`, source: 'hh', started_by: user, started_at: at }),
    status: 'failed',
  });
}

const expected = { erased: [{ id: 'anna', texts: ['anna@example.ru', wordsOf('anna'), '117-anna'] }] };

async function killErasure(stage: Stage) {
  const outcome = await killPresses(stage, [
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
