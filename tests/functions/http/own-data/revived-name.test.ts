import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putLetter } from '#core/contract/letters.ts';
import { deleteMe, exportMyData } from '#core/contract/own-data.ts';
import { getMe } from '#core/contract/users.ts';
import { stopWriting } from '#core/contract/writing.ts';
import { handler as putLetterHandler } from '#functions/http/letters/put-letter.ts';
import { handler as deleteMeHandler } from '#functions/http/own-data/delete-me.ts';
import { handler as exportHandler } from '#functions/http/own-data/export-my-data.ts';
import { handler as getMeHandler } from '#functions/http/users/get-me.ts';
import { handler as stopHandler } from '#functions/http/writing/stop-writing.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { lettersOf } from '#tests/support/store/leases.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
/** The name came back with a new sign-up by Google: another `sub`, another account. */
beforeEach(async () => {
  await world.reset();
  world.pool.state.users = [
    { id: 'second', email: 'anna@example.ru', username: 'google_7', isExternal: true },
    { id: 'boss', email: 'boss@example.ru' },
  ];
});

const token = (sub: string) => ({ sub, username: 'google_7', token_use: 'access' });
const letter = { id: 'hh-1', companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };

it('the old token of a deleted Google user erases nothing of the new account', async () => {
  const put = { claims: token('second'), body: JSON.stringify(letter) };
  expect((await answerOf(putLetterHandler, httpEvent(putLetter, put))).status).toBe(200);
  const answer = await answerOf(deleteMeHandler, httpEvent(deleteMe, { claims: token('first') }));
  expect(answer.body).toEqual({ isDone: true });
  expect(world.pool.state.users.map(({ id }) => id)).toContain('second');
  expect(world.pool.calls.map(({ operation }) => operation)).not.toContain('AdminUserGlobalSignOut');
  expect(await lettersOf('second')).toHaveLength(1);
});

it.each([
  ['getMe', getMeHandler, httpEvent(getMe, { claims: token('first') })],
  ['exportMyData', exportHandler, httpEvent(exportMyData, { claims: token('first') })],
  [
    'putLetter',
    putLetterHandler,
    httpEvent(putLetter, { claims: token('first'), body: JSON.stringify(letter) }),
  ],
  [
    'stopWriting',
    stopHandler,
    httpEvent(stopWriting, {
      claims: token('first'),
      body: JSON.stringify({ writingId: '0b1c7a52-6d1e-4a7e-9a51-7b1d0f6f2c11' }),
    }),
  ],
] as const)('the old token is nobody’s to %s', async (_, handler, event) => {
  expect((await answerOf(handler, event)).status).toBe(401);
});
