import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JobIndex } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

function indexOf(rows: Parameters<JobIndex['put']>[0]): JobIndex {
  const index = new JobIndex();
  index.put(rows);
  return index;
}

describe('adminPage', () => {
  it('walks through everything once, as sorting by date and id does', () => {
    // Few instants: many vacancies share one, as an import’s do.
    const minutes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 150, maxLength: 350 });
    fc.assert(
      fc.property(minutes, (postedMinutes) => {
        const rows = postedMinutes.map((minute, n) =>
          jobRowWith({ id: `hh-${n}`, created_at: new Date(minute * 60_000).toISOString() }),
        );
        const index = indexOf(rows);
        const walked: string[] = [];
        let after: string | undefined;
        do {
          const page = index.adminPage('', after);
          walked.push(...page.ids);
          after = page.next ?? undefined;
        } while (after !== undefined && walked.length <= rows.length);
        const expected = rows
          .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || (a.id < b.id ? -1 : 1))
          .map(({ id }) => id);
        expect(walked).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('a cursor survives what it stands on', () => {
    const rows = Array.from({ length: 150 }, (_, n) =>
      jobRowWith({ id: `hh-${String(n).padStart(3, '0')}` }),
    );
    const index = indexOf(rows);
    const { ids, next } = index.adminPage('');
    index.delete([ids.at(-1) as string]);
    expect(index.adminPage('', next as string).ids[0]).toBe('hh-100');
  });

  it.each(['', 'hh-1', '~hh-1', '1~', '12345678901234567~a'])('%j is no cursor', (after) => {
    expect(() => indexOf([jobRowWith({ id: 'hh-1' })]).adminPage('', after)).toThrow('не продолжение');
  });

  it('the longest id makes a cursor that the contract takes', () => {
    const id = `hh-${'я'.repeat(197)}`;
    const index = indexOf([
      ...Array.from({ length: 99 }, (_, n) => jobRowWith({ id: `a${n}` })),
      jobRowWith({ id }),
      jobRowWith({ id: 'яя' }),
    ]);
    expect(index.adminPage('').next?.length).toBeLessThanOrEqual(300);
  });
});

it('shares are counted again after a change', () => {
  const index = indexOf([jobRowWith({ id: 'hh-1' }), jobRowWith({ id: 'hh-2', salary: null })]);
  expect(index.coverage('hh')).toMatchObject({ jobs: 2, withSalary: 0.5 });
  expect(index.coverage('hh')).toBe(index.coverage('hh'));
  index.put([jobRowWith({ id: 'hh-2' })]);
  expect(index.coverage('hh')).toMatchObject({ jobs: 2, withSalary: 1 });
  expect(index.coverage('trudvsem')).toMatchObject({ jobs: 0, withSalary: 0 });
});
