import type * as z from 'zod';
import type { AgentToolName, agentTools as contract } from '#core/contract/agents/agent-tools.ts';
import { hasMatching } from '../jobs/match-jobs.ts';
import { explainMatch } from './explain-match.ts';
import { getVacancy } from './get-vacancy.ts';
import { listFilters } from './list-filters.ts';
import { market } from './market.ts';
import { searchVacancies } from './search-vacancies.ts';
import type { ToolAnswer } from './tool-answer.ts';

type Contract = typeof contract;
type AgentTools = {
  readonly [Name in AgentToolName]: (
    request: z.output<Contract[Name]['request']>,
    siteOrigin: string,
  ) => Promise<ToolAnswer<z.input<Contract[Name]['response']>>>;
};

export const agentTools: AgentTools = {
  search_vacancies: searchVacancies,
  get_vacancy: getVacancy,
  list_filters: listFilters,
  market,
  explain_match: explainMatch,
};

/** Those that the stage has switched on. */
export const availableTools = (): AgentToolName[] =>
  (Object.keys(agentTools) as AgentToolName[]).filter((name) => name !== 'explain_match' || hasMatching());
