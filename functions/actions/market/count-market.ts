import { moscowDay } from '#core/domain/job/freshness.ts';
import { countMonth } from '#core/domain/market/count-month.ts';
import { monthBefore, monthOfDay } from '#core/domain/market/market-month.ts';
import * as marketFiles from '#functions/external/market-files.ts';
import { log } from '#functions/runtime/log.ts';
import { freshIndex } from '#functions/search/loader.ts';
import { originsNamedBy } from '../search-engines/indexed-origins.ts';

/** Counts the current month anew, and keeps it in the place of what was counted before (docs/rules.md#market-month). */
export async function countMarket(): Promise<{ month: string; vacancies: number }> {
  const now = new Date();
  const month = monthOfDay(moscowDay(now.getTime()));
  const sources = originsNamedBy('MARKET_SOURCES');
  const index = await freshIndex();
  const figures = countMonth({
    ...index.marketRows(sources, now),
    ...{ month, sources, countedAt: now },
    before: await marketFiles.find(monthBefore(month)),
  });
  await marketFiles.put(figures);
  const counted = { month, vacancies: figures.groups[0]?.vacancies ?? 0 };
  log.info('market counted', counted);
  return counted;
}
