import type { getCatalog as operation } from '#core/contract/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { currentIndex } from '#functions/search/loader.ts';

export const getCatalog = async ({
  companySearch,
  company,
}: ParsedRequestOf<typeof operation>): Promise<ResponseOf<typeof operation>> =>
  (await currentIndex()).catalog(companySearch, company);
