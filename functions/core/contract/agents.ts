import { maxMessageBytes } from './agents/protocol.ts';
import { endpoint, rpcAnswer, rpcMessage } from './endpoint.ts';

/**
 * What programs that act for somebody ask, by the Model Context Protocol: one message a request, no session
 * (docs/rules.md#mcp). What they may ask for, the tools say (agents/agent-tools.ts).
 */
export const serveMcp = endpoint({
  method: 'POST',
  path: '/mcp',
  access: 'public',
  answer: 'rpc',
  holdsIndex: true,
  maxBodyBytes: maxMessageBytes,
  request: rpcMessage,
  response: rpcAnswer,
});
