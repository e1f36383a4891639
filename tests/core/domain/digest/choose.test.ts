import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDigest, maxListed, maxPerCompany, type SearchHit } from '#core/domain/digest/choose.ts';
import { unnamedCompany } from '#core/domain/import/unnamed.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const found = (id: string, searchId: string, overrides: Partial<JobRow> = {}): SearchHit => ({
  row: jobRowWith({ id, company_id: id, ...overrides }),
  searchId,
});
const none = new Map<string, number>();
/** By search: what stands in its lines, and how many do not. */
const summaryOf = ({ sections, listed }: ReturnType<typeof chooseDigest>) => ({
  listed,
  sections: sections.map(({ searchId, lines, rest }) => [searchId, lines.map(({ row }) => row.id), rest]),
});

describe('what an e-mail lists (docs/rules.md#emails-content)', () => {
  it('stands under its search, the newest first', () => {
    const of = (day: number) => ({ created_at: `2026-11-${day}T10:00:00.000Z` });
    const all = [found('a', 's2', of(10)), found('b', 's1', of(11)), found('c', 's2', of(12))];
    expect(summaryOf(chooseDigest(['s1', 's2', 's3'], all, none))).toEqual({
      listed: 3,
      sections: [
        ['s1', ['b'], 0],
        ['s2', ['c', 'a'], 0],
      ],
    });
  });

  it('is in the order of ids where vacancies are of one instant', () => {
    const at = { created_at: '2026-11-10T10:00:00.000Z' };
    for (const ids of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'c', 'a'],
    ])
      expect(
        summaryOf(
          chooseDigest(
            ['s'],
            ids.map((id) => found(id, 's', at)),
            none,
          ),
        ).sections,
      ).toEqual([['s', ['a', 'b', 'c'], 0]]);
  });

  it('says of a search with more than anybody has counted that nobody knows how many', () => {
    const all = [found('a', 's')];
    const restOf = (more: number | null) =>
      chooseDigest(['s'], all, new Map([['s', more]])).sections[0]?.rest;
    expect([restOf(null), restOf(0), restOf(5)]).toEqual([null, 0, 5]);
  });

  it('is three of a company over all searches; the last of them says how many more there are', () => {
    const of = (n: number) => ({
      company_id: 'hh-10',
      created_at: `2026-11-${20 - n}T10:00:00.000Z`,
    });
    const all = [1, 2, 3, 4, 5, 6, 7].map((n) => found(`a${n}`, n < 3 ? 's1' : 's2', of(n)));
    const digest = chooseDigest(['s1', 's2'], [...all, found('b', 's2')], none);
    expect(summaryOf(digest)).toMatchObject({
      listed: 4,
      sections: [
        ['s1', ['a1', 'a2'], 0],
        ['s2', ['b', 'a3'], 0],
      ],
    });
    const more = digest.sections.flatMap(({ lines }) =>
      lines.map(({ row, moreOfCompany }) => [row.id, moreOfCompany]),
    );
    expect(more).toEqual([
      ['a1', 0],
      ['a2', 0],
      ['b', 0],
      ['a3', 4],
    ]);
  });

  it.each(['', unnamedCompany])(
    'knows a company without an id by its name, but takes none of those of «%s» for one',
    (company) => {
      const named = [1, 2, 3, 4].map((n) => found(`a${n}`, 's', { company_id: null, company: 'Вектор' }));
      const unnamed = [1, 2, 3, 4, 5].map((n) => found(`b${n}`, 's', { company_id: null, company }));
      const { listed, sections } = chooseDigest(['s'], [...named, ...unnamed], none);
      expect(listed).toBe(maxPerCompany + 5);
      expect(sections[0]?.lines.filter(({ moreOfCompany }) => moreOfCompany > 0)).toHaveLength(1);
    },
  );

  it('has a vacancy once, and its copies as one line, under the first search', () => {
    const copies = Array.from({ length: 30 }, (_, n) =>
      found(`m${n}`, n % 2 ? 's1' : 's2', {
        cluster_key: 'many',
        location: `Город ${n}`,
        company_id: 'hh-1',
      }),
    );
    const all = [...copies, found('a', 's1'), found('a', 's2')];
    expect(summaryOf(chooseDigest(['s1', 's2'], all, none))).toMatchObject({
      listed: 2,
      sections: [['s1', expect.arrayContaining(['a']), 0]],
    });
  });

  it('is thirty lines; what is beyond is told as a number, with what was not found one by one', () => {
    const all = Array.from({ length: 40 }, (_, n) => found(`a${n}`, n < 25 ? 's1' : 's2'));
    const { listed, sections } = chooseDigest(
      ['s1', 's2', 's3'],
      all,
      new Map([
        ['s2', 7],
        ['s3', 5],
      ]),
    );
    expect(listed).toBe(maxListed);
    expect(sections.map(({ searchId, lines, rest }) => [searchId, lines.length, rest])).toEqual([
      ['s1', 15, 10],
      ['s2', 15, 7],
      ['s3', 0, 5],
    ]);
  });

  it('is dealt in turns: a broad search leaves room for a narrow one, whatever company fills it', () => {
    const broad = Array.from({ length: 200 }, (_, n) => found(`a${n}`, 's1'));
    const oneCompany = Array.from({ length: 50 }, (_, n) =>
      found(`b${n}`, 's2', { company_id: 'hh-1', created_at: '2026-11-25T10:00:00.000Z' }),
    );
    const others = Array.from({ length: 20 }, (_, n) =>
      found(`c${n}`, 's2', { created_at: '2026-11-20T10:00:00.000Z' }),
    );
    const { listed, sections } = chooseDigest(['s1', 's2'], [...broad, ...oneCompany, ...others], none);
    expect(listed).toBe(maxListed);
    expect(sections.map(({ searchId, lines, rest }) => [searchId, lines.length, rest])).toEqual([
      ['s1', 15, 185],
      ['s2', 15, 8],
    ]);
    expect(sections[1]?.lines.map(({ moreOfCompany }) => moreOfCompany).filter(Boolean)).toEqual([47]);
  });

  it('says no number that is not so: lines, more of companies and the rest are all that is new', () => {
    const arbitraryFound = fc.record({
      search: fc.constantFrom('s1', 's2', 'deleted'),
      company: fc.constantFrom('a', 'b', 'c', 'd'),
      cluster: fc.option(fc.constantFrom('x', 'y'), { nil: null }),
      at: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(arbitraryFound, { maxLength: 120, size: 'max' }), (samples) => {
        const all = samples.map(({ search, company, cluster, at }, n) =>
          found(`v${n}`, search, {
            company_id: company,
            cluster_key: cluster && `${company}|${cluster}`,
            created_at: `2026-11-0${at}T10:00:00.000Z`,
          }),
        );
        const { listed, sections } = chooseDigest(['s1', 's2'], all, none);
        const lines = sections.flatMap((section) => section.lines);
        expect(lines).toHaveLength(listed);
        expect(listed).toBeLessThanOrEqual(maxListed);
        for (const company of 'abcd') {
          const ofCompany = lines.filter(({ row }) => row.company_id === company);
          expect(ofCompany.length).toBeLessThanOrEqual(maxPerCompany);
        }
        const live = all.filter(({ searchId }) => searchId !== 'deleted');
        const clusters = new Set(live.map(({ row }) => row.cluster_key ?? row.id));
        const countedTotal =
          lines.reduce((sum, { moreOfCompany }) => sum + 1 + moreOfCompany, 0) +
          sections.reduce((sum, { rest }) => sum + (rest ?? 0), 0);
        expect(countedTotal).toBe(clusters.size);
      }),
    );
  });
});
