import { describe, expect, it, vi } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { handler } from '#functions/workflow/sweep-accounts.ts';
import { anna, letter, sweepStage } from '#tests/support/accounts/sweep-stage.ts';
import { putSubscription } from '#tests/support/digests/saved-search.ts';
import { leased } from '#tests/support/store/leases.ts';

const {
  world,
  logs,
  saveLetter,
  later,
  deletePoolUser,
  sweep,
  remainingDataOf,
  tombstoneOf,
  saveEverything,
} = sweepStage();

describe('what an account has that the pool no longer has', () => {
  it('stays when that is seen for the first time, and for a day', async () => {
    await saveEverything(anna);
    deletePoolUser(anna);
    const before = await remainingDataOf(anna);
    expect(await sweep()).toMatchObject({
      isWhole: true,
      isHalted: false,
      erased: 0,
      walked: { missing: 1 },
    });
    later(23);
    expect(await sweep()).toMatchObject({ erased: 0, walked: { accounts: 2, missing: 1 } });
    expect(await remainingDataOf(anna)).toEqual(before);
    expect(before.length).toBeGreaterThan(8);
  });

  it('goes after a day, all of it, and a tombstone stays that ends', async () => {
    await saveEverything(anna);
    deletePoolUser(anna);
    await sweep();
    later(24);
    expect(await sweep()).toMatchObject({ erased: 1, left: 0, isHalted: false });
    expect(await remainingDataOf(anna)).toEqual([]);
    expect(await googleLinks.find('117')).toBeNull();
    expect((await importRuns.get(`run-${anna}`)).started_by).toBe('erased');
    expect(await tombstoneOf(anna)).toEqual({
      ...{ user_id: anna, id: 'account', erased_at: expect.any(String) },
      expires_at: Math.floor(Date.now() / 1000) + accounts.tombstoneSeconds,
    });
    // The old token lives on, and opens nothing.
    expect((await saveLetter(anna, { ...letter, id: 'b' })).status).toBe(401);
    // And then there is nothing more to do.
    const callCount = world().pool.calls.length;
    expect(await sweep()).toMatchObject({ erased: 0, left: 0, walked: { accounts: 1, missing: 0 } });
    expect(world().pool.calls.length - callCount).toBe(1);
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
    deletePoolUser(anna);
    expect((await remainingDataOf(anna)).length).toBe(1);
    await sweep();
    later(25);
    expect((await sweep()).erased).toBe(1);
    expect(await remainingDataOf(anna)).toEqual([]);
  });

  it('is met by its saved searches alone', async () => {
    await putSubscription(anna);
    deletePoolUser(anna);
    await sweep();
    later(25);
    expect(await remainingDataOf(anna)).toHaveLength(5);
    expect(await sweep()).toMatchObject({ erased: 1 });
    expect(await remainingDataOf(anna)).toEqual([]);
  });

  it('stays where the account is there again, and the day begins anew', async () => {
    await saveEverything(anna);
    const users = world().pool.state.users;
    deletePoolUser(anna);
    await sweep();
    expect((await tombstoneOf(anna))?.missing_since).toEqual(expect.any(String));
    world().pool.state.users = users;
    later(25);
    expect(await sweep()).toMatchObject({ erased: 0, walked: { missing: 0 } });
    expect(await tombstoneOf(anna)).not.toHaveProperty('missing_since');
    deletePoolUser(anna);
    expect((await sweep()).erased).toBe(0);
    expect(await remainingDataOf(anna)).not.toEqual([]);
  });

  it('of an administrator, the role goes on record', async () => {
    await saveEverything(anna);
    deletePoolUser(anna);
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
    const filters = world()
      .pool.calls.map(({ input }) => input.Filter)
      .sort();
    expect(filters).toEqual(['sub = "boris"', 'sub = "boss"']);
    expect(await googleLinks.find('118')).toEqual({ id: 'boris', username: 'boris' });
  });

  it('a writer beside the sweep leaves nothing behind: it is waited for, and the next is refused', async () => {
    await saveLetter(anna, { ...letter, id: 'a' });
    deletePoolUser(anna);
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
    expect(await remainingDataOf(anna)).toEqual([]);
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
    await saveEverything(anna);
    deletePoolUser(anna);
    await sweep();
    later(25);
    world().pool.state.errorReplies.ListUsers = refusal;
    const before = await remainingDataOf(anna);
    expect(await handler({})).toEqual({ reason: refusal.__type });
    expect(await remainingDataOf(anna)).toEqual(before);
    expect(logs().metrics).toContainEqual({ SweepsFailed: 1 });
    expect(logs().events).toContainEqual(expect.objectContaining({ event: 'sweep broken off' }));
    // Nor was anybody seen missing by it.
    expect(await tombstoneOf('boss')).toBeUndefined();
  });

  it('a list that does not come to its end is none', async () => {
    await saveEverything(anna);
    deletePoolUser(anna);
    world().pool.state.next = 'more';
    await expect(sweep()).rejects.toThrow('did not come to an end');
    expect(await tombstoneOf(anna)).not.toHaveProperty('missing_since');
  });

  it('what is doomed already waits for the next call where somebody later cannot be asked about', async () => {
    await saveLetter('boris', { ...letter, id: 'a' });
    await accounts.startErasure('boris', 'boris');
    world().pool.state.errorReplies.ListUsers = { __type: 'InternalErrorException' };
    expect(await handler({})).toHaveProperty('reason');
    expect(await remainingDataOf('boris')).not.toEqual([]);
    world().pool.state.errorReplies = {};
    expect(await handler({})).toMatchObject({ erased: 1 });
    expect(await remainingDataOf('boris')).toEqual([]);
  });
});

describe('an erasure that was begun', () => {
  it('is finished, with the account in the pool', async () => {
    await saveEverything(anna);
    await accounts.startErasure(anna, anna);
    expect(await sweep()).toMatchObject({ erased: 1, walked: { accounts: 1 } });
    expect(await remainingDataOf(anna)).toEqual([]);
    expect(world().pool.state.users.some(({ id }) => id === anna)).toBe(false);
    expect(await tombstoneOf(anna)).not.toHaveProperty('username');
    expect(await tombstoneOf(anna)).toHaveProperty('expires_at');
  });

  it('is finished with what has come to light since', async () => {
    await accounts.startErasure(anna, anna);
    await accounts.completeErasure(anna);
    await userRoles.put(anna, 'editor');
    expect((await sweep()).erased).toBe(1);
    expect(await remainingDataOf(anna)).toEqual([]);
  });

  it('that Cognito hinders keeps nobody else, names nobody, and is tried again', async () => {
    await saveEverything(anna);
    await saveLetter('boris', { ...letter, id: 'a' });
    for (const id of [anna, 'boris']) await accounts.startErasure(id, id);
    world().pool.state.errorReplies.AdminDeleteUser = { __type: 'InternalErrorException' };
    expect(await handler({})).toMatchObject({ erased: 0, left: 2 });
    expect(logs().metrics).toEqual([{ SweepsFailed: 1 }]);
    expect(logs().events).toContainEqual(
      expect.objectContaining({ event: 'account not erased', reason: 'InternalErrorException' }),
    );
    expect(logs().text).not.toContain(anna);
    world().pool.state.errorReplies = {};
    expect(await handler({})).toMatchObject({ erased: 2, left: 0 });
    expect(logs().metrics.at(-1)).toEqual({ SweepsFailed: 0 });
  });
});
