/*
 * What stands on a card where a source names nothing. Neither is told to search engines, nor taken for a city.
 */
export const unnamedPlace = 'Город не указан';
export const unnamedCompany = 'Компания не названа';

/** What is told of a vacancy outside the site: of company and place what a source has named. */
export const withoutUnnamed = (facts: readonly string[]): string[] =>
  facts.filter((fact) => fact !== '' && fact !== unnamedPlace && fact !== unnamedCompany);
