import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteMe } from '#core/contract/own-data.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { handler as deleteHandler } from '#functions/http/own-data/delete-me.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { leased } from '#tests/support/store/leases.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  for (const id of ['anna', 'boss']) await userRoles.put(id, 'admin');
  await consents.record(leased('anna'), 'letters');
});

const erase = operationCaller(deleteMe, deleteHandler);
const group = 'start-1';
const execution = `arn:aws:states:eu-central-1:0:execution:import:${group}`;

async function importStartedBy(started_by: string, leasedForMs: number, resumed_by: string | null = null) {
  const started_at = new Date().toISOString();
  const run = { ...newImportRun({ id: 'run-1', source: 'hh', started_by, started_at }), group, execution };
  await importRuns.put({ ...run, resumed_by });
  const until = new Date(Date.now() + leasedForMs).toISOString();
  await importRuns.takeLease({ execution, group, until, stop: false }, null);
}

it('who has started the import that is running is refused and loses nothing', async () => {
  await importStartedBy('anna', 60_000);
  const { status, body } = await erase('anna');
  expect([status, body.error.code, body.error.message]).toEqual([
    409,
    'conflict',
    'Идёт импорт, который вы запустили. Дождитесь его окончания или остановите его.',
  ]);
  expect(await userRoles.isAdmin('anna')).toBe(true);
  expect(await consents.listOf('anna')).toHaveLength(1);
  expect((await importRuns.get('run-1')).started_by).toBe('anna');
  await importRuns.releaseLease(execution);
  expect((await erase('anna')).body).toEqual({ isDone: true });
});

it('who has gone on with it is refused as well, and is named by no run afterwards', async () => {
  await importStartedBy('schedule', 60_000, 'anna');
  expect((await erase('anna')).status).toBe(409);
  await importRuns.releaseLease(execution);
  expect((await importRuns.pageOfStarters(null)).ids).toEqual([]);
  expect((await erase('anna')).body).toEqual({ isDone: true });
  expect(await importRuns.get('run-1')).toMatchObject({ started_by: 'schedule', resumed_by: 'erased' });
});

it.each([
  ['somebody else has started', 'boss', 60_000],
  ['has died and left its lease behind', 'anna', -1000],
])('an import that %s keeps nobody', async (_, startedBy, leasedForMs) => {
  await importStartedBy(startedBy, leasedForMs);
  expect((await erase('anna')).body).toEqual({ isDone: true });
  expect((await importRuns.get('run-1')).started_by).not.toBe('anna');
});
