import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { write } from '#functions/actions/writing/write.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { goodLetter, letterRequest } from '#tests/support/writer/writer.ts';
import { startWriter } from '#tests/support/writer/writer-stage.ts';

let stage: Awaited<ReturnType<typeof startWriter>>;
beforeAll(async () => {
  stage = await startWriter();
});
afterAll(() => stage.close());

beforeEach(async () => {
  await emptyTables();
  process.env.WRITER_DOLLARS_PER_MONTH = '50';
  process.env.WRITER_ANSWERS_PER_DAY = '100';
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const caller = { id: 'u1', username: 'u1' };
const spent = () => usage.spentIn(usage.monthOf(new Date()));

/** What a letter costs at the stage's price. */
const tokens = { inputTokens: 1500, outputTokens: 1400 };
const dollars = (1500 * 0.003 + 1400 * 0.015) / 1000;

const ask = (n: number, signal?: AbortSignal) =>
  write(coverLetter(letterRequest({ whyInterested: `Причина ${n}` })), caller, signal ? { signal } : {});

const fifty = () => Promise.allSettled(Array.from({ length: 50 }, (_, n) => ask(n)));

test('fifty at once never spend more than the month has', async () => {
  process.env.WRITER_DOLLARS_PER_MONTH = '0.4';
  stage.bedrock.setReply(() => ({ pieces: [goodLetter], pause: 50, usage: tokens }));
  const answers = await fifty();
  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
  const requestCount = stage.bedrock.requests.length;
  expect(requestCount).toBeGreaterThan(0);
  expect(requestCount * dollars).toBeLessThanOrEqual(0.4);
  // What was set aside has given way to what was spent.
  expect(await spent()).toBeCloseTo(requestCount * dollars, 8);
});

test('fifty at once are no more answers than a user has in a day', async () => {
  process.env.WRITER_ANSWERS_PER_DAY = '7';
  stage.bedrock.setReply(() => ({ pieces: [goodLetter], pause: 50, usage: tokens }));
  const answers = await fifty();
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(stage.bedrock.requests).toHaveLength(7);
});

test('what an answer may cost is counted before the model is asked, so that a killed function leaves it counted', async () => {
  const before: Promise<number>[] = [];
  stage.bedrock.setReply(() => {
    before.push(spent());
    return { pieces: [goodLetter], usage: tokens };
  });
  await ask(1);
  expect(before).toHaveLength(1);
  expect(await before[0]).toBeGreaterThan(dollars);
  expect(await spent()).toBeCloseTo(dollars, 8);
});

test('a question that was never asked is paid back', async () => {
  stage.bedrock.setReply(() => ({ refusal: [403, 'AccessDeniedException'] }));
  expect((await ask(1)).writtenBy).toBe('rules');
  expect(await spent()).toBeLessThan(dollars);
});

test('a second question of one answer is set aside by itself', async () => {
  stage.bedrock.setReply(() => ({ pieces: ['Это не письмо.'], usage: tokens }));
  expect((await ask(1)).writtenBy).toBe('rules');
  expect(stage.bedrock.requests).toHaveLength(2);
  expect(await spent()).toBeCloseTo(2 * dollars, 8);
});

test('a reservation that does not fit takes nothing', async () => {
  const month = '2026-01';
  expect(await usage.reserve(month, 3, 5)).toBe(true);
  expect(await usage.reserve(month, 3, 5)).toBe(false);
  expect(await usage.reserve(month, 6, 5)).toBe(false);
  expect(await usage.reserve(month, 2, 5)).toBe(true);
  await usage.settle(month, 3, { input: 10, output: 1, dollars: 0.5 });
  expect(await usage.spentIn(month)).toBeCloseTo(2.5, 8);
});
