import { withoutUnnamed } from '../import/unnamed.ts';
import type { JobRow } from '../job/job.ts';

/** Lines of an e-mail for one company, and for all. */
export const maxPerCompany = 3;
export const maxListed = 30;
/** Days for which a vacancy that was told of is not told of again, nor is a copy of it. */
export const daysNotRepeated = 60;

/** The same for all copies of a vacancy. */
export const clusterOf = ({ id, cluster_key }: Pick<JobRow, 'id' | 'cluster_key'>): string =>
  cluster_key === null ? `job#${id}` : `cluster#${cluster_key}`;

export interface SearchHit {
  readonly row: JobRow;
  /** The search that has found it first. */
  readonly searchId: string;
}

export interface Line {
  readonly row: JobRow;
  /** Of its company, how many stand in no line: said behind the last line of it. */
  readonly moreOfCompany: number;
}

export interface Section {
  readonly searchId: string;
  readonly lines: readonly Line[];
  /**
   * Of what is new, how many the e-mail does not list: those of companies that have their three lines aside. Null where there
   * are more than were looked at.
   */
  readonly rest: number | null;
}

export interface Digest {
  readonly sections: readonly Section[];
  /** How many lines there are: what the subject says. */
  readonly listed: number;
}

/** Of those that name no company each stands for itself: nobody knows whether they are of one. */
const companyOf = ({ id, company_id, company }: JobRow): string =>
  company_id ?? (withoutUnnamed([company]).length === 0 ? `job#${id}` : company);
const newestFirst = (a: SearchHit, b: SearchHit): number =>
  Date.parse(b.row.created_at) - Date.parse(a.row.created_at) ||
  (a.row.id < b.row.id ? -1 : Number(a.row.id > b.row.id));

/** By search, of what it has found: each cluster once, under the first search that finds it, the newest first. */
function distinctRows(searchIds: readonly string[], hits: readonly SearchHit[]): JobRow[][] {
  const clusters = new Set<string>();
  return searchIds.map((searchId) => {
    const found = hits.filter((hit) => hit.searchId === searchId).sort(newestFirst);
    return found.flatMap(({ row }) => {
      const cluster = clusterOf(row);
      if (clusters.has(cluster)) return [];
      clusters.add(cluster);
      return row;
    });
  });
}

/**
 * What an e-mail lists: each vacancy once, its copies as one, three lines a company, the searches in turns
 * (docs/rules.md#emails-content).
 */
export function chooseDigest(
  searchIds: readonly string[],
  hits: readonly SearchHit[],
  /** By search: new vacancies beyond those that are found one by one; null for nobody knows how many. */
  unlistedCounts: ReadonlyMap<string, number | null>,
): Digest {
  const rows = distinctRows(searchIds, hits);
  const chosen = searchIds.map((searchId, at) => ({
    ...{ searchId, lines: [] as JobRow[], rest: 0, left: (rows[at] ?? []).values() },
  }));
  const byCompany = new Map<string, { lines: number; more: number }>();
  let listed = 0;
  /** One more line of a search; false where it has none. */
  function deal(section: (typeof chosen)[number]): boolean {
    for (const row of section.left) {
      const company = byCompany.get(companyOf(row)) ?? { lines: 0, more: 0 };
      byCompany.set(companyOf(row), company);
      if (company.lines === maxPerCompany) company.more++;
      else if (listed === maxListed) section.rest++;
      else {
        company.lines++;
        section.lines.push(row);
        listed++;
        return true;
      }
    }
    return false;
  }
  for (let dealing = chosen; dealing.length > 0; ) dealing = dealing.filter(deal);
  const lastOfCompany = new Map(chosen.flatMap(({ lines }) => lines.map((row) => [companyOf(row), row.id])));
  const lineOf = (row: JobRow): Line => {
    const company = companyOf(row);
    const isLast = lastOfCompany.get(company) === row.id;
    return { row, moreOfCompany: isLast ? (byCompany.get(company)?.more ?? 0) : 0 };
  };
  const sections = chosen.map(({ searchId, lines, rest }): Section => {
    const unlisted = unlistedCounts.get(searchId);
    return { searchId, lines: lines.map(lineOf), rest: unlisted === null ? null : rest + (unlisted ?? 0) };
  });
  return { sections: sections.filter(({ lines, rest }) => lines.length > 0 || rest !== 0), listed };
}
