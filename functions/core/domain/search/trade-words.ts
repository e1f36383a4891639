import { fold } from '../text/words.ts';

/** Of level or of any trade, in any case: alone they say nothing of whose market it is. */
const ofAnyTrade =
  /^(?:(?:junior|middle|senior|lead|head|manager|engineer|specialist)|(?:стажер|младш|старш|ведущ|главн|специалист|менеджер|инженер|руководител|начальник|директор|помощник|ассистент|сотрудник|работник|мастер)\p{L}{0,3}|отдел(?:а|у|ом|е)?)$/u;

/**
 * 'Senior Backend-разработчик' → ['backend', 'разработч']: of the words that name a trade the beginnings that all their cases
 * share (docs/rules.md#similar-skills).
 */
export const tradeStems = (position: string): string[] =>
  (fold(position).match(/[\p{L}\p{N}+#.]+/gu) ?? [])
    .filter((word) => word.length > 1 && !ofAnyTrade.test(word))
    .map((word) => (word.length > 7 ? word.slice(0, -2) : word));
