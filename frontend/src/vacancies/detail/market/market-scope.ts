import type { OpenJob } from '../queries.ts';

/** 'Backend, Senior'; null of all vacancies, which are no longer alike. */
export const scopeName = ({ category, level }: OpenJob['market']['scope']): string | null =>
  category === null ? null : [category, level].filter((part) => part !== null).join(', ');
