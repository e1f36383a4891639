import * as z from 'zod';
import type { searchVacancies as tool } from '#core/contract/agents/agent-tools.ts';
import { searchJobs as operation } from '#core/contract/jobs.ts';
import { defaultSort } from '#core/domain/search/listing.ts';
import { type SharedFilters, sharedParameters } from '#core/domain/search/shared-filters.ts';
import { counted, number } from '#core/domain/text/plural.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { agentVacancy, vacancyLine } from './agent-vacancy.ts';
import { notice, type ToolAnswer } from './tool-answer.ts';

/** Where a person sees what is searched for; days stand in the site's addresses in words of its own. */
export function listLink(siteOrigin: string, filters: SharedFilters, sort?: string): string {
  const parameters = sharedParameters(filters);
  if (sort !== undefined) parameters.set('sort', sort);
  return `${siteOrigin}/${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** What the link leaves out of a search, in words. */
export const missingFromLink = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): string[] =>
  from === undefined && to === undefined
    ? []
    : ['Дат адрес сайта не хранит: по\u00a0ссылке\u00a0— вакансии за\u00a0всё время.'];

export async function searchVacancies(
  request: z.output<typeof tool.request>,
  siteOrigin: string,
): Promise<ToolAnswer<z.output<typeof tool.response>>> {
  const { sort = defaultSort(request.q) } = request;
  const { total, cards, page, pages, jobs } = await searchJobs(
    z.parse(operation.request, { ...request, sort }),
  );
  const vacancies = jobs.map((job) => agentVacancy(job, siteOrigin));
  const link = listLink(siteOrigin, request, request.sort);
  return {
    structured: { notice, link, total, cards, page, pages, vacancies },
    summary: [
      `Найдено: ${counted(total, ['вакансия', 'вакансии', 'вакансий'])}. Страница ${number(page)} из ${number(pages)}.`,
      `На сайте: ${link}`,
      ...missingFromLink(request),
      ...vacancies.map((vacancy, at) => `${at + 1}. ${vacancy.link}`),
    ],
    foreign: vacancies.map((vacancy, at) => `${at + 1}. ${vacancyLine(vacancy)}`),
  };
}
