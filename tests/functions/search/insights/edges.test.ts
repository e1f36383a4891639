import { expect, it } from 'vitest';
import { pageSize } from '#core/domain/search/listing.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const hoursAgo = (hours: number) =>
  new Date(Date.parse('2026-11-20T10:00:00Z') - hours * 3_600_000).toISOString();

it('a company shows a page of its newest vacancies, however many it has', () => {
  const rows = Array.from({ length: pageSize + 5 }, (_, n) =>
    jobRowWith({ id: `hh-${n}`, company_id: 'hh-1', created_at: hoursAgo(n) }),
  );
  const facts = JobIndex.of(rows).company('hh-1');
  expect(facts?.open).toBe(pageSize + 5);
  expect(facts?.ids).toEqual(rows.slice(0, pageSize).map(({ id }) => id));
});

it('a company’s first vacancy is from the day on which it was first published, by Moscow (docs/rules.md#company)', () => {
  const reposted = jobRowWith({
    ...{ id: 'hh-1', company_id: 'hh-1', reposts: 1 },
    first_published_at: '2026-08-31T22:00:00.000Z',
    created_at: '2026-11-15T09:00:00.000Z',
  });
  const { firstPublished = 0 } = JobIndex.of([reposted]).company('hh-1') ?? {};
  expect(new Date(firstPublished).toISOString()).toBe('2026-08-31T21:00:00.000Z');
});

it('what a company pays is said by its open vacancies alone', () => {
  const paid = (count: number, salary_from: number, is_open: boolean) =>
    Array.from({ length: count }, (_, n) =>
      jobRowWith({
        ...{ id: `${salary_from}-${n}`, company_id: 'hh-1', is_open },
        salary: `${salary_from} ₽`,
      }),
    );
  const rows = [...paid(30, 100_000, true), ...paid(30, 300_000, false)];
  expect(JobIndex.of(rows).company('hh-1')?.salary).toMatchObject({ n: 30, median: 100_000 });
});

it('a vacancy that is the only one is less about AI than nobody', () => {
  const row = jobRowWith({ id: 'hh-1' });
  expect(JobIndex.of([row]).market(row)).toMatchObject({ compared: 0, lessAboutAi: 0 });
});

it('what is open says when it was changed, an instant to the second of the world’s clock', () => {
  const row = jobRowWith({ id: 'hh-1', modified_at: '2026-11-20T09:30:00.000Z' });
  expect([...JobIndex.of([row]).openVacancies(['hh'])]).toEqual([
    { id: 'hh-1', modifiedAt: '2026-11-20T09:30:00Z' },
  ]);
});

it.each([
  ['backend', 'frontend'],
  ['frontend', 'backend'],
])(
  'of two categories that a position has as often, of %s the newest, it is of the first by name',
  (category, otherCategory) => {
    const of = (category_id: string, since: number) =>
      Array.from({ length: 160 }, (_, n) =>
        jobRowWith({
          ...{ id: `${category_id}-${n}`, title: 'Разработчик', category_id, tags: [category_id] },
          created_at: hoursAgo(since + n),
        }),
      );
    expect(
      JobIndex.of([...of(category, 0), ...of(otherCategory, 0.5)]).skillMarket('Разработчик').skills,
    ).toEqual([{ name: 'backend', share: 1 }]);
  },
);
