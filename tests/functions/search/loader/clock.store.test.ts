import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { handleInProcess, handlerAt } from '#tests/support/store/in-process.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { newReader } from '#tests/support/store/snapshot-reader.ts';

const hour = 3_600_000;
/** What the tables hold for the time. */
let time = Date.parse('2026-11-20T10:00:00.400Z');
const later = (seconds: number) => {
  time += seconds * 1000;
};
/** By a clock that is so many milliseconds ahead. */
async function by<Result>(skew: number, work: () => Promise<Result>): Promise<Result> {
  vi.setSystemTime(time + skew);
  return work();
}

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let endTelling: () => void;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  const port = Number(new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '').port);
  const handler = handlerAt(port);
  endTelling = handleInProcess(port, async (request) => {
    const answer = await handler(request);
    answer.response.headers.date = new Date(time).toUTCString();
    return answer;
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  endTelling();
  await dynamodb.close();
});
beforeEach(async () => {
  await emptyTables();
  later(3600);
});

/** What writes vacancies, as a Lambda that has just started has it. */
async function newWriter() {
  vi.resetModules();
  return { ...(await import('#functions/store/jobs.ts')), ...(await import('#functions/store/versions.ts')) };
}

/** One that has read what there is a while ago, and so asks the feed for the last seconds alone. */
async function settledReader(skew: number) {
  const writer = await newWriter();
  await by(0, () => writer.put([jobRowWith({ id: 'hh-1' }), jobRowWith({ id: 'hh-2' })]));
  await by(0, () => writer.bump('jobs'));
  const reader = await newReader();
  const ids = async () => (await reader.currentIndex()).adminPage('').ids.sort();
  await by(skew, ids);
  for (let look = 0; look < 2; look++) {
    later(60);
    expect(await by(skew, ids)).toEqual(['hh-1', 'hh-2']);
  }
  return { ids, answers: reader.feedAnswers };
}

describe.each([-2 * hour, 2 * hour])('a clock that is off by %d milliseconds', (skew) => {
  it('of who writes hides no change from who reads', async () => {
    const reader = await settledReader(0);
    const writer = await newWriter();
    await by(skew, () => writer.delete('hh-1'));
    await by(skew, () => writer.bump('jobs'));
    later(3);
    expect(await by(0, reader.ids)).toEqual(['hh-2']);
  });

  it('of who reads hides no change from it, and has it ask for no more', async () => {
    const reader = await settledReader(skew);
    const writer = await newWriter();
    await by(0, () => writer.delete('hh-1'));
    await by(0, () => writer.bump('jobs'));
    const answers = reader.answers();
    later(3);
    expect(await by(skew, reader.ids)).toEqual(['hh-2']);
    later(60);
    await by(skew, reader.ids);
    later(60);
    await by(skew, reader.ids);
    // Eight shards each: once for the change, and once after the overlap.
    expect(reader.answers() - answers).toBe(16);
  });

  it('and is set right meanwhile keeps no change from who reads', async () => {
    const reader = await settledReader(skew);
    const writer = await newWriter();
    await by(0, () => writer.delete('hh-1'));
    await by(0, () => writer.bump('jobs'));
    later(3);
    expect(await by(0, reader.ids)).toEqual(['hh-2']);
  });
});
