import { addressesInSitemap } from '#core/contract/pages.ts';
import type { OpenVacancy } from '#functions/search/insights/open-vacancies.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { indexedOrigins } from './indexed-origins.ts';

/** How many files the addresses of the vacancies take that search engines may list; one at least, for the list itself. */
export async function countSitemapPages(): Promise<number> {
  const index = await currentIndex();
  let count = 0;
  for (const _ of index.openVacancies(indexedOrigins())) count += 1;
  return Math.max(1, Math.ceil(count / addressesInSitemap));
}

/** Those for one of the files, from 1 on. */
export async function vacanciesOfSitemapPage(page: number): Promise<OpenVacancy[]> {
  const index = await currentIndex();
  const from = (page - 1) * addressesInSitemap;
  return index.openVacancies(indexedOrigins()).drop(from).take(addressesInSitemap).toArray();
}
