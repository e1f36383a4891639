import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobOrigin } from '#core/domain/import/source.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { countMonth, withClosings } from '#core/domain/market/count-month.ts';
import { type MarketGroup, type MarketMonth, marketMonth } from '#core/domain/market/market-month.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { readSnapshot, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import { marketMonthOf } from '#tests/support/naive/market-month.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const origins: readonly JobOrigin[] = ['trudvsem', 'manual'];
const hoursAgo = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();

function countedFrom(index: JobIndex, before: MarketMonth | null = null): MarketMonth {
  const rows = index.marketRows(origins);
  const month = '2026-11';
  const counts = { open: rows.open(now), closed: rows.closedIn(month) };
  return countMonth({ ...counts, month, countedAt: now, sources: origins, before });
}

/** Few values of each kind: groups of twenty are common. */
const arbitraryRow = fc
  .record({
    title: fc.constantFrom('Backend', 'Backend', 'Backend', 'Senior Backend', 'Стажёр'),
    category_id: fc.constantFrom('backend', 'backend', 'backend', 'frontend', 'development', 'hr', null),
    location: fc.constantFrom('Москва', 'Москва', 'Казань', 'Remote', 'Город не указан'),
    pay: fc.option(fc.tuple(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 0, max: 90 })), { freq: 5 }),
    tax: fc.constantFrom('на руки', 'на руки', 'на руки', 'до вычета налогов', null),
    tags: fc.array(
      fc.constantFrom(
        'Python',
        'python',
        'SQL',
        '1С',
        '1C',
        'Гибрид',
        '',
        'Очень длинное название навыка, и не одно',
      ),
      { minLength: 1, maxLength: 5, size: 'max' },
    ),
    source: fc.constantFrom('trudvsem', 'trudvsem', 'trudvsem', 'manual', 'hh'),
    cluster_key: fc.nat(40).map((n) => (n < 6 ? `key ${n}` : null)),
    published: fc.integer({ min: -5, max: 2000 }),
    reopened: fc.option(fc.nat(500), { freq: 6 }),
    closed: fc.integer({ min: -1500, max: 900 }).map((hours) => (hours < 0 ? null : hours)),
    is_active: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    closed_in_bulk: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  })
  .map(
    ({ pay, tax, published, reopened, closed, closed_in_bulk, ...given }): Partial<JobRow> => ({
      ...given,
      source: given.source as JobOrigin,
      salary: pay && `от ${pay[0] * 1000} до ${(pay[0] + pay[1]) * 1000} ₽`,
      salary_words: pay && `${pay[0]} ₽${tax === null ? '' : ` ${tax}`}`,
      created_at: hoursAgo(published),
      reopened_at: reopened === null ? null : hoursAgo(reopened),
      is_open: closed === null,
      closed_at: closed === null ? null : hoursAgo(closed),
      closed_in_bulk: closed !== null && closed_in_bulk,
    }),
  );

/** Of half of the bases most are of one category and level: enough to compare those that name a skill. */
const arbitraryRows = (minLength: number, maxLength: number) =>
  fc
    .tuple(fc.array(arbitraryRow, { minLength, maxLength, size: 'max' }), fc.boolean())
    .map(([rows, isDense]) =>
      rows.map((fields, n) =>
        jobRowWith({
          ...fields,
          ...(isDense && n % 5 > 0 && { title: 'Backend', category_id: 'backend', cluster_key: null }),
          ...{ id: `x-${n}`, external_id: String(n) },
        }),
      ),
    );

const inOrder = ({ groups, skills }: Pick<MarketMonth, 'groups' | 'skills'>) => {
  const key = ({ category, level, city }: Partial<MarketMonth['groups'][number]>) =>
    JSON.stringify([category, level, city]);
  const sorted = <Group extends { category: string | null }>(all: readonly Group[]) =>
    all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return { groups: sorted(groups), skills: sorted(skills) };
};

const nameOf = ({ category, level, city }: MarketGroup): string => JSON.stringify([category, level, city]);
const withoutClosed = ({ closed: _, ...group }: MarketGroup) => group;

describe('the figures of a month (docs/rules.md#market-month)', () => {
  it('equal those that every group counted by itself gives, from a snapshot and after changes', async () => {
    const numRuns = 24;
    let examples = 0;
    let groups = 0;
    let compared = 0;
    let changed = 0;
    let settled = 0;
    await fc.assert(
      fc.asyncProperty(
        arbitraryRows(0, 700),
        arbitraryRows(100, 400),
        fc.nat(600),
        async (rows, more, cut) => {
          examples += 1;
          const files = await writeSnapshot(JobIndex.of(rows.slice(0, cut)), {
            ...{ readAt: 0, scannedAt: 0, leftOut: 0 },
          });
          const { index } = await readSnapshot(files);
          index.put(rows.slice(cut));
          const remaining = new Map(rows.map((row) => [row.id, row]));
          const before = countedFrom(index);
          expect(inOrder(before)).toEqual(
            inOrder(marketMonthOf(remaining.values().map(factsOf).toArray(), origins, now, null)),
          );
          for (const row of more) remaining.set(row.id, row);
          index.put(more);
          const after = countedFrom(index, before);
          expect(inOrder(after)).toEqual(
            inOrder(marketMonthOf(remaining.values().map(factsOf).toArray(), origins, now, before)),
          );
          expect(marketMonth.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
          // A month that is over: its groups know all that has closed in it.
          const isOver = withClosings(before, index.marketRows(origins).closedIn('2026-11'), new Date());
          const closings = new Map(after.groups.map((group) => [nameOf(group), group.closed]));
          for (const group of isOver.groups) {
            const known = closings.get(nameOf(group));
            if (known) expect(group.closed).toEqual(known);
            settled += Number(known !== undefined);
          }
          expect(isOver.groups.map(withoutClosed)).toEqual(before.groups.map(withoutClosed));
          groups += after.groups.length;
          const skills = after.skills.flatMap((group) => group.skills);
          compared += skills.filter(({ pay }) => pay.length > 0).length;
          changed += skills.filter((skill) => skill.before !== null).length;
        },
      ),
      { numRuns },
    );

    // Of fewer examples, as mutants are asked with, as much the less.
    const share = examples / numRuns;
    expect(groups).toBeGreaterThan(100 * share);
    expect(compared).toBeGreaterThan(10 * share);
    expect(changed).toBeGreaterThan(50 * share);
    expect(settled).toBeGreaterThan(100 * share);
  }, 120_000);
});
