/** How people write names of cities with no part of them most often, in searchable text, and what they mean. The first script has it. */
export const shortPlaces: ReadonlyMap<string, string> = new Map([
  ['екб', 'екатеринбург'],
  ['мск', 'москва'],
  ['питер', 'санкт петербург'],
  ['спб', 'санкт петербург'],
]);
