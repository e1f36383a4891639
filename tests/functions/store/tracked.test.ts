import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { deleteTracked, keepTracked } from '#functions/actions/account-sync/tracked.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { leased } from '#tests/support/store/leases.ts';
import { startMortalClient } from '#tests/support/store/mortal-client.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let mortal: ReturnType<typeof startMortalClient>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  server = await startDynamodb();
  mortal = startMortalClient();
  pool = await startUserPool();
  pool.held.users = [{ id: 'anna', email: 'anna@example.ru' }];
  process.env.ACCOUNT_SYNC = 'true';
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
beforeEach(async () => {
  mortal.revive();
  await emptyTables();
});

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const recordOf = (id: string) => newTracked(id, facts, at);
const records = ['hh-1', 'hh-2', 'hh-3'].map(recordOf);
const caller = { id: 'anna', username: 'anna' } as Parameters<typeof deleteTracked>[0];
const keep = (some: readonly TrackedJob[], revision = 0) =>
  keepTracked(
    { agreed: syncConsentVersion, records: some.map((record) => ({ record, revision })), marks: [] },
    caller,
  );
const keptOf = async () => (await tracked.page('anna', {})).records;

describe('killed before, during and after its writes', () => {
  // The lease, the consent; then of each record two counts and the record itself; the lease again.
  const writes = 2 + 3 * 3 + 1;
  const cases = Array.from({ length: writes }, (_, n) => n + 1).flatMap((n) =>
    [false, true].map((losing) => [n, losing] as const),
  );
  it.each(cases)('with write %i (lost: %s): the same call again has all of it, once', async (n, losing) => {
    mortal.killAfter(n, { losing });
    await keep(records).catch(() => null);
    mortal.revive();
    for (const { value } of await keptOf()) expect(records).toContainEqual(value);
    await keep(records);
    expect((await keptOf()).map(({ value }) => value)).toEqual(records);
  });

  it.each([1, 2, 3, 4, 5])('a deletion, with write %i: again, and nothing is left', async (n) => {
    await keep(records);
    mortal.killAfter(n);
    await deleteTracked(caller).catch(() => null);
    mortal.revive();
    await deleteTracked(caller);
    const left = await userItems.listByPrefix('anna', '');
    expect(left.map(({ id }) => id)).toEqual(['account']);
  });
});

describe('two at once', () => {
  it('who was let in before a deletion undoes what it wrote after it', async () => {
    await keep([]);
    // Between the look at the consent and the first record.
    mortal.onNext('BatchGetItem', async () => {
      await consents.delete(leased('anna'), 'tracker');
      await tracked.deleteAllOf(leased('anna'));
    });
    const put = keepTracked(
      { agreed: undefined, records: [{ record: recordOf('hh-1'), revision: 0 }], marks: [] },
      caller,
    );
    await expect(put).rejects.toMatchObject({ code: 'forbidden' });
    expect(await userItems.countOf('anna', 'application')).toBe(0);
  });

  it('of a record that somebody writes in between the newer is given back', async () => {
    await keep([recordOf('hh-1')]);
    const [mine, theirs] = ['мое', 'чужое'].map((note) =>
      withField(recordOf('hh-1'), 'note', note, '2026-11-21T10:00:00.000Z'),
    ) as [TrackedJob, TrackedJob];
    mortal.onNext('PutItem', () =>
      tracked.put(leased('anna'), [tracked.recordEntry({ value: theirs, revision: 1 })]),
    );
    const [answer] = await tracked.put(leased('anna'), [tracked.recordEntry({ value: mine, revision: 1 })]);
    expect(answer).toEqual({ newer: { value: theirs, revision: 2 } });
  });
});
