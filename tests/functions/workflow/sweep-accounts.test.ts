import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import * as sweepProgress from '#functions/store/accounts/sweep-progress.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { handler } from '#functions/workflow/sweep-accounts.ts';
import { anna, cv, letter, sweepStage } from '#tests/support/accounts/sweep-stage.ts';
import { content } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { leased, lettersOf } from '#tests/support/store/leases.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

const { world, logs, saveLetter, request, confirm, later, deletePoolUser, sweep, remainingDataOf } =
  sweepStage();

describe('too much that is missing', () => {
  const people = (count: number) => Array.from({ length: count }, (_, n) => `u${n}`);
  async function keepFor(ids: readonly string[]) {
    await putItems(
      'USER_ITEMS_TABLE',
      ids.map((user_id) => ({ user_id, id: 'consent#letters', kind: 'letters' })),
    );
    world().pool.state.users.push(...ids.map((id) => ({ id, email: `${id}@example.ru` })));
  }
  const remainingCount = async () =>
    (await itemsOf('USER_ITEMS_TABLE')).filter(({ id }) => id === 'consent#letters').length;

  it('halts the sweep: 21 of 209, and is told', async () => {
    await keepFor(people(208));
    for (const id of people(21)) deletePoolUser(id);
    await sweep();
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: true, erased: 0, left: 21, walked: { accounts: 209 } });
    expect(await remainingCount()).toBe(208);
    // An operator has looked.
    expect(await sweep({ evenIfMany: true })).toMatchObject({ isHalted: false, erased: 21 });
    expect(await remainingCount()).toBe(187);
  });

  it.each([
    ['20 of 60', 59, 20],
    ['21 of 210', 209, 21],
  ])('%s is not too much', async (_, count, missing) => {
    await keepFor(people(count));
    for (const id of people(missing)) deletePoolUser(id);
    await sweep();
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: false, erased: missing });
    expect(await remainingCount()).toBe(count - missing);
  });

  it('another pool, which has none of three, halts it as well; the handler counts it', async () => {
    await keepFor(people(2));
    world().pool.state.users = [{ id: 'somebody', email: 'else@example.ru' }];
    expect(await handler({})).toMatchObject({ isHalted: true, walked: { accounts: 3, missing: 3 } });
    expect(logs().metrics).toEqual([{ SweepsFailed: 1 }]);
    expect(logs().events).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'sweep halted: too much is missing' }),
    );
    later(25);
    expect(await handler({})).toMatchObject({ isHalted: true, erased: 0 });
    expect(await remainingCount()).toBe(2);
    // By the clock without a word; an operator has looked.
    expect(await handler(undefined)).toMatchObject({ isHalted: true, erased: 0 });
    expect(await handler({ evenIfMany: true })).toMatchObject({ isHalted: false, erased: 3 });
    expect(await remainingCount()).toBe(0);
  });

  it('an order that cannot be read sweeps nothing, and is counted', async () => {
    expect(await handler({ evenIfMany: 'yes' })).toEqual({ reason: 'ZodError' });
    expect(logs().metrics).toEqual([{ SweepsFailed: 1 }]);
  });

  it('of the walk before holds for the beginning of the next', async () => {
    await keepFor(people(2));
    const users = world().pool.state.users;
    world().pool.state.users = [];
    expect((await sweep()).isHalted).toBe(true);
    later(25);
    // Three of three, which alone would be few.
    const beginning = { isWhole: false, walked: { accounts: 3, missing: 3 } };
    expect(await sweep({ walkUntil: 0 })).toMatchObject({ ...beginning, isHalted: true, erased: 0 });
    world().pool.state.users = users;
    expect((await sweep()).isWhole).toBe(true);
    expect(await sweep()).toMatchObject({ isHalted: false, left: 0 });
    expect(await remainingCount()).toBe(2);
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
    const before = await world().bucket.versions('documents/');
    expect(before).toHaveLength(3);
    later(23);
    expect(await sweep()).toMatchObject({ deletedFiles: 0, walked: { files: 0 } });
    expect(await world().bucket.versions('documents/')).toEqual(before);
    later(2);
    expect(await sweep()).toMatchObject({ deletedFiles: 1, walked: { files: 2, unconfirmed: 1 } });
    expect(await world().bucket.versions('documents/')).toEqual([`documents/boris/${kept}`]);
  });

  it('stays where the item cannot be read, and goes where it has expired', async () => {
    const [kept, damaged, expired] = [await confirmed(), await confirmed(), await confirmed()];
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'boris', id: `document#${damaged}`, expires_at: 'soon', size: 'much' },
      { user_id: 'boris', id: `document#${expired}`, expires_at: 1 },
    ]);
    later(25);
    expect(await sweep()).toMatchObject({ deletedFiles: 1, isHalted: false });
    expect((await world().bucket.versions('documents/')).sort()).toEqual(
      [kept, damaged].map((id) => `documents/boris/${id}`).sort(),
    );
  });

  it('halts the sweep where all files are such', async () => {
    for (const id of [await confirmed(), await confirmed()]) await forget(id);
    later(25);
    expect(await sweep()).toMatchObject({ isHalted: true, deletedFiles: 0, walked: { unconfirmed: 2 } });
    expect(await world().bucket.versions('documents/')).toHaveLength(2);
  });

  it('is no matter of a stage without a bucket', async () => {
    vi.stubEnv('FILES_BUCKET', '');
    expect(await sweep()).toMatchObject({ isWhole: true, walked: { files: 0 } });
    vi.unstubAllEnvs();
  });
});

describe('the walk', () => {
  it('goes on where the call before has ended, and comes past everybody', async () => {
    const arbitraryAccount = fc.record({
      id: fc.uuid(),
      items: fc.integer({ min: 0, max: 40 }),
      hasRole: fc.boolean(),
      hasRun: fc.boolean(),
      isGone: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryAccount, { selector: ({ id }) => id, maxLength: 40 }),
        async (accounts) => {
          vi.useRealTimers();
          await world().reset();
          await userRoles.put('boss', 'admin');
          world().pool.state.users.push(
            ...accounts.filter(({ isGone }) => !isGone).map(({ id }) => ({ id, email: `${id}@example.ru` })),
          );
          await putItems(
            'USER_ITEMS_TABLE',
            accounts.flatMap(({ id, items }) =>
              Array.from({ length: items }, (_, n) => ({ user_id: id, id: `letter#${n}`, whatever: [n] })),
            ),
          );
          for (const { id, hasRole, hasRun } of accounts) {
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
          const rows = accounts.reduce((sum, { items }) => sum + items, 0);
          // A page a call, and at least one of each of the four parts.
          expect((await wholeWalk()).calls).toBeGreaterThanOrEqual(Math.ceil(rows / 200) + 3);
          later(25);
          await wholeWalk();
          for (const { id, items, hasRole, hasRun, isGone } of accounts)
            expect(await remainingDataOf(id)).toHaveLength(
              isGone ? 0 : items + Number(hasRole) + Number(hasRun),
            );
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
      world().pool.state.users.push({ id, email: `${id}@example.ru` });
    }
    const start = performance.now();
    await handler({});
    expect(world().pool.calls).toHaveLength(4);
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
    deletePoolUser(anna);
    expect(await sweep()).toMatchObject({ isWhole: true, erased: 0, walked: { missing: 1 } });
    later(25);
    expect(await sweep()).toMatchObject({ erased: 1, left: 0 });
    expect(await remainingDataOf(anna)).toEqual([]);
    expect(await remainingDataOf('no "account" at all')).toEqual(['letter#1']);
    expect((await sweepProgress.get()).walkedBefore).toMatchObject({ accounts: 2, missing: 1 });
  });

  it('of one who is writing stays out of the way until the next', async () => {
    await saveLetter('boris', { ...letter, id: 'a' });
    await accounts.withLease('boris', async () => {
      await accounts.startErasure('boris', 'boris');
      expect(await sweep({ until: Date.now() + 300 })).toMatchObject({ erased: 0, left: 1 });
      expect(await lettersOf('boris')).toHaveLength(1);
    });
    expect(await sweep()).toMatchObject({ erased: 1 });
    expect(await lettersOf('boris')).toEqual([]);
  });

  it('erases what it can in its time', async () => {
    await saveLetter('boris', { ...letter, id: 'a' });
    await accounts.startErasure('boris', 'boris');
    expect(await sweep({ until: 0 })).toMatchObject({ erased: 0, left: 1 });
    expect(await letters.page('boris')).toMatchObject({ letters: [{ id: 'a' }] });
  });
});
