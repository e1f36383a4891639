import { type Filters, listFacets, toggleFacets } from './facets.ts';

/** Of a person (docs/rules.md#searches). */
export const maxSavedSearches = 20;
/** Of them, those that e-mails tell of. */
export const maxSubscriptions = 5;
export const maxSearchNameLength = 100;

/** When an e-mail tells what is new. */
export const schedules = ['first-import', 'daily', 'never'] as const;
export type Schedule = (typeof schedules)[number];

/**
 * Why e-mails end without their reader's doing: the mailbox does not take them, its reader has called them spam, or the mail
 * refuses them for their address (docs/rules.md#emails-stop).
 */
export const stopReasons = ['bounce', 'complaint', 'refused'] as const;

/** What of a search is the same tomorrow. */
export type SavedFilters = Omit<Filters, 'from' | 'to' | 'notCompany'>;

/** One that finds everything would tell of everything: a filter, or two letters of a text (docs/rules.md#searches). */
export const isNarrow = (query: SavedFilters): boolean =>
  toggleFacets.some(({ name }) => query[name]) ||
  listFacets.some(({ name }) => query[name].length > 0) ||
  (query.q.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
