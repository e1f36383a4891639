import { expect, it } from 'vitest';
import { importUnits } from '#core/domain/import/import-units.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { categoryWithAncestors } from '#core/domain/search/catalog.ts';
import type { SourceVacancy } from '#functions/sources/source.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import { trudvsemDemo } from '../../../infra/local/trudvsem/demo-feed.ts';
import { startTrudvsemStandIn } from '../../../infra/local/trudvsem/stand-in.ts';

const now = new Date('2026-11-20T12:00:00Z');
const feed = trudvsemDemo(now);
const day = 86_400_000;

it('is some sixty vacancies, each id once, the same on every start', () => {
  expect(feed.length).toBeGreaterThanOrEqual(60);
  expect(feed.length).toBeLessThanOrEqual(70);
  expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length);
  expect(trudvsemDemo(now)).toEqual(feed);
});

it('moves with today, ids stay', () => {
  const later = trudvsemDemo(new Date(now.getTime() + 10 * day));
  const dateless = feed.map(({ 'creation-date': _, date_modify: __, ...rest }) => rest);
  expect(later.map(({ 'creation-date': _, date_modify: __, ...rest }) => rest)).toEqual(dateless);
  const days = (vacancies: typeof feed) =>
    vacancies.map((vacancy) => Date.parse(String(vacancy['creation-date'])) / day);
  expect(days(later)).toEqual(days(feed).map((day) => day + 10));
});

it('was never published tomorrow, and mostly lately', () => {
  const ages = feed.map(
    (vacancy) => now.getTime() - Date.parse(`${vacancy['creation-date']}T00:00:00+03:00`),
  );
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(ages.filter((age) => age < 31 * day).length).toBeGreaterThan(20);
  // Old ones stay open, as on the portal.
  expect(ages.some((age) => age > 365 * day)).toBe(true);
});

it('names nobody who could be reached', () => {
  expect(JSON.stringify(feed)).not.toMatch(/\+7|8 ?\(\d{3}\)|@(?!demo\.example)/u);
  for (const { company } of feed) expect((company as { companycode: string }).companycode).toMatch(/^9/u);
});

it('fills every unit through stand-in and source, has every shape, and a few that belong nowhere', async () => {
  const standIn = await startTrudvsemStandIn({ vacancies: feed });
  const source = trudvsemSource({ token: '', url: standIn.url, userAgent: 'test', requestsPerSecond: 0 });
  const found = new Map<string, SourceVacancy>();
  const reasons = new Map<string, string>();
  for (const unit of importUnits) {
    let cursor: string | null = null;
    do {
      const page = await source.list(unit, cursor, { rates: bundledRates, since: null });
      for (const vacancy of page.vacancies) found.set(vacancy.row.external_id, vacancy);
      for (const { externalId, reason } of page.skipped) reasons.set(externalId, reason);
      cursor = page.next;
    } while (cursor !== null);
  }
  await standIn.close();

  expect(found.size + reasons.size).toBe(feed.length);
  expect([...reasons.values()]).toHaveLength(3);
  for (const reason of reasons.values()) expect(reason).toContain('вне таблицы категорий');
  const rows = [...found.values()].map(({ row }) => row);
  const units = new Set(rows.map(({ category_id }) => categoryWithAncestors(category_id ?? '').at(-1)));
  expect([...units].toSorted()).toEqual([...importUnits].toSorted());
  expect(new Set(rows.map(({ job_type }) => job_type))).toEqual(
    new Set(['Full-time', 'Part-time', 'Project', 'Remote']),
  );
  for (const begin of ['от', 'до']) expect(rows.some(({ salary }) => salary?.startsWith(begin))).toBe(true);
  expect(rows.some(({ salary }) => salary === null)).toBe(true);
  expect(rows.some(({ tags }) => tags.includes('Квота для людей с инвалидностью'))).toBe(true);
  expect(rows.some(({ company_id }) => /^trudvsem-[\da-f]{32}$/u.test(company_id ?? ''))).toBe(true);
  expect(new Set([...found.values()].map(({ repostKey }) => repostKey)).size).toBe(found.size - 1);
  expect(rows.every(({ location }) => location.length < 30)).toBe(true);
});
