import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());
beforeEach(emptyTables);

test('nobody is an administrator until made one, nor after it is taken away', async () => {
  expect(await userRoles.isAdmin('u1')).toBe(false);
  await userRoles.put('u1', 'admin');
  expect([await userRoles.isAdmin('u1'), await userRoles.isAdmin('u2')]).toEqual([true, false]);
  await userRoles.delete('u1', 'admin');
  expect(await userRoles.isAdmin('u1')).toBe(false);
});

test('a role given twice is one; another role is not an administrator’s', async () => {
  await userRoles.put('u1', 'editor');
  expect(await userRoles.isAdmin('u1')).toBe(false);
  await userRoles.put('u1', 'admin');
  await userRoles.put('u1', 'admin');
  expect(await userRoles.listOf('u1')).toEqual(['admin', 'editor']);
  expect(await userRoles.listOf('u2')).toEqual([]);
});

test('all of them are listed, past what one answer holds', async () => {
  const long = 'u'.repeat(900);
  const ids = Array.from({ length: 1200 }, (_, n) => `${long}${n}`);
  for (let at = 0; at < ids.length; at += 100)
    await Promise.all(ids.slice(at, at + 100).map((id) => userRoles.put(id, 'admin')));
  const listed = await userRoles.list();
  expect(listed).toHaveLength(ids.length);
  expect(new Set(listed.map(({ user_id }) => user_id))).toEqual(new Set(ids));
});

test('what is no role is not written; a role that nobody has is deleted in peace', async () => {
  await expect(userRoles.put('', 'admin')).rejects.toThrow();
  await userRoles.delete('u1', 'admin');
});
