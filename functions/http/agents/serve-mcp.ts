import * as z from 'zod';
import { type AgentToolName, agentTools as contract } from '#core/contract/agents/agent-tools.ts';
import { argumentTexts, serverTexts, toolTexts } from '#core/contract/agents/tool-texts.ts';
import { serveMcp } from '#core/contract/agents.ts';
import { type JsonSchema, jsonSchemaOf } from '#core/contract/openapi/json-schema.ts';
import { byName } from '#core/domain/search/facets.ts';
import { once } from '#core/domain/text/once.ts';
import { agentTools, offeredTools } from '#functions/actions/agents/agent-tools.ts';
import { type ToolAnswer, wordsOf } from '#functions/actions/agents/tool-answer.ts';
import { parsedBy } from '#functions/runtime/http/read-request.ts';
import { answerMcp, type McpTool } from '#functions/runtime/mcp/mcp-server.ts';
import { httpEndpoint } from '../endpoints.ts';

/** Of what the tools take and answer: one more where a program that knows them would be wrong. */
const version = '1.0.0';

function schemasOf(name: AgentToolName): Pick<McpTool, 'inputSchema' | 'outputSchema'> {
  const { request, response } = contract[name];
  const schema = jsonSchemaOf(request, 'input');
  const described = Object.entries(schema.properties ?? {}).map(([key, type]) => [
    key,
    { ...(type as JsonSchema), description: argumentTexts[key] },
  ]);
  return {
    inputSchema: { ...schema, properties: Object.fromEntries(described) },
    outputSchema: jsonSchemaOf(response, 'output'),
  };
}

/** Made once: they are large, and the same for everybody. */
const schemas = once(() =>
  byName<Record<AgentToolName, ReturnType<typeof schemasOf>>>(
    (Object.keys(contract) as AgentToolName[]).map((name) => [name, schemasOf(name)]),
  ),
);

function toolOf(name: AgentToolName, siteOrigin: string): McpTool {
  const { request, response } = contract[name];
  const answer = agentTools[name] as (given: unknown, siteOrigin: string) => Promise<ToolAnswer<unknown>>;
  return {
    name,
    ...toolTexts[name],
    ...schemas()[name],
    async call(given) {
      const answered = await answer(parsedBy(request, given), siteOrigin);
      return { text: wordsOf(answered), structured: z.parse(response, answered.structured) };
    },
  };
}

export const handler = httpEndpoint(serveMcp, (message, _caller, { siteOrigin }, headers) => {
  const tools = offeredTools().map((name) => toolOf(name, siteOrigin));
  return answerMcp({ ...serverTexts, version, tools }, message, headers);
});
