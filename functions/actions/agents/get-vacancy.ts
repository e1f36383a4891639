import * as z from 'zod';
import type { getVacancy as tool } from '#core/contract/agents/agent-tools.ts';
import { getJob as operation } from '#core/contract/job-details.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { counted } from '#core/domain/text/plural.ts';
import { cutToWords, withoutInvisible } from '#core/domain/writer/text-cleanup.ts';
import { getJob } from '../jobs/get-job.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';
import { agentVacancy, vacancyLine, vacancyLink } from './agent-vacancy.ts';
import { notice, plainLine, type ToolAnswer } from './tool-answer.ts';

/** Characters of a description: those of nearly all vacancies are shorter. */
const maxDescriptionLength = 6000;

const openFor = (days: number): string =>
  days === 0 ? 'Открыта сегодня' : `Открыта ${counted(days, ['день', 'дня', 'дней'])}`;

/** As many whole lines as there is room for, and of the next one as many words; null where there is nothing. */
function truncateDescription(html: string | null): { description: string | null; isCut: boolean } {
  const lines = withoutInvisible(plainLines(html ?? '').toWellFormed()).split('\n');
  const fitting: string[] = [];
  let room = maxDescriptionLength;
  for (const line of lines) {
    if (line.length > room) break;
    fitting.push(line);
    room -= line.length + 1;
  }
  const isCut = fitting.length < lines.length;
  const next = lines[fitting.length] ?? '';
  // A word that has no room stays out whole, but for one that is all there is.
  const words = fitting.length === 0 ? plainLine(next, room) : cutToWords(next, Math.max(room, 0));
  const description = [...fitting, words].join('\n').trimEnd();
  return { description: description === '' ? null : description, isCut };
}

export async function getVacancy(
  { jobId }: z.output<typeof tool.request>,
  siteOrigin: string,
): Promise<ToolAnswer<z.output<typeof tool.response>>> {
  const { job, description, canonicalId, market, freshness } = await getJob(
    z.parse(operation.request, { jobId }),
  );
  const isWhole = canRedistribute(job.source);
  const vacancy = agentVacancy(job, siteOrigin);
  const foreign = truncateDescription(isWhole ? description : null);
  const link = vacancyLink(siteOrigin, canonicalId);
  return {
    structured: {
      notice,
      link,
      vacancy,
      foreign,
      market: isWhole ? market : null,
      freshness: isWhole ? freshness : null,
    },
    summary: [
      `Вакансия: ${link}`,
      isWhole
        ? `${openFor(freshness.openDays)}, уровень ${job.level}, формат: ${job.type}.`
        : 'Источник не разрешает передавать больше названия: остальное по ссылке.',
      ...(foreign.isCut
        ? [`Описание сокращено до ${maxDescriptionLength} знаков, целиком оно по ссылке.`]
        : []),
    ],
    foreign: [vacancyLine(vacancy), ...(foreign.description === null ? [] : [foreign.description])],
  };
}
