import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteLetter, listLetters, putLetter } from '#core/contract/letters.ts';
import { handler as deleteHandler } from '#functions/http/delete-letter.ts';
import { handler as listHandler } from '#functions/http/list-letters.ts';
import { handler as putHandler } from '#functions/http/put-letter.ts';
import * as consents from '#functions/store/consents.ts';
import * as letters from '#functions/store/letters.ts';
import { asking, type OwnData, startOwnData } from '#tests/support/own-data.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const list = asking(listLetters, listHandler);
const put = asking(putLetter, putHandler);
const remove = asking(deleteLetter, deleteHandler);

const letter = { id: 'hh-1', companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };

it('is kept for its vacancy, a later in the place of the earlier, with the consent', async () => {
  const first = await put('anna', letter);
  expect(first).toMatchObject({ status: 200, body: { letter: { ...letter, savedAt: expect.any(String) } } });
  await put('anna', { ...letter, id: 'ромашка#аналитик' });
  const second = await put('anna', { ...letter, text: 'Добрый день!' });
  const listed = (await list('anna')).body.letters;
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(second.body.letter);
  expect(await consents.listOf('anna')).toMatchObject([{ kind: 'letters', version: '2026-11-20' }]);
});

it('deleted is gone, and once more does no harm', async () => {
  await put('anna', { ...letter, id: 'ооо «ромашка & ко»#аналитик/разработчик' });
  const { id } = (await list('anna')).body.letters[0];
  expect((await remove('anna', { id })).status).toBe(200);
  expect((await remove('anna', { id })).status).toBe(200);
  expect((await list('anna')).body).toEqual({ letters: [] });
});

it('is the user’s own, whatever its id', async () => {
  await put('anna', letter);
  await put('boris', { ...letter, text: 'Письмо Бориса' });
  await remove('boris', { id: 'hh-1' });
  expect((await list('anna')).body.letters).toMatchObject([letter]);
  expect((await list('boris')).body.letters).toEqual([]);
  for (const ask of [() => list(undefined), () => put(undefined, letter), () => remove(undefined, letter)])
    expect((await ask()).status).toBe(401);
});

it('is not taken of who was deleted while the token lives', async () => {
  world.pool.held.users = [];
  expect((await put('anna', letter)).status).toBe(401);
  expect([await consents.listOf('anna'), (await list('anna')).body]).toEqual([[], { letters: [] }]);
});

it('too many are refused with a word what to do', async () => {
  const text = 'ж'.repeat(20_000);
  const savedAt = new Date().toISOString();
  for (let n = 0; n < 95; n++) await letters.put('anna', { ...letter, id: `hh-${n}`, text, savedAt });
  let answer = await put('anna', { ...letter, text });
  for (let n = 95; answer.status === 200; n++) answer = await put('anna', { ...letter, id: `hh-${n}`, text });
  expect([answer.status, answer.body.error.code]).toEqual([413, 'too_large']);
  expect(answer.body.error.message).toContain('Удалите ненужные');
  expect((await put('anna', { ...letter, id: 'hh-1', text })).status).toBe(200);
});
