import { Writable } from 'node:stream';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ownClientId } from './http-event.ts';

interface Meta {
  statusCode: number;
  headers: Record<string, string>;
}

/** What the runtime gives a function that streams: its head, and its bytes as they come. */
class ResponseStream extends Writable {
  meta: Meta | null = null;
  text = '';
  onText: (text: string) => void = () => {};

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString('utf8');
    this.onText(this.text);
    done();
  }
}

type StreamHandler = (event: unknown, stream: ResponseStream, context: Context) => Promise<void>;

/** The global of AWS's runtime; a module with a streaming handler is imported after this one. */
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: StreamHandler) => handler,
    HttpResponseStream: {
      from(stream: ResponseStream, meta: Meta) {
        stream.meta = meta;
        return stream;
      },
    },
  },
});

/** An event as a REST API sends it (payload 1.0). */
export const restEvent = (
  { method, path }: Endpoint,
  body: object | string,
  sub?: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  ({
    resource: path,
    path,
    httpMethod: method,
    // Such an API leaves names as they were written.
    headers: { 'Content-Type': 'application/json', ...headers },
    queryStringParameters: null,
    pathParameters: null,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'request-1',
      resourcePath: path,
      httpMethod: method,
      ...(sub && {
        authorizer: { claims: { sub, username: sub, token_use: 'access', client_id: ownClientId() } },
      }),
    },
  }) as unknown as APIGatewayProxyEvent;

export interface Frame {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind
  data: any;
}

const framesOf = (text: string): Frame[] =>
  text
    .split('\n\n')
    .filter((frame) => frame.startsWith('event: '))
    .map((frame) => {
      const [, name = '', data = ''] = /^event: (.+)\ndata: (.+)$/u.exec(frame) ?? [];
      return { name, data: JSON.parse(data) };
    });

/** The whole answer of a streaming handler; `abortAt` says when its reader goes. */
export async function streamed(
  handler: unknown,
  event: APIGatewayProxyEvent,
  abortAt: (text: string) => boolean = () => false,
) {
  const stream = new ResponseStream();
  stream.on('error', () => {});
  stream.onText = (text) => {
    if (abortAt(text)) stream.destroy();
  };
  const failure = await (handler as StreamHandler)(event, stream, {} as Context).then(
    () => null,
    (error: unknown) => error,
  );
  const { meta, text } = stream;
  return { status: meta?.statusCode, headers: meta?.headers, text, frames: framesOf(text), failure };
}
