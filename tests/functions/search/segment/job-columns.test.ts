import { expect, it } from 'vitest';
import { demandColumnsOf, rowDemand } from '#functions/search/match/demand-columns.ts';
import { indexedJob } from '#functions/search/segment/indexed-job.ts';
import { columnsOf } from '#functions/search/segment/job-columns.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

it('more values than two bytes can number are numbered', () => {
  const count = 0x1_0000 + 3;
  const job = indexedJob(jobRowWith());
  const { columns } = columnsOf(
    Array.from({ length: count }, (_, n) => ({ ...job, title: `t${n}`, id: `${n}`, createdAt: -n })),
  );
  expect(new Set(columns.title).size).toBe(count);
  expect(columns.employer).toBeInstanceOf(Uint16Array);
  const demands = demandColumnsOf(
    Array.from({ length: count }, (_, n) => ({ demand: { ...rowDemand(null), asks: [`c${n}`] } })),
  );
  expect(new Set(demands.asks).size).toBe(count);
});

it('a company goes by its newest open vacancy, and without one by its newest', () => {
  const row = (id: string, company: string, hour: number, isOpen = true) =>
    jobRowWith({ id, company, is_open: isOpen, created_at: `2026-11-19T0${hour}:00:00.000Z` });
  const nameOf = (...rows: ReturnType<typeof row>[]) => {
    const { columns } = columnsOf(rows.map(indexedJob));
    return columns.employerNames[columns.companyEmployer[0] as number];
  };
  expect(nameOf(row('1', 'Старое', 1), row('2', 'Новое', 2), row('3', 'Закрытое', 3, false))).toBe('Новое');
  expect(nameOf(row('1', 'Старое', 1, false), row('2', 'Новое', 2, false))).toBe('Новое');
});
