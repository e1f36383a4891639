import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { leased, lettersOf } from '#tests/support/store/leases.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());
beforeEach(emptyTables);

const cv = { id: 'd1', name: 'Резюме.pdf', type: 'resume', format: 'pdf', size: 10 } as const;
const letter = (id: string, savedAt = '2026-11-20T10:00:00.000Z') => ({
  id,
  companyName: 'Ромашка',
  position: 'Аналитик',
  text: `Письмо ${id}`,
  savedAt,
});

describe('documents', () => {
  it('one that is expected is none yet; confirmed, it has the size that the file really has', async () => {
    await userDocuments.expect(leased('u1'), cv);
    expect(await userDocuments.listOf('u1')).toEqual([]);
    expect(await userDocuments.findExpected('u1', 'd1')).toEqual(cv);
    await expect(userDocuments.get('u1', 'd1')).rejects.toMatchObject({ code: 'not_found' });

    const confirmed = await userDocuments.confirm(leased('u1'), 'd1', 77);
    expect(confirmed).toEqual({ ...cv, size: 77, uploadedAt: expect.any(String) });
    expect(await userDocuments.get('u1', 'd1')).toEqual(confirmed);
    expect(await userDocuments.findExpected('u1', 'd1')).toBeNull();
  });

  it('is confirmed once, and not when it was deleted meanwhile', async () => {
    await userDocuments.expect(leased('u1'), cv);
    const answers = await Promise.all([1, 2].map((size) => userDocuments.confirm(leased('u1'), 'd1', size)));
    expect(answers.filter((answer) => answer !== 'gone')).toHaveLength(1);
    await userDocuments.delete(leased('u1'), 'd1');
    expect(await userDocuments.confirm(leased('u1'), 'd1', 1)).toBe('gone');
    expect(await userDocuments.find('u1', 'd1')).toBeNull();
  });

  it('an upload that nobody confirmed is forgotten, whenever DynamoDB deletes it', async () => {
    await userDocuments.expect(leased('u1'), cv);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect(await userDocuments.findExpected('u1', 'd1')).toBeNull();
    vi.useRealTimers();
  });

  it('are the user’s own', async () => {
    await userDocuments.expect(leased('u1'), cv);
    await userDocuments.confirm(leased('u1'), 'd1', 10);
    expect(await userDocuments.find('u2', 'd1')).toBeNull();
    await userDocuments.delete(leased('u2'), 'd1');
    expect(await userDocuments.find('u1', 'd1')).not.toBeNull();
  });
});

describe('marks', () => {
  const mark = {
    annotationType: 15,
    color: [255, 212, 0],
    rect: [1 / 3, 0.1 + 0.2, 1e-21, -0.5],
    deep: [[[[]]]],
  };

  it('come back to the digit', async () => {
    expect(await annotations.find('u1', 'd1')).toEqual({ marks: [], revision: 0 });
    expect(await annotations.put(leased('u1'), 'd1', { marks: [mark], revision: 0 })).toMatchObject({
      revision: 1,
    });
    expect(await annotations.find('u1', 'd1')).toEqual({ marks: [mark], revision: 1 });
    expect(await annotations.find('u2', 'd1')).toEqual({ marks: [], revision: 0 });
  });

  it('of two who have read the same one writes', async () => {
    for (let revision = 0; revision < 5; revision++) {
      const written = await Promise.all(
        ['a', 'b', 'c'].map((tab) => annotations.put(leased('u1'), 'd1', { marks: [tab], revision })),
      );
      expect(written.filter((result) => result !== null)).toHaveLength(1);
    }
    expect((await annotations.find('u1', 'd1')).revision).toBe(5);
  });
});

describe('letters', () => {
  it('a later one takes the place of the earlier; the latest comes first', async () => {
    await letters.put(leased('u1'), letter('hh-1', '2026-11-20T10:00:00.000Z'));
    await letters.put(leased('u1'), letter('ромашка#аналитик', '2026-11-20T11:00:00.000Z'));
    await letters.put(leased('u1'), { ...letter('hh-1', '2026-11-20T12:00:00.000Z'), text: 'Новое' });
    const found = await lettersOf('u1');
    expect(found.map(({ id, text }) => [id, text])).toEqual([
      ['hh-1', 'Новое'],
      ['ромашка#аналитик', 'Письмо ромашка#аналитик'],
    ]);
    await letters.delete(leased('u1'), 'hh-1');
    expect(await lettersOf('u1')).toEqual([
      { ...letter('ромашка#аналитик', '2026-11-20T11:00:00.000Z'), revision: 1 },
    ]);
  });

  it('an id may be longer than a key of the table', async () => {
    const id = '京'.repeat(400);
    await letters.put(leased('u1'), letter(id));
    expect((await lettersOf('u1'))[0]?.id).toBe(id);
  });
});

it('consent is kept by kind, with the version of its text', async () => {
  await consents.record(leased('u1'), 'documents');
  await consents.record(leased('u1'), 'letters');
  await consents.record(leased('u1'), 'documents');
  expect(await consents.listOf('u1')).toEqual([
    { kind: 'documents', version: '2026-11-20', at: expect.any(String), since: expect.any(String) },
    { kind: 'letters', version: '2026-11-20', at: expect.any(String), since: expect.any(String) },
  ]);
  expect(await consents.listOf('u2')).toEqual([]);
});

describe('since when a consent stands', () => {
  const hours = [10, 11, 12].map((hour) => `2026-11-25T${hour}:00:00.000Z`) as [string, string, string];
  async function recordAt(at: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
    await consents.record(leased('u1'), 'resume');
    return consents.find('u1', 'resume');
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is said by the first press until it is taken back', async () => {
    expect(await recordAt(hours[0])).toMatchObject({ at: hours[0], since: hours[0] });
    expect(await recordAt(hours[1])).toMatchObject({ at: hours[1], since: hours[0] });
    await consents.delete(leased('u1'), 'resume');
    expect(await recordAt(hours[2])).toMatchObject({ at: hours[2], since: hours[2] });
  });

  it('is the press that a release knew which kept the last one alone', async () => {
    const Item = { user_id: 'u1', id: 'consent#resume', kind: 'resume', version: '2026-11-20', at: hours[0] };
    await dynamodb.send(new PutCommand({ TableName: process.env.USER_ITEMS_TABLE, Item }));
    expect(await recordAt(hours[1])).toMatchObject({ at: hours[1], since: hours[0], version: '2026-11-25' });
    expect(await recordAt(hours[2])).toMatchObject({ at: hours[2], since: hours[0] });
  });
});

describe('all that is a user’s', () => {
  it('is deleted past what one page or one request holds, and nobody else’s', async () => {
    const text = 'я'.repeat(20_000);
    for (let n = 0; n < 60; n++) await letters.put(leased('u1'), { ...letter(`hh-${n}`), text });
    await userDocuments.expect(leased('u1'), cv);
    await writtenAnswers.put(leased('u1'), 'hash', { coverLetter: '…' });
    await letters.put(leased('u2'), letter('hh-1'));
    expect(await lettersOf('u1')).toHaveLength(60);

    expect(await userItems.deleteAllOf('u1', Date.now() - 1)).toBe(false);
    expect(await userItems.deleteAllOf('u1', Date.now() + 60_000)).toBe(true);
    for (const kind of ['letter#', 'document#', 'answer#'])
      expect(await userItems.listByPrefix('u1', kind)).toEqual([]);
    expect(await userItems.deleteAllOf('u1', Date.now() - 1)).toBe(true);
    expect(await lettersOf('u2')).toHaveLength(1);
  });
});
