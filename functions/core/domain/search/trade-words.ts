import { fold } from '../text/words.ts';

/** Of level or of any trade: alone they say nothing of whose market it is. */
const ofAnyTrade = new Set(
  'junior middle senior lead стажер младший старший ведущий главный специал менеджер manager инженер engineer руководите начальник директор директ head specialist помощник ассистен сотрудни работник мастер отдела отдел'.split(
    ' ',
  ),
);

/**
 * 'Senior Backend-разработчик' → ['backend', 'разработч']: of the words that name a trade the beginnings that all their cases
 * share (docs/rules.md#similar-skills).
 */
export const tradeStems = (position: string): string[] =>
  (fold(position).match(/[\p{L}\p{N}+#.]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 7 ? word.slice(0, -2) : word))
    .filter((stem) => !ofAnyTrade.has(stem));
