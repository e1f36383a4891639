import type { Context } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { getMarket } from '#core/contract/market.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { handler as answer } from '#functions/http/market/get-market.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

const { later } = useSnapshotStage();

async function market(query = '') {
  const { statusCode, headers, body = '' } = await answer(httpEvent(getMarket, { query }), {} as Context);
  expect(statusCode).toBe(200);
  const found = getMarket.response.parse(JSON.parse(body));
  // That there is nothing is soon untrue.
  expect(headers?.['cache-control']).toBe(found.figures ? 'public, max-age=0, s-maxage=900' : 'no-store');
  return found;
}

/** As a Lambda that has just started counts. */
async function count() {
  vi.resetModules();
  const { handler } = await import('#functions/workflow/count-market.ts');
  return handler();
}

async function put(prefix: string, length: number, overrides: Partial<JobRow>): Promise<void> {
  await jobs.put(Array.from({ length }, (_, n) => jobRowWith({ id: `${prefix}-${n}`, ...overrides })));
  await versions.bump('jobs');
  later(60);
}

it('counts a month into its file, and leaves those before it as they were (docs/rules.md#market-month)', async () => {
  vi.stubEnv('MARKET_SOURCES', 'trudvsem');
  expect(await market()).toEqual({ months: [], figures: null });

  await put('trudvsem', 25, { source: 'trudvsem', tags: ['Go'], salary_words: '250 000 ₽ на руки' });
  await put('manual', 1, { source: 'manual' });
  await put('hh', 40, { source: 'hh' });
  expect(await count()).toEqual({ month: '2026-11', vacancies: 26 });
  const { months, figures } = await market();
  expect(months).toEqual(['2026-11']);
  expect(figures).toMatchObject({ version: 1, month: '2026-11', sources: ['trudvsem', 'manual'] });
  expect(figures?.groups[0]).toMatchObject({
    vacancies: 26,
    pay: { net: { n: 25, quartiles: { p25: 250_000, median: 250_000, p75: 250_000 } } },
  });

  // After the last count of the month more has closed, some before its end.
  const closed = { source: 'trudvsem', is_open: false, created_at: '2026-11-10T09:00:00Z' } as const;
  await put('late', 21, { ...closed, closed_at: '2026-11-30T20:30:00Z' });
  await put('later', 22, { ...closed, closed_at: '2026-11-30T21:10:00Z' });
  // Midnight of Moscow has passed, that of London has not.
  vi.setSystemTime(new Date('2026-11-30T21:30:00Z'));
  expect(await count()).toEqual({ month: '2026-12', vacancies: 26 });
  const next = await market();
  expect(next.months).toEqual(['2026-12', '2026-11']);
  expect(next.figures?.skills[0]?.skills[0]).toMatchObject({ name: 'Go', before: { n: 26, vacancies: 26 } });
  expect(next.figures?.groups[0]?.closed).toEqual({ n: 22, median: 21 });
  const ended = await market('month=2026-11');
  expect(ended.figures?.groups[0]).toEqual({ ...figures?.groups[0], closed: { n: 21, median: 20 } });
  expect(ended.figures?.skills).toEqual(figures?.skills);
  expect(ended.figures?.countedAt).toBe(figures?.countedAt);
  expect([ended, next].map((month) => month.figures?.closingsCountedAt)).toEqual([
    next.figures?.countedAt,
    undefined,
  ]);
  expect((await market('month=2026-10')).figures).toBeNull();

  // From then on it stays as it is.
  await put('late', 1, { ...closed, closed_at: '2026-12-01T09:00:00Z' });
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'));
  await count();
  expect(await market('month=2026-11')).toEqual(ended);
  vi.unstubAllEnvs();
});

it('refuses what is no month', async () => {
  const event = httpEvent(getMarket, { query: 'month=2026-13' });
  expect((await answer(event, {} as Context)).statusCode).toBe(400);
});
