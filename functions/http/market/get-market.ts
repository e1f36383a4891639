import { getMarket } from '#core/contract/market.ts';
import { getMarketMonth } from '#functions/actions/market/get-market-month.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getMarket, ({ month }) => getMarketMonth(month));
