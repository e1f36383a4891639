import * as z from 'zod';
import type { searchVacancies as tool } from '#core/contract/agents/agent-tools.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { searchJobs as operation } from '#core/contract/jobs.ts';
import { defaultSort } from '#core/domain/search/listing.ts';
import { counted, number } from '#core/domain/text/plural.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { agentVacancy, vacancyLine } from './agent-vacancy.ts';
import { listLink } from './list-link.ts';
import { notice, plainLine, type ToolAnswer } from './tool-answer.ts';
import { withoutValueLines } from './without-value.ts';

/** Characters: as many as a search takes. */
const maxTextLength = 200;
const defaultCopies = 'apart';

const countedVacancies = (n: number): string => counted(n, ['вакансия', 'вакансии', 'вакансий']);

type NamedFilters = NonNullable<ResponseOf<typeof operation>['asFilters']>;

/** A place is as a source writes it. */
const plainFilters = ({ q, location, ...rest }: NamedFilters): NamedFilters => ({
  ...rest,
  q: plainLine(q, maxTextLength),
  ...(location && { location: location.map((place) => plainLine(place, maxTextLength)) }),
});

function filtersLine({ q, total, ...filters }: NamedFilters): string {
  const values = Object.entries(filters).map(([name, value]) => `${name} «${value.join('», «')}»`);
  return `Фильтры: ${values.join(', ')}${q && `, слова «${q}»`}\u00a0— ${number(total)}`;
}

export async function searchVacancies(
  request: z.output<typeof tool.request>,
  siteOrigin: string,
): Promise<ToolAnswer<z.output<typeof tool.response>>> {
  const { sort = defaultSort(request.q), copies = defaultCopies } = request;
  const found = await searchJobs(z.parse(operation.request, { ...request, sort, copies }));
  const { total, cards, page, pages, jobs, withoutValue, spelling, totalWithoutWord, asFilters } = found;
  const vacancies = jobs.map((job) => agentVacancy(job, siteOrigin));
  const { link, missing } = listLink(siteOrigin, request, {
    ...(request.sort !== undefined && { sort: request.sort }),
    // Pages of an address without it are of folded copies.
    ...((request.copies === 'apart' || page > 1) && copies === 'apart' && { copies }),
    ...(page > 1 && { page: String(page) }),
  });
  const otherTexts = {
    ...(spelling && { spelling: { ...spelling, q: plainLine(spelling.q, maxTextLength) } }),
    totalWithoutWord: totalWithoutWord.map(({ word, ...without }) => ({
      word: plainLine(word, maxTextLength),
      ...without,
    })),
    ...(asFilters && { asFilters: plainFilters(asFilters) }),
  };
  return {
    structured: {
      notice,
      link,
      total,
      cards,
      page,
      pages,
      withoutValue,
      vacancies,
      foreign: otherTexts,
    },
    summary: [
      `Найдено: ${countedVacancies(total)}. Страница ${number(page)} из ${number(pages)}.`,
      ...withoutValueLines(withoutValue),
      `На сайте: ${link}`,
      ...missing,
      ...(spelling
        ? [`В\u00a0другом написании нашлось\u00a0бы: ${countedVacancies(spelling.total)}. Оно ниже.`]
        : []),
      ...(totalWithoutWord.length > 0
        ? ['Всех слов вместе нет ни\u00a0в\u00a0одной; сколько нашлось\u00a0бы без каждого\u00a0— ниже.']
        : []),
      ...(asFilters
        ? [`С\u00a0фильтрами вместо слов нашлось\u00a0бы: ${countedVacancies(asFilters.total)}. Они ниже.`]
        : []),
      ...vacancies.map((vacancy, at) => `${at + 1}. ${vacancy.link}`),
    ],
    foreign: [
      ...(otherTexts.spelling
        ? [`Другое написание: ${otherTexts.spelling.q}\u00a0— ${number(otherTexts.spelling.total)}`]
        : []),
      ...otherTexts.totalWithoutWord.map(
        (without) => `Без «${without.word}»\u00a0— ${number(without.total)}`,
      ),
      ...(otherTexts.asFilters ? [filtersLine(otherTexts.asFilters)] : []),
      ...vacancies.map((vacancy, at) => `${at + 1}. ${vacancyLine(vacancy)}`),
    ],
  };
}
