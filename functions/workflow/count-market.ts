import { countMarket } from '#functions/actions/market/count-market.ts';

export const handler = async () => countMarket();
