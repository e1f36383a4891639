import { collapse } from './words.ts';

/** Lower case, collapsed white space and е for ё, for both sides of a text search (docs/rules.md#text-match). */
export const searchable = (text: string): string => collapse(text).toLowerCase().replaceAll('ё', 'е');
