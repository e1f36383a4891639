import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { onceAProcess } from '../stack/once-a-process.ts';

/** Of the AWS SDK: gives the response to a request. */
export type RequestHandler = (
  request: Parameters<NodeHttpHandler['handle']>[0],
) => ReturnType<NodeHttpHandler['handle']>;
type Response = Awaited<ReturnType<RequestHandler>>;

const handlers = onceAProcess('handled-in-process', () => {
  const byPort = new Map<number, RequestHandler>();
  const overNetwork = NodeHttpHandler.prototype.handle;
  NodeHttpHandler.prototype.handle = function (request, options) {
    const handler = byPort.get(request.port ?? 0);
    return handler ? handler(request) : overNetwork.call(this, request, options);
  };
  return byPort;
});

/**
 * What the AWS SDK of this process asks at that port goes to the handler without a socket, which is a quarter of what a test
 * of the store costs. Whoever else asks there comes by the network. Gives what ends it.
 */
export function handleInProcess(port: number, handler: RequestHandler): () => void {
  handlers.set(port, handler);
  return () => void handlers.delete(port);
}

export function handlerAt(port: number): RequestHandler {
  const handler = handlers.get(port);
  if (!handler) throw new Error(`nothing is handled in process at ${port}`);
  return handler;
}

export const responseOf = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  ({ response: { statusCode: status, headers, body: Buffer.from(body) } }) as Response;

/** A server's listener as one: it sees as much of a request as dynalite looks at, in a turn of its own as over a network. */
export const handlerOf =
  (listener: RequestListener): RequestHandler =>
  ({ method, path, headers, body }) => {
    const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const incoming = Object.assign(new EventEmitter(), {
      ...{ method, url: path, headers: Object.fromEntries(lowerCase) },
    });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const responseHeaders = new Map<string, string>();
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => responseHeaders.set(name.toLowerCase(), String(value)),
      end: (text = '') =>
        setImmediate(() =>
          resolve(responseOf(response.statusCode, text, Object.fromEntries(responseHeaders))),
        ),
    };
    listener(incoming as unknown as IncomingMessage, response as unknown as ServerResponse);
    setImmediate(() => {
      if (body) incoming.emit('data', Buffer.from(body));
      incoming.emit('end');
    });
    return promise;
  };
