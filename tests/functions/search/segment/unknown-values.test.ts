import { expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { indexedJob } from '#functions/search/segment/indexed-job.ts';
import { columnsOf, type JobColumns } from '#functions/search/segment/job-columns.ts';
import { knowsAllValues, unknownRows } from '#functions/search/segment/unknown-values.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

/** Rows stand newest first: the given order. */
const columnsWith = (...overrides: Partial<JobRow>[]): JobColumns =>
  columnsOf(
    overrides.map((job, at) =>
      indexedJob(
        jobRowWith({
          id: `${at}`,
          created_at: new Date(Date.UTC(2026, 10, 19) - at * 1000).toISOString(),
          ...job,
        }),
      ),
    ),
  ).columns;

const renamed = (values: readonly string[], from: string): string[] =>
  values.map((value) => (value === from ? 'of another release' : value));

const columns = columnsWith(
  { job_type: 'Full-time', title: 'Senior Go-разработчик', source: 'hh', experience: '3–6 лет' },
  { job_type: 'Part-time', title: 'Аналитик', source: 'trudvsem', experience: null },
  { job_type: 'Full-time', title: 'Аналитик', source: 'hh', experience: 'Нет опыта' },
);

it('all rows are known where both releases know the same, in whatever order', () => {
  expect(unknownRows(columns)).toEqual([]);
  expect(unknownRows({ ...columns, sources: [...columns.sources, 'of another release'] })).toEqual([]);
});

it.each([
  ['type', { ...columns, types: renamed(columns.types, 'Частичная занятость') }, [1]],
  ['source', { ...columns, sources: renamed(columns.sources, 'trudvsem') }, [1]],
  ['level', { ...columns, levels: renamed(columns.levels, 'Senior') }, [0]],
])('finds the rows with an unknown %s', (_, other, rows) => {
  expect(unknownRows(other)).toEqual(rows);
  expect(knowsAllValues(other)).toBe(false);
});

it.each([
  ['3–6 лет', [0]],
  ['Нет опыта', [2]],
])('finds the rows with an unknown experience, %s; one without any is known', (value, rows) => {
  const { numbers, values } = columns.choices.experience as JobColumns['choices'][string];
  const other = { ...columns, choices: { experience: { numbers, values: renamed(values, value) } } };
  expect(unknownRows(other)).toEqual(rows);
  expect(knowsAllValues(other)).toBe(false);
});
