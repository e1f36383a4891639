import type { AgentVacancy } from '#core/contract/agents/agent-tools.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { number } from '#core/domain/text/plural.ts';
import { mayHandOn } from '../search-engines/indexed-origins.ts';
import { plainLine } from './tool-answer.ts';

/** Characters. */
const longest = { title: 300, company: 200, location: 200, salary: 200, tag: 60 };
const mostTags = 30;

export const vacancyLink = (siteOrigin: string, id: string): string =>
  `${siteOrigin}/vacancy/${encodeURIComponent(id)}`;

/** Of a source that lets no more be handed on, title and link alone (docs/rules.md#mcp-not-indexed). */
export function agentVacancy(job: Job, siteOrigin: string): AgentVacancy {
  const title = plainLine(job.title, longest.title);
  const known = { id: job.id, link: vacancyLink(siteOrigin, job.id) };
  if (!mayHandOn(job.source)) return { ...known, foreign: { title } };
  const salaryWords = plainLine(job.salaryWords ?? '', longest.salary);
  return {
    ...known,
    facts: job,
    foreign: {
      title,
      company: plainLine(job.company, longest.company),
      location: plainLine(job.location, longest.location),
      tags: job.tags.slice(0, mostTags).map((tag) => plainLine(tag, longest.tag)),
      ...(salaryWords !== '' && { salaryWords }),
      ...(job.sourceUrl !== null && { sourceUrl: job.sourceUrl }),
    },
  };
}

/** In one line; pay as its source words it, or else as the site reads it. */
export function vacancyLine({ foreign, facts }: AgentVacancy): string {
  const { title, company, location, salaryWords, tags = [] } = foreign;
  const { min, max } = facts?.salary ?? {};
  const amounts = [...new Set([min, max])].flatMap((amount) => (amount === undefined ? [] : number(amount)));
  const pay = salaryWords ?? (amounts.length > 0 ? `${amounts.join('–')} ₽` : undefined);
  return [title, company, location, pay, tags.join(', ')].filter(Boolean).join(' · ');
}
