import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteTracked, listTracked, putTracked } from '#core/contract/tracker.ts';
import {
  maxEvents,
  maxTracked,
  newTracked,
  type TrackedJob,
  withField,
} from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { handler as deleteHandler } from '#functions/http/tracker/delete-tracked.ts';
import { handler as listHandler } from '#functions/http/tracker/list-tracked.ts';
import { handler as putHandler } from '#functions/http/tracker/put-tracked.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as clock from '#functions/store/clock.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  process.env.ACCOUNT_SYNC = 'true';
  await world.reset();
});
afterEach(() => vi.useRealTimers());

const list = operationCaller(listTracked, listHandler);
const put = operationCaller(putTracked, putHandler);
const remove = operationCaller(deleteTracked, deleteHandler);

const at = '2026-11-20T10:00:00.000Z';
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const recordOf = (id: string) => newTracked(id, facts, at);
const withNote = (record: TrackedJob, note: string, now = '2026-11-21T10:00:00.000Z') =>
  withField(record, 'note', note, now);
const deleted = (record: TrackedJob) => withField(record, 'isDeleted', true, '2026-11-22T10:00:00.000Z');
const hidden = (id: string, kind: 'job' | 'company' = 'job') => ({
  kind,
  id,
  name: 'Вектор',
  isHidden: true,
});

const agreed = syncConsentVersion;
const putRecords = (user: string, records: readonly TrackedJob[], revision = 0) =>
  put(user, { agreed, records: records.map((record) => ({ record, revision })) });

async function allOf(user: string, since?: string) {
  const records: { record: TrackedJob; revision: number }[] = [];
  const marks: { mark: { id: string; isHidden: boolean }; revision: number }[] = [];
  let after: string | null = null;
  do {
    const query = { ...(since !== undefined && { since }), ...(after !== null && { after }) };
    const { status, body }: Awaited<ReturnType<typeof list>> = await list(user, query);
    expect(status).toBe(200);
    records.push(...body.records);
    marks.push(...body.marks);
    after = body.next;
  } while (after !== null);
  return { records, marks };
}

describe('the desk in the account (docs/rules.md#account-sync-desk)', () => {
  it('is kept with the consent, and comes back record for record', async () => {
    const record = withNote(recordOf('hh-1'), '<script>alert(1)</script>');
    const { status, body } = await put('anna', {
      agreed,
      records: [{ record, revision: 0 }],
      marks: [{ mark: hidden('hh-2'), revision: 0 }],
    });
    expect([status, body]).toEqual([
      200,
      {
        keptSince: expect.any(String),
        saved: [{ id: 'hh-1', revision: 1 }],
        savedMarks: [{ id: 'hh-2', kind: 'job', revision: 1 }],
      },
    ]);
    expect(await allOf('anna')).toEqual({
      records: [{ record, revision: 1 }],
      marks: [{ mark: hidden('hh-2'), revision: 1 }],
    });
    expect(await consents.listOf('anna')).toMatchObject([{ kind: 'tracker', version: agreed }]);
  });

  it('is not taken without the consent, nor after it was taken back', async () => {
    const records = [{ record: recordOf('hh-1'), revision: 0 }];
    expect((await put('anna', { records })).body.error.code).toBe('forbidden');
    expect((await put('anna', { agreed: '2020-01-01', records })).status).toBe(400);
    expect(await userItems.countOf('anna', 'application')).toBe(0);
    await put('anna', { agreed });
    expect((await put('anna', { records })).status).toBe(200);
    await remove('anna');
    expect((await put('anna', { records })).body.error.code).toBe('forbidden');
    expect(await userItems.countOf('anna', 'application')).toBe(0);
  });

  it('of a newer state gives that back, and saves the others', async () => {
    const record = recordOf('hh-1');
    await putRecords('anna', [record]);
    const phone = withNote(record, 'с телефона');
    await put('anna', { records: [{ record: phone, revision: 1 }] });
    const { status, body } = await put('anna', {
      records: [
        { record: withNote(record, 'с ноутбука'), revision: 1 },
        { record: recordOf('hh-2'), revision: 0 },
      ],
    });
    expect([status, body.error.code]).toEqual([409, 'conflict']);
    expect(body.details).toEqual({
      saved: [{ id: 'hh-2', revision: 1 }],
      savedMarks: [],
      newer: [{ record: phone, revision: 2 }],
      newerMarks: [],
    });
  });

  it('of a newer mark gives that back too', async () => {
    const mark = hidden('hh-2');
    await put('anna', { agreed, marks: [{ mark, revision: 0 }] });
    const shown = { ...mark, isHidden: false };
    await put('anna', { marks: [{ mark: shown, revision: 1 }] });
    const { status, body } = await put('anna', {
      marks: [{ mark: { ...mark, name: 'Луч' }, revision: 1 }],
    });
    expect(status).toBe(409);
    expect(body.details.newerMarks).toEqual([{ mark: shown, revision: 2 }]);
  });

  it('the same twice, from two tabs or after an answer that was lost, is one record', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => putRecords('anna', [recordOf('hh-1')])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await allOf('anna')).records).toHaveLength(1);
  });

  it('the same twice in one request is refused: no device has two states of one record', async () => {
    const [first, second] = [recordOf('hh-1'), withNote(recordOf('hh-1'), 'позвонить')];
    const twice = await put('anna', {
      agreed,
      records: [first, second].map((record) => ({ record, revision: 0 })),
    });
    expect([twice.status, twice.body.error.code]).toEqual([400, 'invalid_request']);
    const marks = [hidden('hh-2'), hidden('hh-2')].map((mark) => ({ mark, revision: 0 }));
    expect((await put('anna', { agreed, marks })).status).toBe(400);
    expect(await allOf('anna')).toEqual({ records: [], marks: [] });
    // A vacancy and a company may have one id.
    const sameIds = [hidden('hh-2'), hidden('hh-2', 'company')].map((mark) => ({ mark, revision: 0 }));
    expect(
      (await put('anna', { agreed, records: [{ record: first, revision: 0 }], marks: sameIds })).status,
    ).toBe(200);
  });

  it('since an instant gives what has changed, deletions among it', async () => {
    await putRecords('anna', [recordOf('hh-1'), recordOf('hh-2')]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
    const { since } = (await list('anna')).body;
    await put('anna', { records: [{ record: deleted(recordOf('hh-2')), revision: 1 }] });
    const { records } = await allOf('anna', since);
    expect(records.map(({ record }) => [record.id, record.isDeleted.value])).toEqual([['hh-2', true]]);
    expect((await allOf('anna')).records).toHaveLength(2);
  });

  it.each([-2, 2])(
    'since an instant gives what a function has changed whose clock is off by %i hours',
    async (hours) => {
      const now = Date.now();
      const by = (skew: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: now + skew });
        clock.noteAnswer(new Date(now).toUTCString(), now + skew, now + skew);
      };
      await putRecords('anna', []);
      const skew = hours * 3_600_000;
      // One that is behind writes, or one that is ahead says from when to ask next.
      by(Math.max(0, skew));
      const { since } = (await list('anna')).body;
      by(Math.min(0, skew));
      await putRecords('anna', [recordOf('hh-1')]);
      by(0);
      expect((await allOf('anna', since)).records).toHaveLength(1);
    },
  );

  it('what was deleted stays as a mark for 180 days', async () => {
    await putRecords('anna', [deleted(recordOf('hh-1'))]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 179 * 86_400_000 });
    expect((await allOf('anna')).records).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    expect((await allOf('anna')).records).toEqual([]);
    // A device that was away for longer brings its own once more.
    expect((await putRecords('anna', [recordOf('hh-1')], 7)).body.saved).toEqual([
      { id: 'hh-1', revision: 8 },
    ]);
  });

  it('the 501st is refused in plain words, and the rest of the call is kept', async () => {
    for (let n = 0; n < maxTracked; n += 50)
      await putRecords(
        'anna',
        Array.from({ length: 50 }, (_, at) => recordOf(`hh-${n + at}`)),
      );
    const { status, body } = await put('anna', {
      records: [
        { record: recordOf('one-more'), revision: 0 },
        { record: withNote(recordOf('hh-7'), 'изменено'), revision: 1 },
      ],
    });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toContain('Достигнут предел 500');
    expect(body.details.saved).toEqual([{ id: 'hh-7', revision: 2 }]);
    // One call that deletes and adds has room, whatever its order.
    const swap = await put('anna', {
      records: [
        { record: recordOf('one-more'), revision: 0 },
        { record: deleted(recordOf('hh-8')), revision: 1 },
      ],
    });
    expect(swap.status).toBe(200);
  });

  it('a count that a dead writer has left too high is mended', async () => {
    await putRecords('anna', [recordOf('hh-1')]);
    await dynamodb.send(
      new UpdateCommand({
        TableName: process.env.USER_ITEMS_TABLE,
        Key: { user_id: 'anna', id: 'account' },
        UpdateExpression: 'SET tracked = :n, tracker_items = :m',
        ExpressionAttributeValues: { ':n': maxTracked, ':m': tracked.maxItems },
      }),
    );
    expect((await putRecords('anna', [recordOf('hh-2')])).status).toBe(200);
  });

  it('marks that are taken back stand so on the other device', async () => {
    await put('anna', { agreed, marks: [{ mark: hidden('c1', 'company'), revision: 0 }] });
    const back = { ...hidden('c1', 'company'), isHidden: false };
    await put('anna', { marks: [{ mark: back, revision: 1 }] });
    expect((await allOf('anna')).marks).toEqual([{ mark: back, revision: 2 }]);
  });

  it('is the user’s own, deleted with the consent, and nobody else’s', async () => {
    await putRecords('anna', [recordOf('hh-1')]);
    await putRecords('boris', [recordOf('hh-2')]);
    expect((await remove('anna')).status).toBe(200);
    expect((await remove('anna')).status).toBe(200);
    expect((await list('anna')).body).toMatchObject({ keptSince: null, records: [], next: null });
    expect((await userItems.listByPrefix('anna', '')).map(({ id }) => id)).toEqual(['account']);
    expect((await allOf('boris')).records).toHaveLength(1);
    for (const ask of [list, put, remove]) expect((await ask(undefined)).status).toBe(401);
  });

  it('comes in pages that Lambda can give', async () => {
    const note = '\u0001'.repeat(10_000);
    for (let n = 0; n < 100; n += 50)
      await putRecords(
        'anna',
        Array.from({ length: 50 }, (_, at) => withNote(recordOf(`hh-${n + at}`), note)),
      );
    const { body } = await list('anna');
    expect(body.next).not.toBeNull();
    expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }))).toBeLessThan(5 * 2 ** 20);
    expect((await allOf('anna')).records).toHaveLength(100);
    for (const after of ['letter#x', 'nothing', 'mark'])
      expect((await list('anna', { after })).status).toBe(400);
  });

  it('does not exist where the stage does not offer it', async () => {
    process.env.ACCOUNT_SYNC = 'false';
    for (const ask of [() => list('anna'), () => put('anna', { agreed }), () => remove('anna')])
      expect((await ask()).status).toBe(404);
  });

  it('is not taken of who was deleted while the token lives', async () => {
    world.pool.state.users = [];
    expect((await putRecords('anna', [recordOf('hh-1')])).status).toBe(401);
  });
});

describe('what is no record of a desk is refused', () => {
  const record = recordOf('hh-1');
  const event = { id: 'e', at, stage: null, text: '' };
  const reminded = (to: string) =>
    withField(record, 'reminder', { at: to, text: 'Позвонить' }, '2026-11-21T10:00:00.000Z');

  it.each<[string, unknown]>([
    ['a note of 10,001 characters', withNote(record, 'ж'.repeat(10_001))],
    ['51 events', { ...record, events: Array.from({ length: maxEvents + 1 }, () => event) }],
    ['a reminder in the past', reminded('2026-11-20T10:00:00.000Z')],
    [
      'a link that leads elsewhere than to the web',
      { ...record, facts: { at, value: { ...facts, link: 'javascript:alert(1)' } } },
    ],
    ['an unknown stage', { ...record, stage: { value: 'fired', at } }],
    ['an id of 201 characters', { ...record, id: 'x'.repeat(201) }],
  ])('%s', async (_, wrong) => {
    const { status } = await put('anna', { agreed, records: [{ record: wrong, revision: 0 }] });
    expect(status).toBe(400);
    expect(await userItems.listByPrefix('anna', '')).toEqual([]);
  });

  it('more than 50 of both in one call', async () => {
    const marks = Array.from({ length: 50 }, (_, n) => ({ mark: hidden(`hh-${n}`), revision: 0 }));
    const records = [{ record, revision: 0 }];
    expect((await put('anna', { agreed, records, marks })).status).toBe(400);
    expect((await put('anna', { agreed, marks })).status).toBe(200);
  });

  it('but a reminder that was set ahead, and has fallen due since, is one', async () => {
    const due = reminded('2026-11-21T11:00:00.000Z');
    expect((await putRecords('anna', [due])).status).toBe(200);
  });

  it('and an item that cannot be read is left out of the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await putRecords('anna', [record]);
    await dynamodb.send(
      new UpdateCommand({
        TableName: process.env.USER_ITEMS_TABLE,
        Key: { user_id: 'anna', id: 'application#broken' },
        UpdateExpression: 'SET revision = :n',
        ExpressionAttributeValues: { ':n': 1 },
      }),
    );
    expect((await allOf('anna')).records).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
