import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { NodeHttpHandler } from '@smithy/node-http-handler';

/** How a request of the AWS SDK is answered. */
export type Answering = (
  request: Parameters<NodeHttpHandler['handle']>[0],
) => ReturnType<NodeHttpHandler['handle']>;
type Answer = Awaited<ReturnType<Answering>>;

const answerings = new Map<number, Answering>();
const overNetwork = NodeHttpHandler.prototype.handle;

/**
 * What the AWS SDK of this process asks at that port is answered without a socket, which is a third of what a test of the
 * store costs. Whoever else asks there comes by the network.
 */
export function answerInProcess(port: number, answer: Answering): void {
  answerings.set(port, answer);
  NodeHttpHandler.prototype.handle = function (request, options) {
    const own = answerings.get(request.port ?? 0);
    return own ? own(request) : overNetwork.call(this, request, options);
  };
}

/** As whoever asks at that port is answered now. */
export function answeringAt(port: number): Answering {
  const found = answerings.get(port);
  if (!found) throw new Error(`nobody answers at ${port} in this process`);
  return found;
}

export const answerOf = (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  ({ response: { statusCode: status, headers, body: Buffer.from(body) } }) as Answer;

/** By a server's listener, which sees as much of a request as dynalite looks at, in a turn of its own as over a network. */
export const answering =
  (listener: RequestListener): Answering =>
  ({ method, path, headers, body }) => {
    const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const incoming = Object.assign(new EventEmitter(), {
      ...{ method, url: path, headers: Object.fromEntries(lowerCase) },
    });
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const given = new Map<string, string>();
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => given.set(name.toLowerCase(), String(value)),
      end: (text = '') =>
        setImmediate(() => resolve(answerOf(response.statusCode, text, Object.fromEntries(given)))),
    };
    listener(incoming as unknown as IncomingMessage, response as unknown as ServerResponse);
    setImmediate(() => {
      if (body) incoming.emit('data', Buffer.from(body));
      incoming.emit('end');
    });
    return promise;
  };
