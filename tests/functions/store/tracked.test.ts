import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { deleteTracked, saveTracked } from '#functions/actions/account-sync/tracked.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { startKillableClient } from '#tests/support/store/killable-client.ts';
import { leased } from '#tests/support/store/leases.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let killable: ReturnType<typeof startKillableClient>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  server = await startDynamodb();
  killable = startKillableClient();
  pool = await startUserPool();
  pool.state.users = [{ id: 'anna', email: 'anna@example.ru' }];
  process.env.ACCOUNT_SYNC = 'true';
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
beforeEach(async () => {
  killable.revive();
  await emptyTables();
});

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const recordOf = (id: string) => newTracked(id, facts, at);
const records = ['hh-1', 'hh-2', 'hh-3'].map(recordOf);
const caller = { id: 'anna', username: 'anna' } as Parameters<typeof deleteTracked>[0];
const putRecords = (some: readonly TrackedJob[], revision = 0) =>
  saveTracked(
    { agreed: syncConsentVersion, records: some.map((record) => ({ record, revision })), marks: [] },
    caller,
  );
const storedRecords = async () => (await tracked.page('anna', {})).records;

describe('killed before, during and after its writes', () => {
  // The lease, the consent; then of each record two counts and the record itself; the lease again.
  const writes = 2 + 3 * 3 + 1;
  const cases = Array.from({ length: writes }, (_, n) => n + 1).flatMap((n) =>
    [false, true].map((losing) => [n, losing] as const),
  );
  it.each(cases)('with write %i (lost: %s): the same call again has all of it, once', async (n, losing) => {
    killable.killAfter(n, { losing });
    await putRecords(records).catch(() => null);
    killable.revive();
    for (const { value } of await storedRecords()) expect(records).toContainEqual(value);
    await putRecords(records);
    expect((await storedRecords()).map(({ value }) => value)).toEqual(records);
  });

  it.each([1, 2, 3, 4, 5])('a deletion, with write %i: again, and nothing is left', async (n) => {
    await putRecords(records);
    killable.killAfter(n);
    await deleteTracked(caller).catch(() => null);
    killable.revive();
    await deleteTracked(caller);
    const remaining = await userItems.listByPrefix('anna', '');
    expect(remaining.map(({ id }) => id)).toEqual(['account']);
  });
});

describe('two at once', () => {
  it('who was let in before a deletion undoes what it wrote after it', async () => {
    await putRecords([]);
    // Between the look at the consent and the first record.
    killable.onNext('BatchGetItem', async () => {
      await consents.delete(leased('anna'), 'tracker');
      await tracked.deleteAllOf(leased('anna'));
    });
    const put = saveTracked(
      { agreed: undefined, records: [{ record: recordOf('hh-1'), revision: 0 }], marks: [] },
      caller,
    );
    await expect(put).rejects.toMatchObject({ code: 'forbidden' });
    expect(await userItems.countOf('anna', 'application')).toBe(0);
  });

  it('of a record that somebody writes in between the newer is given back', async () => {
    await putRecords([recordOf('hh-1')]);
    const [mine, theirs] = ['мое', 'чужое'].map((note) =>
      withField(recordOf('hh-1'), 'note', note, '2026-11-21T10:00:00.000Z'),
    ) as [TrackedJob, TrackedJob];
    killable.onNext('PutItem', () =>
      tracked.put(leased('anna'), [tracked.recordEntry({ value: theirs, revision: 1 })]),
    );
    const [answer] = await tracked.put(leased('anna'), [tracked.recordEntry({ value: mine, revision: 1 })]);
    expect(answer).toEqual({ newer: { value: theirs, revision: 2 } });
  });
});
