import type { IncomingMessage } from 'node:http';

/** The body, or null when it is larger than that many bytes. */
export async function readBody(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
