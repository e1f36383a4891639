import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { McpTool } from '#core/contract/agents/mcp-tool.ts';
import { newestVersion, versionsWithHandshake } from '#core/contract/agents/protocol.ts';
import type { RpcAnswer, RpcMessage } from '#core/contract/endpoint.ts';
import { AppError, errorCodes } from '#core/contract/errors.ts';

export interface McpServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly McpTool[];
}

type Headers = Readonly<Record<string, string | undefined>>;

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const isCallerError = (error: unknown): error is AppError =>
  error instanceof AppError && errorCodes[error.code] < 500;

/** A server for one message. What fails by a fault of ours is kept in `faults`: it is no answer of a tool's. */
function serverOf({ name, title, version, instructions, tools }: McpServerInfo, faults: unknown[]): Server {
  const server = new Server(
    { name, title, version },
    { capabilities: { tools: {} }, instructions, supportedProtocolVersions: [...versionsWithHandshake] },
  );
  server.setRequestHandler('tools/list', async () => ({
    tools: tools.map(({ call: _, ...tool }) => ({ ...tool, annotations }) as Tool),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find((candidate) => candidate.name === params.name);
    if (!tool)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 50)}`);
    try {
      const { text, structured } = await tool.call(params.arguments ?? {});
      return { content: [{ type: 'text', text }], structuredContent: structured };
    } catch (error) {
      if (isCallerError(error)) return { isError: true, content: [{ type: 'text', text: error.message }] };
      faults.push(error);
      throw new Error('internal');
    }
  });
  return server;
}

/**
 * Those that the protocol reads; what is no header's text is as if it were not there. Every answer is JSON, so that it does
 * not matter whether a stream would be taken, which the protocol wants said.
 */
const protocolHeaders = (headers: Headers): [string, string][] => [
  ...Object.entries(headers).flatMap(([name, value = '']): [string, string][] =>
    /^(?:content-type|mcp-[a-z-]{1,40})$/u.test(name) && /^[\x20-\x7e]{1,8192}$/u.test(value)
      ? [[name, value]]
      : [],
  ),
  ['accept', 'application/json, text/event-stream'],
];

const supportedVersions: readonly string[] = [newestVersion, ...versionsWithHandshake];

/** Undefined where the version is one of ours, or the handshake is yet to name it. */
function unsupportedVersion({ id, method }: RpcMessage, headers: Headers): RpcAnswer | undefined {
  const requested = headers['mcp-protocol-version'];
  if (requested === undefined || method === 'initialize' || supportedVersions.includes(requested)) return;
  const error = {
    code: ProtocolErrorCode.UnsupportedProtocolVersion,
    message: `Unsupported protocol version; supported: ${supportedVersions.join(', ')}`,
    data: { supported: supportedVersions, requested: requested.slice(0, 100) },
  };
  return { status: 400, body: JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error }) };
}

/** By a version with a handshake, which keeps nothing between messages here. */
async function answerLegacy(request: Request, message: RpcMessage, server: Server): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Undefined where the text is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
const wrongParams = z.object({
  error: z.object({
    code: z.literal(ProtocolErrorCode.InternalError),
    message: z
      .string()
      .transform(jsonOf)
      .pipe(z.tuple([issue], issue)),
  }),
});

/** The SDK answers parameters that it cannot read as if it had failed itself, with all that its parser said. */
function withInvalidParamsCode(body: string): string {
  if (!body.includes(String(ProtocolErrorCode.InternalError))) return body;
  const answer = jsonOf(body);
  const wrong = wrongParams.safeParse(answer);
  if (!wrong.success) return body;
  const [first] = wrong.data.error.message;
  const reason = `Invalid params: ${first.path.join('.').slice(0, 100)}: ${first.message.slice(0, 200)}`;
  return JSON.stringify({
    ...(answer as object),
    error: { code: ProtocolErrorCode.InvalidParams, message: reason },
  });
}

/** What the Model Context Protocol answers to one message, in each of its versions. Throws what was a fault of ours. */
export async function answerMcp(
  info: McpServerInfo,
  message: RpcMessage,
  headers: Headers,
): Promise<RpcAnswer> {
  const unsupported = unsupportedVersion(message, headers);
  if (unsupported) return unsupported;
  const faults: unknown[] = [];
  // Of the address, which a request must have, nothing is looked at.
  const request = new Request('https://mcp.invalid/mcp', {
    method: 'POST',
    headers: protocolHeaders(headers),
    body: '{}',
  });
  const isLegacy = await isLegacyRequest(request, message);
  const response = isLegacy
    ? await answerLegacy(request, message, serverOf(info, faults))
    : await createMcpHandler(() => serverOf(info, faults), {
        legacy: 'reject',
        // Such a stream never ends, and a function has to.
        maxSubscriptions: 0,
      }).fetch(request, { parsedBody: message });
  if (faults.length > 0) throw faults[0];
  return { status: response.status, body: withInvalidParamsCode(await response.text()) };
}
