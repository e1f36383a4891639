import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { site } from '../stage/visit.ts';

/** The site through a server of the test's own: it can fall silent, and give other files than those that were built. */
export class Front {
  /** By path: '/sw.js'. */
  readonly files = new Map<string, string>();
  isDown = false;
  origin = '';
  #server: Server | undefined;

  async open(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => {
      if (this.isDown) return void incoming.destroy();
      const file = this.files.get(incoming.url ?? '');
      if (file !== undefined)
        return void outgoing
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
          .end(file);
      const { method, headers } = incoming;
      const upstream = request(site + incoming.url, { ...(method && { method }), headers }, (answer) => {
        if (outgoing.destroyed) return void answer.destroy();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => {});
      });
      pipeline(incoming, upstream, () => {});
      upstream.on('error', () => outgoing.destroy());
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

/** One for a test file. */
export function useFront(): Front {
  const front = new Front();
  beforeAll(() => front.open());
  afterAll(() => front.close());
  return front;
}
