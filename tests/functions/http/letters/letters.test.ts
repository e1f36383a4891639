import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteLetter, listLetters, maxLetters, putLetter } from '#core/contract/letters.ts';
import { handler as deleteHandler } from '#functions/http/letters/delete-letter.ts';
import { handler as listHandler } from '#functions/http/letters/list-letters.ts';
import { handler as putHandler } from '#functions/http/letters/put-letter.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { leased, lettersOf } from '#tests/support/store/leases.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const list = operationCaller(listLetters, listHandler);
const put = operationCaller(putLetter, putHandler);
const remove = operationCaller(deleteLetter, deleteHandler);

const lettersItems = async () =>
  (await itemsOf('USER_ITEMS_TABLE')).filter(({ id }) => String(id).startsWith('letter#'));

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

describe('of two devices', () => {
  const other = { ...letter, text: 'С другого устройства' };

  it('the second to write over the same one is told what stands there, and nothing is lost', async () => {
    expect((await put('anna', { ...letter, revision: 0 })).body.letter.revision).toBe(1);
    expect((await put('anna', { ...other, revision: 1 })).body.letter).toMatchObject({
      ...other,
      revision: 2,
    });
    const { status, body } = await put('anna', { ...letter, text: 'Здесь', revision: 1 });
    expect([status, body.error.code, body.error.message]).toEqual([
      ...[409, 'conflict', 'Письмо изменено на другом устройстве'],
    ]);
    expect(body.details).toMatchObject({ newer: { ...other, revision: 2 } });
    expect((await list('anna')).body.letters).toMatchObject([other]);
    expect((await put('anna', { ...letter, revision: 0 })).status).toBe(409);
  });

  it('the same once more is saved already, whatever its writer has read', async () => {
    const first = await put('anna', { ...letter, revision: 0 });
    for (const revision of [0, 1, 7])
      expect((await put('anna', { ...letter, revision })).body).toEqual(first.body);
  });

  it('who knows of no revisions writes over whatever stands there, and is seen by who does', async () => {
    await put('anna', { ...letter, revision: 0 });
    expect((await put('anna', other)).body.letter.revision).toBe(2);
    expect((await put('anna', { ...letter, text: 'Здесь', revision: 1 })).status).toBe(409);
  });

  it('one from before there were revisions has the first', async () => {
    await put('anna', letter);
    const [{ revision: _, ...stored } = {}] = await lettersItems();
    await putItems('USER_ITEMS_TABLE', [stored]);
    expect((await list('anna')).body.letters).toMatchObject([{ ...letter, revision: 1 }]);
    expect((await put('anna', { ...other, revision: 1 })).body.letter.revision).toBe(2);
  });

  it('one that was deleted elsewhere is written anew, above what its devices know', async () => {
    await put('anna', { ...letter, revision: 0 });
    await remove('anna', { id: letter.id });
    expect((await put('anna', { ...other, revision: 1 })).body.letter.revision).toBe(2);
    expect((await put('anna', { ...letter, text: 'Ещё одно', revision: 1 })).status).toBe(409);
  });

  it('of eight that write at once one has written, and the others know over whom', async () => {
    await put('anna', { ...letter, revision: 0 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put('anna', { ...letter, text: `Письмо ${n}`, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

it('deleted is gone, and once more does no harm', async () => {
  await put('anna', { ...letter, id: 'ооо «ромашка & ко»#аналитик/разработчик' });
  const { id } = (await list('anna')).body.letters[0];
  expect((await remove('anna', { id })).status).toBe(200);
  expect((await remove('anna', { id })).status).toBe(200);
  expect((await list('anna')).body).toEqual({ letters: [], next: null });
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
  world.pool.state.users = [];
  expect((await put('anna', letter)).status).toBe(401);
  expect([await consents.listOf('anna'), (await list('anna')).body.letters]).toEqual([[], []]);
});

it('too many are refused with a word what to do', async () => {
  for (let n = 0; n < maxLetters; n++)
    await letters.put(leased('anna'), { ...letter, id: `hh-${n}`, savedAt: new Date().toISOString() }, 0);
  const { status, body } = await put('anna', { ...letter, id: 'one more' });
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect(body.error.message).toContain('Удалите ненужные');
  // In the place of another, or of one that was deleted, there is room.
  expect((await put('anna', letter)).status).toBe(200);
  await remove('anna', { id: 'hh-2' });
  await remove('anna', { id: 'hh-2' });
  const answers = await Promise.all(['a', 'b', 'c'].map((id) => put('anna', { ...letter, id })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect(await lettersOf('anna')).toHaveLength(maxLetters);
});

it('a slot that a dead writer has taken is found again', async () => {
  await put('anna', letter);
  const key = { user_id: 'anna', id: 'account' };
  const TableName = process.env.USER_ITEMS_TABLE;
  const counted = { ':n': maxLetters };
  const update = { UpdateExpression: 'SET letters = :n', ExpressionAttributeValues: counted };
  await dynamodb.send(new UpdateCommand({ TableName, Key: key, ...update }));
  expect((await put('anna', { ...letter, id: 'hh-2' })).status).toBe(200);
  const { Item } = await dynamodb.send(new GetCommand({ TableName, Key: key }));
  expect(Item).toEqual({ ...key, letters: 2 });
});

it.each([
  ['Cyrillic', 'ж'.repeat(20_000)],
  ['of what JSON writes in six characters', '\u0001'.repeat(20_000)],
])(
  'a hundred at once of 20,000 characters, %s, are all listed, in answers that Lambda can give',
  async (_, text) => {
    const ids = Array.from({ length: 100 }, (_one, n) => `hh-${n}`);
    const answers = await Promise.all(ids.map((id) => put('anna', { ...letter, id, text })));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    const listed: string[] = [];
    let after: string | null = null;
    do {
      const { body }: { body: { letters: { id: string }[]; next: string | null } } = await list(
        'anna',
        after === null ? {} : { after },
      );
      expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }))).toBeLessThan(5 * 2 ** 20);
      listed.push(...body.letters.map(({ id }) => id));
      after = body.next;
    } while (after !== null);
    expect(listed.sort()).toEqual(ids.sort());
  },
);

it('a cursor of another list is refused', async () => {
  for (const after of ['annotations#x', 'nothing', 'letter'])
    expect((await list('anna', { after })).status).toBe(400);
});
