/** What the soak asks, in shares of a hundred: readers, matchers, writers. */
export const mix = {
  /** A list under words, filters, dates, an order, a deep page: `madeQueries` mixes them. */
  search: 38,
  /** An open vacancy, as the site's own page asks for it. */
  vacancy: 14,
  /** Those like it. */
  similar: 4,
  /** The list as HTML, drawn by a function. */
  listPage: 4,
  /** A vacancy as HTML. */
  vacancyPage: 6,
  feed: 2,
  catalog: 2,
  /** How many are new in saved searches. */
  newCounts: 3,
  /** A list in the order of a match with a seeker's profile. */
  match: 10,
  /** A signed-in user's desk, read and written. */
  readDesk: 5,
  writeDesk: 5,
  readSearches: 3,
  writeSearch: 3,
  /** An administrator hides a vacancy or shows it again. */
  hide: 1,
} as const;

export type Kind = keyof typeof mix;
export const kinds = Object.keys(mix) as Kind[];
