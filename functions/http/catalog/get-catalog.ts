import { getCatalog } from '#core/contract/catalog.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { currentIndex } from '#functions/search/loader.ts';

export const handler = httpEndpoint(getCatalog, async ({ companySearch, company }) =>
  (await currentIndex()).catalog(companySearch, company),
);
