import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Replay {
  status?: number;
  headers?: Record<string, string>;
  /** An object is answered as JSON, a text as it stands; none cuts the connection. */
  body?: object | string;
}

/** What the outside world answers, over HTTP; keeps what it was asked. */
export async function startReplay(
  answer: (request: RecordedRequest) => Replay | undefined | Promise<Replay | undefined>,
) {
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const url = new URL(incoming.url ?? '/', 'http://replay');
      const request: RecordedRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(request);
      const replay: Replay = (await answer(request)) ?? {
        status: 404,
        body: { errors: [{ type: 'not_found' }] },
      };
      if (replay.body === undefined) return void outgoing.destroy();
      const isText = typeof replay.body === 'string';
      outgoing
        .writeHead(replay.status ?? 200, {
          'content-type': isText ? 'text/html' : 'application/json',
          ...replay.headers,
        })
        .end(isText ? replay.body : JSON.stringify(replay.body));
    });
  });
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** How many have been made so far. */
    connections: () => connections,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type ReplayServer = Awaited<ReturnType<typeof startReplay>>;
