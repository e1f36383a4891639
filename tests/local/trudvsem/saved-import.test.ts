import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importUnits } from '#core/domain/import/import-units.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import type { SkippedVacancy, SourceVacancy } from '#functions/sources/source.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import { savedTrudvsemSets } from '#tests/support/import/trudvsem/saved-trudvsem.ts';
import { readSavedVacancies } from '../../../infra/local/trudvsem/saved-vacancies.ts';
import { startTrudvsemStandIn, type TrudvsemStandIn } from '../../../infra/local/trudvsem/stand-in.ts';

const cells = ({ row }: SourceVacancy): string[] => [
  row.external_id.slice(0, 8),
  row.category_id ?? '',
  row.title,
  row.company_id?.replace('trudvsem-', '') ?? '',
  row.location,
  row.job_type,
  (row.salary ?? '').replaceAll('\u00a0', ' '),
  row.published_at?.slice(0, 16) ?? '',
  row.tags.join(', '),
];

describe.each(savedTrudvsemSets)('the saved records through stand-in and source ($name)', (saved) => {
  const { folder, figures, record } = saved;
  let standIn: TrudvsemStandIn;
  const access = { userAgent: 'Prizvanie/1.0 (api@prizvanie.test)', requestsPerSecond: 0 };
  const found = new Map<string, SourceVacancy>();
  const skipped = new Map<string, SkippedVacancy>();
  const notices: string[] = [];

  beforeAll(async () => {
    standIn = await startTrudvsemStandIn({ vacancies: readSavedVacancies(folder).vacancies });
    const source = trudvsemSource({ token: '', ...access, url: standIn.url });
    for (const unit of importUnits) {
      let cursor: string | null = null;
      do {
        const page = await source.list(unit, cursor, { rates: bundledRates, since: null });
        for (const vacancy of page.vacancies) {
          const known = found.get(vacancy.row.id);
          // Found by several texts, it is the same every time: nothing is updated by its own copy.
          if (known) expect(vacancy).toEqual(known);
          found.set(vacancy.row.id, vacancy);
        }
        for (const vacancy of page.skipped) skipped.set(vacancy.externalId, vacancy);
        notices.push(...page.notices);
        cursor = page.next;
      } while (cursor !== null);
    }
  });
  afterAll(() => standIn?.close());

  it('stand in our columns', () => {
    const rows = [...found.values()].map((vacancy) => cells(vacancy).join(' | ').trim());
    expect(rows.toSorted()).toEqual(figures.rows.trim().split('\n'));
    expect(notices).toEqual([]);
  });

  it('are skipped with their reasons', () => {
    const reasons = figures.skipped.map(([id, title, reason]) => [record(id).id, title, reason]);
    expect([...skipped.values()].map(({ externalId, title, reason }) => [externalId, title, reason])).toEqual(
      expect.arrayContaining(reasons),
    );
    expect(skipped.size).toBe(reasons.length);
    expect(found.size + skipped.size).toBe(figures.found);
  });

  it('have the portal’s address, a description without a second request, and no contacts', () => {
    for (const { row, detail, text } of found.values()) {
      expect(row.source_url).toBe(record(row.external_id).vac_url);
      expect(detail?.html).toMatch(/^<h3>(?:Обязанности|Требования|Условия)<\/h3>/u);
      expect(detail?.html).not.toMatch(/\+7|тел\./u);
      expect(text.length).toBeGreaterThan(20);
      expect(row).toMatchObject({ source: 'trudvsem', is_open: true, has_direct_contacts: false });
      expect(row.content_hash).toMatch(/^\d+-[\da-f]{32}$/u);
      expect(row.salary_words).toBe(row.salary);
    }
  });

  it('know a repost, and copies of one vacancy, of one employer', () => {
    const of = (id: string) => found.get(`trudvsem-${record(id).id}`);
    const { reposted, nameless } = figures;
    const reposts = reposted.ids.map(of);
    expect(new Set(reposts.map((vacancy) => vacancy?.repostKey)).size).toBe(1);
    expect(new Set([...found.values()].map((vacancy) => vacancy.repostKey)).size).toBe(
      found.size - (reposts.length - 1),
    );
    expect(new Set(reposts.map((vacancy) => vacancy?.row.cluster_key)).size).toBe(1);
    expect(of(nameless)).toMatchObject({ row: { company: 'Компания не названа', cluster_key: null } });
    expect(of(nameless)?.repostKey).toBeUndefined();
  });

  it('say an industry where their field is one', () => {
    const withIndustry = [...found.values()].filter(({ industryId }) => industryId !== null);
    expect(
      withIndustry.map(({ row, industryId }) => [row.external_id.slice(0, 8), industryId]).toSorted(),
    ).toEqual(figures.industries);
  });

  it('are answered one by one as long as they are there', async () => {
    const source = trudvsemSource({ token: '', ...access, url: standIn.url });
    for (const { row, detail } of [...found.values()].slice(0, 5)) {
      expect(await source.detail(row)).toEqual(detail);
      expect(await source.detail({ ...row, external_id: 'gone' })).toBeNull();
    }
  });
});
