import type { AgentVacancy } from '#core/contract/agents/agent-tools.ts';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { number } from '#core/domain/text/plural.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';
import { plainLine } from './tool-answer.ts';

/** Characters. */
const maxLengths = { title: 300, company: 200, location: 200, salary: 200, tag: 60 };
const maxTags = 30;

export const vacancyLink = (siteOrigin: string, id: string): string => siteOrigin + vacancyAddress(id);

/** Of a source that lets no more be handed on, title and link alone (docs/rules.md#mcp-not-indexed). */
export function agentVacancy(job: Job, siteOrigin: string): AgentVacancy {
  const title = plainLine(job.title, maxLengths.title);
  const reference = { id: job.id, link: vacancyLink(siteOrigin, job.id) };
  if (!canRedistribute(job.source)) return { ...reference, foreign: { title } };
  const salaryWords = plainLine(job.salaryWords ?? '', maxLengths.salary);
  return {
    ...reference,
    facts: job,
    foreign: {
      title,
      company: plainLine(job.company, maxLengths.company),
      location: plainLine(job.location, maxLengths.location),
      tags: job.tags.slice(0, maxTags).map((tag) => plainLine(tag, maxLengths.tag)),
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
