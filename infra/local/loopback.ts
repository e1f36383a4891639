import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  /** 'http://127.0.0.1:40321' */
  readonly url: string;
  readonly port: number;
  /** Ends open connections, too; resolves when the port is free. */
  close(): Promise<void>;
}

const allowedHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

/**
 * Lets in only those who asked for this machine by its own name: a page of a foreign site whose name was pointed
 * at 127.0.0.1 (DNS rebinding) sends that site's name.
 */
export function guardHost(server: Server): Server {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (allowedHost.test(request.headers.host ?? '')) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('Этот адрес отвечает только на localhost и 127.0.0.1.\n');
  });
  return server;
}

/** Starts a guarded server on 127.0.0.1; port 0 lets the system choose. */
export async function listenOnLoopback(server: Server, port = 0): Promise<LoopbackServer> {
  guardHost(server);
  // Longer than any client here keeps an idle connection: none is closed under a request that is being sent.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Node's own 16 KB would end a long query before anyone can say what is wrong with it. */
const maxHeaderBytes = 2 ** 24;

export const serveOnLoopback = (listener: RequestListener, port = 0): Promise<LoopbackServer> =>
  listenOnLoopback(createServer({ maxHeaderSize: maxHeaderBytes }, listener), port);
