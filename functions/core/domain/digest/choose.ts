import type { JobRow } from '../job/job.ts';

/** Lines of a letter for one company, and for all. */
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
   * Of what is new, how many the letter does not list: those of companies that have their three lines aside. Null where there
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
  company_id ?? (company === '' ? `job#${id}` : company);
const newestFirst = (a: SearchHit, b: SearchHit): number =>
  Date.parse(b.row.created_at) - Date.parse(a.row.created_at) ||
  (a.row.id < b.row.id ? -1 : Number(a.row.id > b.row.id));

/** What a letter lists: each vacancy once, its copies as one, three lines a company (docs/rules.md#letters-content). */
export function chooseDigest(
  searchIds: readonly string[],
  hits: readonly SearchHit[],
  /** By search: new vacancies beyond those that are found one by one; null for nobody knows how many. */
  unlistedCounts: ReadonlyMap<string, number | null>,
): Digest {
  const clusters = new Set<string>();
  const byCompany = new Map<string, { lines: number; more: number; last: string }>();
  let listed = 0;
  const chosen = searchIds.map((searchId) => {
    const lines: JobRow[] = [];
    const more = unlistedCounts.get(searchId);
    let rest = more ?? 0;
    for (const { row } of hits.filter((hit) => hit.searchId === searchId).sort(newestFirst)) {
      const cluster = clusterOf(row);
      if (clusters.has(cluster)) continue;
      clusters.add(cluster);
      const company = byCompany.get(companyOf(row)) ?? { lines: 0, more: 0, last: '' };
      byCompany.set(companyOf(row), company);
      if (company.lines === maxPerCompany) company.more++;
      else if (listed === maxListed) rest++;
      else {
        company.lines++;
        company.last = row.id;
        lines.push(row);
        listed++;
      }
    }
    return { searchId, lines, rest: more === null ? null : rest };
  });
  const lineOf = (row: JobRow): Line => {
    const company = byCompany.get(companyOf(row));
    return { row, moreOfCompany: company?.last === row.id ? company.more : 0 };
  };
  const sections = chosen.map((section) => ({ ...section, lines: section.lines.map(lineOf) }));
  return { sections: sections.filter(({ lines, rest }) => lines.length > 0 || rest !== 0), listed };
}
