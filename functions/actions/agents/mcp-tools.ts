import * as z from 'zod';
import { type AgentToolName, agentTools as contract } from '#core/contract/agents/agent-tools.ts';
import type { McpTool } from '#core/contract/agents/mcp-tool.ts';
import { argumentTexts, toolTexts } from '#core/contract/agents/tool-texts.ts';
import { type JsonSchema, jsonSchemaOf } from '#core/contract/openapi/json-schema.ts';
import { byName } from '#core/domain/search/facets.ts';
import { once } from '#core/domain/text/once.ts';
import { parsedBy } from '#functions/runtime/parsed-by.ts';
import { agentTools, availableTools } from './agent-tools.ts';
import { answerText, type ToolAnswer } from './tool-answer.ts';

function schemasOf(name: AgentToolName): Pick<McpTool, 'inputSchema' | 'outputSchema'> {
  const { request, response } = contract[name];
  const schema = jsonSchemaOf(request, 'input');
  const propertyEntries = Object.entries(schema.properties ?? {}).map(([key, type]) => [
    key,
    { ...(type as JsonSchema), description: argumentTexts[key] },
  ]);
  return {
    inputSchema: { ...schema, properties: Object.fromEntries(propertyEntries) },
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
  const answer = agentTools[name] as (args: unknown, siteOrigin: string) => Promise<ToolAnswer<unknown>>;
  return {
    name,
    ...toolTexts[name],
    ...schemas()[name],
    async call(args) {
      const result = await answer(parsedBy(request, args), siteOrigin);
      return { text: answerText(result), structured: z.parse(response, result.structured) };
    },
  };
}

/** The tools that are offered here, as an MCP server has them; what they take and answer is parsed. */
export const mcpTools = (siteOrigin: string): McpTool[] =>
  availableTools().map((name) => toolOf(name, siteOrigin));
