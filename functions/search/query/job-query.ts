import type { JobCounts } from '#core/contract/jobs.ts';
import type { FacetName, Filters, LenientName } from '#core/domain/search/facets.ts';
import type { NamedFilters } from '#core/domain/search/filters-in-text.ts';
import type { CopyView, SortOrder } from '#core/domain/search/listing.ts';
import type { MatchingRows } from './result-page.ts';

export interface JobQuery extends Filters {
  sort: SortOrder;
  /** From 1; past the end means the last page. */
  page: number;
  /** IANA name, for the counts by date. */
  tz: string;
  companySearch: string;
  /** 'folded': of copies that match the pages have the newest alone. Else each is apart. */
  copies?: CopyView;
}

export type MatchQuery = Omit<JobQuery, 'sort'>;

export interface SearchResult {
  total: number;
  /** How many vacancies all pages have: fewer than the total where copies are folded. */
  cards: number;
  page: number;
  pages: number;
  /** Ids of the page's vacancies, in order. */
  ids: string[];
  /** Ids, too. */
  recommended: string[];
  counts: JobCounts;
  /** The total if the one group were lifted, for each active group. */
  totalWithout: Partial<Record<FacetName, number>>;
  /** How many of the total name no value of the group, for each active one that lets them pass. */
  withoutValue: Partial<Record<LenientName, number>>;
  /** In the order 'relevance', how many of the cards hold a word only inside another one: they stand last. */
  insideOnly: number;
  /** Where nothing is found: of each of the text's words, how many there would be without it. */
  totalWithoutWord: { word: string; total: number }[];
  /** Where nothing is found, and the same keys in the other layout or the words without a wrong letter find something. */
  spelling?: { q: string; total: number };
  /** Where words of the text name filters, and the rest of it finds more by them than all of it does. */
  asFilters?: NamedFilters & { q: string; total: number };
}

/** What texts near to the one that was asked would find. */
export type OtherTexts = Pick<SearchResult, 'totalWithoutWord' | 'spelling' | 'asFilters'>;

export interface FoundJobs {
  /** In no order; with copies folded, where they are. */
  found: MatchingRows[];
  /** Of the text. */
  words: string[];
  /** Of the page: its first place, and the one after its last. */
  start: number;
  end: number;
  isUnfiltered: boolean;
  numbers: Omit<SearchResult, 'ids' | 'recommended' | 'insideOnly' | keyof OtherTexts>;
  /** Last of all: it writes over what was found. */
  countOtherTexts: () => OtherTexts;
}
