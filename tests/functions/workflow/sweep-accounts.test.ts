import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmUpload, requestUpload } from '#core/contract/documents.ts';
import { putLetter } from '#core/contract/letters.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { sweepAccounts } from '#functions/actions/accounts/sweep-accounts.ts';
import * as files from '#functions/external/files.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import { handler as putLetterHandler } from '#functions/http/letters/put-letter.ts';
import * as accounts from '#functions/store/accounts.ts';
import * as audit from '#functions/store/audit.ts';
import * as consents from '#functions/store/consents.ts';
import * as googleLinks from '#functions/store/google-links.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import * as letters from '#functions/store/letters.ts';
import * as sweepProgress from '#functions/store/sweep-progress.ts';
import * as userDocuments from '#functions/store/user-documents.ts';
import * as userRoles from '#functions/store/user-roles.ts';
import { handler } from '#functions/workflow/sweep-accounts.ts';
import { post } from '#tests/support/files.ts';
import { leased, lettersOf } from '#tests/support/leases.ts';
import { asking, content, type OwnData, startOwnData } from '#tests/support/own-data.ts';
import { saidLines } from '#tests/support/said-lines.ts';
import { type Item, itemsOf, putItems } from '#tests/support/stored-items.ts';

const hourMs = 3_600_000;
const anna = '11111111-2222-3333-4444-555555555555';

let world: OwnData;
let said: ReturnType<typeof saidLines>;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  world.pool.held.users.push({ id: anna, email: 'anna.ivanova@example.ru' });
  // The SDK makes forms by the server's clock, and must see that this one is back from the day after.
  await files.page(null);
  // Somebody who is there.
  await userRoles.put('boss', 'admin');
  said = saidLines();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const keep = asking(putLetter, putLetterHandler);
const request = asking(requestUpload, requestHandler);
const confirm = asking(confirmUpload, confirmHandler);
const cv = { name: 'cv.pdf', type: 'resume', size: content.pdf.length };
const letter = { companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };

const later = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs + 1000 });
const lose = (id: string) => {
  world.pool.held.users = world.pool.held.users.filter((user) => user.id !== id);
};
/** As the clock calls it, but without the waits of who must not ask too often. */
const sweep = (more: Partial<Parameters<typeof sweepAccounts>[0]> = {}) =>
  sweepAccounts({
    ...{ walkUntil: Date.now() + 60_000, until: Date.now() + 60_000 },
    ...{ lookupsPerSecond: 10_000, evenIfMany: false, ...more },
  });

/** Of everything that is kept of the user anywhere, the names, but for the account's own item. */
async function leftOf(user: string): Promise<string[]> {
  const items = (await itemsOf('USER_ITEMS_TABLE')).filter(
    ({ user_id, account }) => [user_id, account].includes(user) || user_id === `google#${user}`,
  );
  const runs = (await itemsOf('IMPORT_RUNS_TABLE')).filter(({ started_by }) => started_by === user);
  return [
    ...items.map(({ id }) => String(id)).filter((id) => id !== 'account'),
    ...(await userRoles.listOf(user)),
    ...runs.map(({ id }) => String(id)),
    ...(await world.bucket.versions(`documents/${user}/`)),
    ...(await world.bucket.versions(`incoming/${user}/`)),
  ];
}

const tombstoneOf = async (user: string): Promise<Item | undefined> =>
  (await itemsOf('USER_ITEMS_TABLE')).find(({ user_id, id }) => user_id === user && id === 'account');

/** Something in every place; a second file is sent and never confirmed. */
async function keepEverything(user: string): Promise<string> {
  const { body } = await request(user, cv);
  await post(body, content.pdf);
  await confirm(user, body);
  await post((await request(user, cv)).body, content.pdf);
  await keep(user, { ...letter, id: 'hh-1' });
  await googleLinks.put(leased(user), '117', user);
  await userRoles.put(user, 'admin');
  const started_at = '2026-11-20T10:00:00.000Z';
  await importRuns.put(newImportRun({ id: `run-${user}`, source: 'hh', started_by: user, started_at }));
  return body.documentId;
}

describe('what an account has that the pool no longer has', () => {
  it('stays when that is seen for the first time, and for a day', async () => {
    await keepEverything(anna);
    lose(anna);
    const before = await leftOf(anna);
    expect(await sweep()).toMatchObject({
      isWhole: true,
      isHalted: false,
      erased: 0,
      walked: { missing: 1 },
    });
    later(23);
    expect(await sweep()).toMatchObject({ erased: 0, walked: { accounts: 2, missing: 1 } });
    expect(await leftOf(anna)).toEqual(before);
    expect(before.length).toBeGreaterThan(8);
  });

  it('goes after a day, all of it, and a tombstone stays that ends', async () => {
    await keepEverything(anna);
    lose(anna);
    await sweep();
    later(24);
    expect(await sweep()).toMatchObject({ erased: 1, left: 0, isHalted: false });
    expect(await leftOf(anna)).toEqual([]);
    expect(await googleLinks.find('117')).toBeNull();
    expect((await importRuns.get(`run-${anna}`)).started_by).toBe('erased');
    expect(await tombstoneOf(anna)).toEqual({
      ...{ user_id: anna, id: 'account', erased_at: expect.any(String) },
      expires_at: Math.floor(Date.now() / 1000) + accounts.tombstoneSeconds,
    });
    // The old token lives on, and opens nothing.
    expect((await keep(anna, { ...letter, id: 'b' })).status).toBe(401);
    // And then there is nothing more to do.
    const asked = world.pool.asked.length;
    expect(await sweep()).toMatchObject({ erased: 0, left: 0, walked: { accounts: 1, missing: 0 } });
    expect(world.pool.asked.length - asked).toBe(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an item', () => consents.record(leased(anna), 'letters')],
    ['a role', () => userRoles.put(anna, 'editor')],
    [
      'an import that it has started',
      () =>
        importRuns.put(
          newImportRun({ id: 'r', source: 'hh', started_by: anna, started_at: '2026-11-20T10:00:00.000Z' }),
        ),
    ],
  ])('is found by %s alone', async (_, begin) => {
    await begin();
    lose(anna);
    expect((await leftOf(anna)).length).toBe(1);
    await sweep();
    later(25);
    expect((await sweep()).erased).toBe(1);
    expect(await leftOf(anna)).toEqual([]);
  });

  it('stays where the account is there again, and the day begins anew', async () => {
    await keepEverything(anna);
    const users = world.pool.held.users;
    lose(anna);
    await sweep();
    expect((await tombstoneOf(anna))?.missing_since).toEqual(expect.any(String));
    world.pool.held.users = users;
    later(25);
    expect(await sweep()).toMatchObject({ erased: 0, walked: { missing: 0 } });
    expect(await tombstoneOf(anna)).not.toHaveProperty('missing_since');
    lose(anna);
    expect((await sweep()).erased).toBe(0);
    expect(await leftOf(anna)).not.toEqual([]);
  });

  it('of an administrator, the role goes on record', async () => {
    await keepEverything(anna);
    lose(anna);
    await sweep();
    later(25);
    await sweep();
    expect(await audit.list(10)).toMatchObject([
      { actor: 'sweep', action: 'admin_revoked', subject: anna, before: { roles: ['admin'] } },
    ]);
    expect(await userRoles.list()).toEqual([{ user_id: 'boss', role: 'admin' }]);
  });

  it('whoever is no person of the site is asked about nowhere', async () => {
    await googleLinks.put(leased('boris'), '118', 'boris');
    for (const started_by of ['schedule', 'npm start', 'operator', 'erased'])
      await importRuns.put(
        newImportRun({ id: started_by, source: 'hh', started_by, started_at: '2026-11-20T10:00:00.000Z' }),
      );
    await sweep();
    const filters = world.pool.asked.map(({ input }) => input.Filter).sort();
    expect(filters).toEqual(['sub = "boris"', 'sub = "boss"']);
    expect(await googleLinks.find('118')).toEqual({ id: 'boris', username: 'boris' });
  });

  it('a writer beside the sweep leaves nothing behind: it is waited for, and the next is refused', async () => {
    await keep(anna, { ...letter, id: 'a' });
    lose(anna);
    await sweep();
    later(25);
    let write = () => {};
    const isIn = vi.fn();
    const writing = accounts.withLease(anna, async (lease) => {
      isIn();
      await new Promise<void>((resolve) => (write = resolve));
      await consents.record(lease, 'letters');
    });
    await vi.waitFor(() => expect(isIn).toHaveBeenCalled());
    const sweeping = sweep();
    // Until it has said that nobody enters any more, or has gone by.
    const isErased = async () => expect(await tombstoneOf(anna)).toHaveProperty('erased_at');
    await Promise.race([sweeping, vi.waitFor(isErased, { timeout: 10_000 })]);
    await expect(accounts.withLease(anna, (lease) => consents.record(lease, 'documents'))).rejects.toThrow(
      'удалён',
    );
    write();
    await writing;
    expect(await sweeping).toMatchObject({ erased: 1 });
    expect(await leftOf(anna)).toEqual([]);
  });
});

describe('what the pool says otherwise than by «no»', () => {
  it.each([
    ['is throttled', { __type: 'LimitExceededException' }],
    ['refuses', { __type: 'AccessDeniedException' }],
    ['may not be asked', { __type: 'NotAuthorizedException' }],
    ['is another', { __type: 'ResourceNotFoundException' }],
    ['fails', { __type: 'InternalErrorException' }],
  ])('deletes nothing and is counted: it %s', async (_, refusal) => {
    await keepEverything(anna);
    lose(anna);
    await sweep();
    later(25);
    world.pool.held.refusals.ListUsers = refusal;
    const before = await leftOf(anna);
    expect(await handler({})).toEqual({ reason: refusal.__type });
    expect(await leftOf(anna)).toEqual(before);
    expect(said().metrics).toContainEqual({ SweepsFailed: 1 });
    expect(said().events).toContainEqual(expect.objectContaining({ event: 'sweep broken off' }));
    // Nor was anybody seen missing by it.
    expect(await tombstoneOf('boss')).toBeUndefined();
  });

  it('a list that does not come to its end is none', async () => {
    await keepEverything(anna);
    lose(anna);
    world.pool.held.next = 'more';
    await expect(sweep()).rejects.toThrow('did not come to an end');
    expect(await tombstoneOf(anna)).not.toHaveProperty('missing_since');
  });

  it('what is doomed already waits for the next call where somebody later cannot be asked about', async () => {
    await keep('boris', { ...letter, id: 'a' });
    await accounts.erase('boris', 'boris');
    world.pool.held.refusals.ListUsers = { __type: 'InternalErrorException' };
    expect(await handler({})).toHaveProperty('reason');
    expect(await leftOf('boris')).not.toEqual([]);
    world.pool.held.refusals = {};
    expect(await handler({})).toMatchObject({ erased: 1 });
    expect(await leftOf('boris')).toEqual([]);
  });
});

describe('too much that is missing', () => {
  const people = (count: number) => Array.from({ length: count }, (_, n) => `u${n}`);
  async function keepFor(ids: readonly string[]) {
    await putItems(
      'USER_ITEMS_TABLE',
      ids.map((user_id) => ({ user_id, id: 'consent#letters', kind: 'letters' })),
    );
    world.pool.held.users.push(...ids.map((id) => ({ id, email: `${id}@example.ru` })));
  }
  const stillThere = async () =>
    (await itemsOf('USER_ITEMS_TABLE')).filter(({ id }) => id === 'consent#letters').length;

  it('halts the sweep: 21 of 209, and is told', async () => {
    await keepFor(people(208));
    for (const id of people(21)) lose(id);
    await sweep();
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: true, erased: 0, left: 21, walked: { accounts: 209 } });
    expect(await stillThere()).toBe(208);
    // An operator has looked.
    expect(await sweep({ evenIfMany: true })).toMatchObject({ isHalted: false, erased: 21 });
    expect(await stillThere()).toBe(187);
  });

  it.each([
    ['20 of 60', 59, 20],
    ['21 of 210', 209, 21],
  ])('%s is not too much', async (_, count, missing) => {
    await keepFor(people(count));
    for (const id of people(missing)) lose(id);
    await sweep();
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: false, erased: missing });
    expect(await stillThere()).toBe(count - missing);
  });

  it('another pool, which has none of three, halts it as well; the handler counts it', async () => {
    await keepFor(people(2));
    world.pool.held.users = [{ id: 'somebody', email: 'else@example.ru' }];
    expect(await handler({})).toMatchObject({ isHalted: true, walked: { accounts: 3, missing: 3 } });
    expect(said().metrics).toEqual([{ SweepsFailed: 1 }]);
    expect(said().events).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'sweep halted: too much is missing' }),
    );
    later(25);
    expect(await handler({})).toMatchObject({ isHalted: true, erased: 0 });
    expect(await stillThere()).toBe(2);
  });

  it('of the walk before holds for the beginning of the next', async () => {
    await keepFor(people(2));
    const users = world.pool.held.users;
    world.pool.held.users = [];
    expect((await sweep()).isHalted).toBe(true);
    later(25);
    // Three of three, which alone would be few.
    const beginning = { isWhole: false, walked: { accounts: 3, missing: 3 } };
    expect(await sweep({ walkUntil: 0 })).toMatchObject({ ...beginning, isHalted: true, erased: 0 });
    world.pool.held.users = users;
    expect((await sweep()).isWhole).toBe(true);
    expect(await sweep()).toMatchObject({ isHalted: false, left: 0 });
    expect(await stillThere()).toBe(2);
  });
});

describe('an erasure that was begun', () => {
  it('is finished, with the account in the pool', async () => {
    await keepEverything(anna);
    await accounts.erase(anna, anna);
    expect(await sweep()).toMatchObject({ erased: 1, walked: { accounts: 1 } });
    expect(await leftOf(anna)).toEqual([]);
    expect(world.pool.held.users.some(({ id }) => id === anna)).toBe(false);
    expect(await tombstoneOf(anna)).not.toHaveProperty('username');
    expect(await tombstoneOf(anna)).toHaveProperty('expires_at');
  });

  it('is finished with what has come to light since', async () => {
    await accounts.erase(anna, anna);
    await accounts.bury(anna);
    await userRoles.put(anna, 'editor');
    expect((await sweep()).erased).toBe(1);
    expect(await leftOf(anna)).toEqual([]);
  });

  it('that Cognito hinders keeps nobody else, names nobody, and is tried again', async () => {
    await keepEverything(anna);
    await keep('boris', { ...letter, id: 'a' });
    for (const id of [anna, 'boris']) await accounts.erase(id, id);
    world.pool.held.refusals.AdminDeleteUser = { __type: 'InternalErrorException' };
    expect(await handler({})).toMatchObject({ erased: 0, left: 2 });
    expect(said().metrics).toEqual([{ SweepsFailed: 1 }]);
    expect(said().events).toContainEqual(
      expect.objectContaining({ event: 'account not erased', reason: 'InternalErrorException' }),
    );
    expect(said().text).not.toContain(anna);
    world.pool.held.refusals = {};
    expect(await handler({})).toMatchObject({ erased: 2, left: 0 });
    expect(said().metrics.at(-1)).toEqual({ SweepsFailed: 0 });
  });
});

describe('a file of which no item is there', () => {
  async function confirmed(user = 'boris'): Promise<string> {
    const { body } = await request(user, cv);
    const posted = await post(body, content.pdf);
    const answer = await confirm(user, body);
    expect([posted.status, answer.status, answer.body]).toEqual([204, 200, expect.anything()]);
    return body.documentId;
  }
  const overwrite = (Key: string) =>
    new S3Client({}).send(new PutObjectCommand({ Bucket: process.env.FILES_BUCKET, Key, Body: content.pdf }));
  const forget = async (documentId: string, user = 'boris') => userDocuments.delete(leased(user), documentId);

  it('goes a day later in every version; the others stay', async () => {
    const [kept, lost] = [await confirmed(), await confirmed()];
    // Taken over by two at once, it has two versions.
    await overwrite(`documents/boris/${lost}`);
    await forget(lost);
    const before = await world.bucket.versions('documents/');
    expect(before).toHaveLength(3);
    later(23);
    expect(await sweep()).toMatchObject({ deletedFiles: 0, walked: { files: 0 } });
    expect(await world.bucket.versions('documents/')).toEqual(before);
    later(2);
    expect(await sweep()).toMatchObject({ deletedFiles: 1, walked: { files: 2, unconfirmed: 1 } });
    expect(await world.bucket.versions('documents/')).toEqual([`documents/boris/${kept}`]);
  });

  it('stays where the item cannot be read, and goes where it has expired', async () => {
    const [kept, damaged, expired] = [await confirmed(), await confirmed(), await confirmed()];
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'boris', id: `document#${damaged}`, expires_at: 'soon', size: 'much' },
      { user_id: 'boris', id: `document#${expired}`, expires_at: 1 },
    ]);
    later(25);
    expect(await sweep()).toMatchObject({ deletedFiles: 1, isHalted: false });
    expect((await world.bucket.versions('documents/')).sort()).toEqual(
      [kept, damaged].map((id) => `documents/boris/${id}`).sort(),
    );
  });

  it('halts the sweep where all files are such', async () => {
    for (const id of [await confirmed(), await confirmed()]) await forget(id);
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: true, deletedFiles: 0, walked: { unconfirmed: 2 } });
    expect(await world.bucket.versions('documents/')).toHaveLength(2);
  });

  it('is no matter of a stage without a bucket', async () => {
    vi.stubEnv('FILES_BUCKET', '');
    expect(await sweep()).toMatchObject({ isWhole: true, walked: { files: 0 } });
    vi.unstubAllEnvs();
  });
});

describe('the walk', () => {
  it('goes on where the call before has ended, and comes past everybody', async () => {
    const one = fc.record({
      id: fc.uuid(),
      items: fc.integer({ min: 0, max: 40 }),
      hasRole: fc.boolean(),
      hasRun: fc.boolean(),
      isGone: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 40 }),
        async (everybody) => {
          vi.useRealTimers();
          await world.reset();
          await userRoles.put('boss', 'admin');
          world.pool.held.users.push(
            ...everybody.filter(({ isGone }) => !isGone).map(({ id }) => ({ id, email: `${id}@example.ru` })),
          );
          await putItems(
            'USER_ITEMS_TABLE',
            everybody.flatMap(({ id, items }) =>
              Array.from({ length: items }, (_, n) => ({ user_id: id, id: `letter#${n}`, whatever: [n] })),
            ),
          );
          for (const { id, hasRole, hasRun } of everybody) {
            if (hasRole) await userRoles.put(id, 'editor');
            const run = { id: randomUUID(), source: 'hh', started_by: id } as const;
            if (hasRun)
              await importRuns.put(newImportRun({ ...run, started_at: '2026-11-20T10:00:00.000Z' }));
          }
          const wholeWalk = async () => {
            let [calls, erased] = [0, 0];
            for (let isWhole = false; !isWhole; calls++) {
              const swept = await sweep({ walkUntil: 0 });
              erased += swept.erased;
              isWhole = swept.isWhole;
              expect(calls).toBeLessThan(20);
            }
            return { calls, erased };
          };
          const rows = everybody.reduce((sum, { items }) => sum + items, 0);
          // A page a call, and at least one of each of the four parts.
          expect((await wholeWalk()).calls).toBeGreaterThanOrEqual(Math.ceil(rows / 200) + 3);
          later(25);
          await wholeWalk();
          for (const { id, items, hasRole, hasRun, isGone } of everybody)
            expect(await leftOf(id)).toHaveLength(isGone ? 0 : items + Number(hasRole) + Number(hasRun));
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);

  it('asks the pool for each account once a call, five a second at most', async () => {
    const ids = ['a', 'b', 'c'];
    for (const id of ids) {
      await putItems('USER_ITEMS_TABLE', [{ user_id: id, id: 'consent#letters' }]);
      await userRoles.put(id, 'editor');
      world.pool.held.users.push({ id, email: `${id}@example.ru` });
    }
    const start = performance.now();
    await handler({});
    expect(world.pool.asked).toHaveLength(4);
    expect(performance.now() - start).toBeGreaterThan(3 * 190);
  });

  it('is not stopped by items that nobody can read, nor by a progress that nobody can', async () => {
    await putItems('USER_ITEMS_TABLE', [
      { user_id: anna, id: 'letter#1', text: 7 },
      { user_id: anna, id: 'quite another kind', writers: 'x' },
      { user_id: anna, id: 'account', missing_since: 12, writers: 'nobody' },
      { user_id: '#sweep', id: 'progress', part: 'cellar' },
      { user_id: 'no "account" at all', id: 'letter#1' },
    ]);
    await putItems('USER_ROLES_TABLE', [{ user_id: anna, role: 'x', more: { than: ['is', 'read'] } }]);
    await putItems('IMPORT_RUNS_TABLE', [{ kind: 'run', id: '1', started_by: 5, status: 'odd' }]);
    lose(anna);
    expect(await sweep()).toMatchObject({ isWhole: true, erased: 0, walked: { missing: 1 } });
    later(25);
    expect(await sweep()).toMatchObject({ erased: 1, left: 0 });
    expect(await leftOf(anna)).toEqual([]);
    expect(await leftOf('no "account" at all')).toEqual(['letter#1']);
    expect((await sweepProgress.get()).walkedBefore).toMatchObject({ accounts: 2, missing: 1 });
  });

  it('of one who is writing stays out of the way until the next', async () => {
    await keep('boris', { ...letter, id: 'a' });
    await accounts.withLease('boris', async () => {
      await accounts.erase('boris', 'boris');
      expect(await sweep({ until: Date.now() + 300 })).toMatchObject({ erased: 0, left: 1 });
      expect(await lettersOf('boris')).toHaveLength(1);
    });
    expect(await sweep()).toMatchObject({ erased: 1 });
    expect(await lettersOf('boris')).toEqual([]);
  });

  it('erases what it can in its time', async () => {
    await keep('boris', { ...letter, id: 'a' });
    await accounts.erase('boris', 'boris');
    expect(await sweep({ until: 0 })).toMatchObject({ erased: 0, left: 1 });
    expect(await letters.page('boris')).toMatchObject({ letters: [{ id: 'a' }] });
  });
});
