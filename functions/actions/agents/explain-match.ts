import * as z from 'zod';
import type { explainMatch as tool } from '#core/contract/agents/agent-tools.ts';
import { AppError } from '#core/contract/errors.ts';
import { getJob as operation } from '#core/contract/job-details.ts';
import { explainedMatch } from '#core/domain/match/explained-match.ts';
import { isLanguage } from '#core/domain/match/languages.ts';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import { type ReadSeeker, readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { seekerReadiness } from '#core/domain/match/seeker/seeker-readiness.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { fold } from '#core/domain/text/words.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { getJob } from '../jobs/get-job.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';
import { agentVacancy, vacancyLine } from './agent-vacancy.ts';
import { notice, plainLine, type ToolAnswer } from './tool-answer.ts';

type Request = z.output<typeof tool.request>;
type Response = z.output<typeof tool.response>;

const privacy = 'Присланное о человеке использовано для этого ответа и нигде не сохранено.';

/** As in the browser, from a profile that says no more than this: what is not of our vocabulary is not looked at. */
function readPerson({
  position,
  skills,
  level,
  years,
  salary,
  city,
  relocation,
  languages,
}: Request): ReadSeeker {
  const readWith = (all: string[]) =>
    readSeeker(null, { ...emptyProfile, position, skills: all }, new Date());
  const read = readWith(skills);
  if (seekerReadiness(read) !== 'ready')
    throw new AppError('invalid_request', 'Укажите должность и три навыка, известных словарю сайта');
  // A vacancy may also ask for a language as for a skill.
  const spoken = languages.filter(({ id }) => isLanguage(id)).map((one) => `${one.id} ${one.level}`);
  const whole = spoken.length === 0 ? read : readWith([...skills, ...spoken]);
  const seeker = sanitizeSeeker({
    ...whole.seeker,
    level: level ?? read.seeker.level,
    years: years ?? read.seeker.years,
    salary,
    city: city === null ? null : fold(city),
    relocation,
    languages: languages.length > 0 ? languages : read.seeker.languages,
  });
  return { ...whole, seeker };
}

/** How well a person and a vacancy go together, and on which words that stands. Nothing of the person is kept. */
export async function explainMatch(
  { jobId, ...person }: Request,
  siteOrigin: string,
): Promise<ToolAnswer<Response>> {
  const { job, description, demand } = await getJob(z.parse(operation.request, { jobId }));
  const vacancy = agentVacancy(job, siteOrigin);
  const { link } = vacancy;
  if (!canRedistribute(job.source))
    return {
      structured: { notice, link, privacy, vacancy, match: null },
      summary: [`Источник не разрешает передавать больше названия: сравните по ссылке ${link}`, privacy],
      foreign: [vacancyLine(vacancy)],
    };
  const text = { title: job.title, tags: job.tags, description: plainLines(description ?? '') };
  const read = readPerson({ jobId, ...person });
  const { score, parts, limit, isPreliminary, met, asked, skills } = explainedMatch(read, demand, text);
  const evidence = skills.map(({ name, isMust, asked: quote, met: own, near }) => ({
    name,
    isMust,
    isMet: own !== null,
    follows: own?.follows ?? null,
    near,
    foreign: { quote: quote === null ? null : plainLine(quote, 300) },
  }));
  const match = {
    score,
    parts,
    limit,
    isPreliminary,
    met,
    asked,
    skills: evidence,
  };
  const skillNames = (isMet: boolean) =>
    evidence
      .filter((skill) => skill.isMet === isMet)
      .map(({ name, isMust }) => (isMust ? `${name} (обязательно)` : name));
  return {
    structured: { notice, link, privacy, vacancy, match },
    summary: [
      `Совпадение: ${score} из 100${isPreliminary ? ', предварительно: о вакансии или человеке известно мало' : ''}. ${link}`,
      `Есть ${met} из ${asked}: ${skillNames(true).join(', ') || 'ничего'}.`,
      `Нет: ${skillNames(false).join(', ') || 'ничего'}.`,
      privacy,
    ],
    foreign: [
      vacancyLine(vacancy),
      ...evidence.flatMap(({ name, foreign }) => (foreign.quote === null ? [] : `${name}: ${foreign.quote}`)),
    ],
  };
}
