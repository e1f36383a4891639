import { getCatalog } from '#core/contract/catalog.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { companiesFor } from '#functions/search/open-jobs.ts';

export const handler = httpEndpoint(getCatalog, async ({ companySearch, company }) => {
  const { open } = await currentIndex();
  const { categories, industries, locations } = open;
  return { categories, companies: companiesFor(open, companySearch, company), industries, locations };
});
