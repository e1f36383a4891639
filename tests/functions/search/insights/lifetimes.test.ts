import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { readSnapshot, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import { lifetimeOf } from '#tests/support/naive/lifetime.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hour = 3_600_000;
const hoursAgo = (hours: number): string => new Date(now.getTime() - hours * hour).toISOString();

const arbitraryRow = fc
  .record({
    title: fc.constantFrom('Backend', 'Senior Backend', 'Интерн'),
    category: fc.constantFrom('backend', 'backend', 'frontend', 'hr', null),
    published: fc.integer({ min: -5, max: 2000 }),
    earlier: fc.option(fc.nat(2000), { freq: 4 }),
    reopened: fc.option(fc.nat(500), { freq: 6 }),
    closed: fc.option(fc.nat(1500)),
    isActive: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    isInBulk: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    isSeen: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
  })
  .map(
    (fields): Partial<JobRow> => ({
      title: fields.title,
      category_id: fields.category,
      created_at: hoursAgo(fields.published),
      first_published_at: fields.earlier === null ? null : hoursAgo(fields.published + fields.earlier),
      reopened_at: fields.reopened === null ? null : hoursAgo(fields.reopened),
      is_open: fields.closed === null,
      closed_at: fields.closed === null || !fields.isSeen ? null : hoursAgo(fields.closed),
      closed_in_bulk: fields.closed !== null && fields.isInBulk,
      is_active: fields.isActive,
    }),
  );

const arbitraryRows = (maxLength: number) =>
  fc
    .array(arbitraryRow, { maxLength, size: 'max' })
    .map((rows) => rows.map((fields, n) => jobRowWith({ ...fields, id: `hh-${n}`, external_id: String(n) })));

describe('how long those like a vacancy are open (docs/rules.md#freshness-closing)', () => {
  it('equals the naive rule, from a snapshot and after every change', async () => {
    let knownCount = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryRows(600), arbitraryRows(120), fc.nat(400), async (rows, changed, cut) => {
        const files = await writeSnapshot(JobIndex.of(rows.slice(0, cut)), {
          readAt: 0,
          scannedAt: 0,
          leftOut: 0,
        });
        const { index } = await readSnapshot(files);
        index.put(rows.slice(cut));
        const remaining = new Map(rows.map((row) => [row.id, row]));
        const check = () => {
          const all = remaining.values().map(factsOf).toArray();
          for (const row of remaining.values().filter(isShown).take(12)) {
            const expected = lifetimeOf(factsOf(row), all, now);
            if (expected !== null) knownCount++;
            expect(index.lifetime(row, now)).toEqual(expected);
          }
        };
        check();
        for (const row of changed) remaining.set(row.id, row);
        index.put(changed);
        index.delete(['hh-3', 'hh-90']);
        for (const id of ['hh-3', 'hh-90']) remaining.delete(id);
        check();
      }),
      { numRuns: 25 },
    );
    expect(knownCount).toBeGreaterThan(0);
  });

  const closed = (count: number, days: number, overrides: Partial<JobRow> = {}) =>
    Array.from({ length: count }, (_, n) =>
      jobRowWith({
        id: `closed-${days}-${n}`,
        created_at: hoursAgo(24 * (days + 10)),
        closed_at: hoursAgo(24 * 10),
        is_open: false,
        ...overrides,
      }),
    );
  const own = jobRowWith({ id: 'own' });
  const lifetimeAmong = (rows: JobRow[]) => JobIndex.of([own, ...rows]).lifetime(own, now);
  const scope = { category: 'Backend', level: 'Middle' };

  it('is silent while fewer than fifty have closed', () => {
    expect(lifetimeAmong(closed(49, 24))).toBeNull();
    expect(lifetimeAmong(closed(50, 24))).toEqual({ days: 24, n: 50, scope });
  });

  it.each<[string, Partial<JobRow>]>([
    ['an outage', { closed_in_bulk: true }],
    ['an admin’s hand', { is_active: false }],
    ['nobody’s knowledge', { closed_at: null }],
  ])('a closing by %s does not count', (_, overrides) =>
    expect(lifetimeAmong([...closed(49, 24), ...closed(30, 3, overrides)])).toBeNull(),
  );

  it('counts the open ones for as long as they have been', () => {
    const open = Array.from({ length: 60 }, (_, n) =>
      jobRowWith({ id: `open-${n}`, created_at: hoursAgo(24 * 200) }),
    );
    expect(lifetimeAmong([...closed(50, 24), ...open])).toBeNull();
    expect(lifetimeAmong([...closed(50, 24), ...open.slice(0, 30)])).toEqual({ days: 24, n: 80, scope });
  });
});
