/*
 * What stands on a card where a source names nothing. Neither is told to search engines, nor taken for a city.
 */
export const unnamedPlace = 'Город не указан';
export const unnamedCompany = 'Компания не названа';
