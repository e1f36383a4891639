import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends so many bytes to their end, whatever is answered meanwhile; gives the status. */
export async function upload(url: string, bytes: number): Promise<number | undefined> {
  const outgoing = request(url, { method: 'POST' }).end(Buffer.alloc(bytes));
  const [[answer]] = await Promise.all([
    once(outgoing, 'response') as Promise<[IncomingMessage]>,
    once(outgoing, 'finish'),
  ]);
  return answer.statusCode;
}
