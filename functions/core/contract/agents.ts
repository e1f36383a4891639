import { endpoint, rpcAnswer, rpcMessage } from './endpoint.ts';
import { largestMatchRequest } from './match.ts';

/**
 * What programs that act for somebody ask, by the Model Context Protocol: one message a request, no session
 * (docs/rules.md#mcp). What they may ask for, the tools say (agent-tools.ts).
 */
export const serveMcp = endpoint({
  method: 'POST',
  path: '/mcp',
  access: 'public',
  answer: 'rpc',
  holdsIndex: true,
  largestBody: largestMatchRequest,
  request: rpcMessage,
  response: rpcAnswer,
});
