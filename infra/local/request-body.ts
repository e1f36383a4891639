import type { IncomingMessage } from 'node:http';

/**
 * The body, or null when it is larger than that many bytes. It is read to its end either way: who still sends does not read
 * what is answered.
 */
export async function readBody(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > largest ? null : Buffer.concat(chunks);
}
