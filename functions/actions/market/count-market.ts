import { moscowDay } from '#core/domain/job/freshness.ts';
import { countMonth, withClosings } from '#core/domain/market/count-month.ts';
import { monthBefore, monthOfDay } from '#core/domain/market/market-month.ts';
import * as marketFiles from '#functions/external/market-files.ts';
import { log } from '#functions/runtime/log.ts';
import { freshIndex } from '#functions/search/loader.ts';
import { originsNamedBy } from '../search-engines/indexed-origins.ts';

/**
 * Counts the current month anew, and keeps it in the place of what was counted before. The first time in a month, what has closed
 * in the one before is counted to its end (docs/rules.md#market-month).
 */
export async function countMarket(): Promise<{ month: string; vacancies: number }> {
  const now = new Date();
  const month = monthOfDay(moscowDay(now.getTime()));
  const sources = originsNamedBy('MARKET_SOURCES');
  const [index, months, lastCount] = await Promise.all([
    freshIndex(),
    marketFiles.list(),
    marketFiles.find(monthBefore(month)),
  ]);
  let before = lastCount;
  if (before && !months.includes(month)) {
    before = withClosings(before, index.marketRows(before.sources).closedIn(before.month), now);
    await marketFiles.put(before);
  }
  const rows = index.marketRows(sources);
  const counts = { open: rows.open(now), closed: rows.closedIn(month) };
  const figures = countMonth({ ...counts, month, countedAt: now, sources, before });
  await marketFiles.put(figures);
  const counted = { month, vacancies: figures.groups[0]?.vacancies ?? 0 };
  log.info('market counted', counted);
  return counted;
}
