import { getMarketPage } from '#core/contract/pages.ts';
import { getMarketMonth } from '#functions/actions/market/get-market-month.ts';
import { pageAddress } from '#functions/runtime/http/page-address.ts';
import { pageFailed } from '#functions/runtime/page-failed.ts';
import { renderMarketPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getMarketPage, (request, _caller, { siteOrigin }) =>
  renderMarketPage(pageAddress(getMarketPage.path, request), {
    siteOrigin,
    api: getMarketMonth,
    failed: pageFailed,
  }),
);
