import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#core/domain/user/user.ts';
import { useSetAdmin } from '../../../../frontend/src/admin/users/queries.ts';
import { setTokenSource } from '../../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../../frontend/src/app/query-client.ts';
import { userFailures, userToasts } from '../../../../frontend/src/texts/admin/admin-users-ru.ts';
import { dismiss, shownNotifications } from '../../../../frontend/src/ui/notifications/notifications.ts';

let answer: [status: number, body: unknown];
beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(answer[1], { status: answer[0] }));
  setTokenSource({ userId: () => 'boss', accessToken: () => Promise.resolve('token'), end() {} });
});
afterAll(() => void vi.unstubAllGlobals());

let client: QueryClient;
beforeEach(() => {
  client = makeQueryClient();
  for (const { id } of shownNotifications()) dismiss(id);
});

const anna: User = {
  id: 'anna',
  email: 'anna@example.ru',
  created_at: '2026-11-05T10:00:00.000Z',
  roles: [],
};

/** What is told once the role was given, or taken away. */
async function toldOf(isAdmin: boolean): Promise<string[]> {
  function Press() {
    useSetAdmin('boss').change(anna, isAdmin);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Press />
    </QueryClientProvider>,
  );
  await expect.poll(() => client.isMutating()).toBe(0);
  return shownNotifications().map(({ text }) => text);
}

const refusal = (status: number, code: string): typeof answer => [
  status,
  { error: { code, message: 'Нет' } },
];

// docs/rules.md#role-first-admin, docs/rules.md#role-last-admin
test.each<[boolean, typeof answer, string]>([
  [true, [200, {}], userToasts.granted(anna.email)],
  [true, refusal(409, 'conflict'), userFailures.unproved],
  [true, refusal(404, 'not_found'), userFailures.gone],
  [false, [200, {}], userToasts.revoked(anna.email)],
  [false, refusal(409, 'conflict'), userFailures.lastAdmin],
  [false, refusal(500, 'internal'), userFailures.role],
])('to be an admin: %s, answered %j', async (isAdmin, answered, words) => {
  answer = answered;
  expect(await toldOf(isAdmin)).toEqual([words]);
});
