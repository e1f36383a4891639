import { getCatalog } from '#core/contract/catalog.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getCatalog, async ({ companySearch, company }) =>
  (await currentIndex()).catalog(companySearch, company),
);
