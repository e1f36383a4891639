/** Vacancies that a browser remembers as seen: the oldest go first. */
export const mostSeen = 5000;

/** With the newest last, each once. */
export const withSeen = (seen: readonly string[], id: string): string[] =>
  [...seen.filter((one) => one !== id), id].slice(-mostSeen);

/** Companies that their reader has hidden: a filter of the search. */
export const mostHiddenCompanies = 50;
