import {
  Client,
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { newestVersion, versionsWithHandshake } from '#core/contract/agents/protocol.ts';

export const protocolVersions = [...versionsWithHandshake, newestVersion];
export type ProtocolVersion = (typeof protocolVersions)[number];

/** The SDK's own client, connected by one version of the protocol and no other. */
export async function connectedAgent(
  url: URL,
  version: ProtocolVersion,
  options: StreamableHTTPClientTransportOptions = {},
): Promise<Client> {
  const isNewest = version === newestVersion;
  const client = new Client(
    { name: 'test-agent', version: '1.0.0' },
    isNewest
      ? { versionNegotiation: { mode: { pin: version } } }
      : { supportedProtocolVersions: [version], versionNegotiation: { mode: 'legacy' } },
  );
  await client.connect(new StreamableHTTPClientTransport(url, options));
  onTestFinished(() => client.close());
  return client;
}

/** What a tool has answered in words, and by its schema. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return { text, structured: structuredContent as Record<string, unknown>, isError };
}
