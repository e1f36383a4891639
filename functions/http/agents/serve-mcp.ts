import { serverTexts } from '#core/contract/agents/tool-texts.ts';
import { serveMcp } from '#core/contract/agents.ts';
import { mcpTools } from '#functions/actions/agents/mcp-tools.ts';
import { answerMcp } from '#functions/runtime/mcp/mcp-server.ts';
import { httpEndpoint } from '../endpoints.ts';

/** Of what the tools take and answer: one more where a program that knows them would be wrong. */
const version = '1.0.0';

export const handler = httpEndpoint(serveMcp, (message, _caller, { siteOrigin }, headers) =>
  answerMcp({ ...serverTexts, version, tools: mcpTools(siteOrigin) }, message, headers),
);
