import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { getMarket } from '#core/contract/market.ts';
import * as marketFiles from '#functions/external/market-files.ts';

/** Which months have been counted, and the figures of this one, or of the newest. */
export async function getMarketMonth(requested: string | undefined): Promise<ResponseOf<typeof getMarket>> {
  const months = await marketFiles.list();
  const month = requested ?? months[0];
  return { months, figures: month === undefined ? null : await marketFiles.find(month) };
}
