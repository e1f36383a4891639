import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import * as z from 'zod';

const texts = z.array(z.object({ text: z.string() }));
const converse = z.object({
  system: texts,
  messages: z.array(z.object({ role: z.string(), content: texts })),
  inferenceConfig: z.object({ maxTokens: z.number() }),
  toolConfig: z.unknown().optional(),
});

/** What the model was asked, as its own words have it. */
export interface ModelRequest {
  model: string;
  isStream: boolean;
  system: string;
  /** The parts of the one user turn. */
  parts: string[];
  body: z.infer<typeof converse>;
}

/** What the model does; without a text it says nothing at all. */
export interface ModelReply {
  /** Pieces as they are streamed; whole, they are one. */
  pieces?: readonly string[];
  /** Milliseconds before each piece. */
  pause?: number;
  stopReason?: string;
  /** Tokens. @default { inputTokens: 100, outputTokens: 50 } */
  usage?: { inputTokens: number; outputTokens: number };
  /** Refuses instead: status and the error's name. */
  refusal?: readonly [status: number, name: string];
  /** Breaks off inside the stream with this exception. */
  exception?: string;
  /** Answers something that is no answer. */
  garbage?: boolean;
  /** Says nothing and does not end, after the pieces. */
  hangs?: boolean;
}

const number = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** application/vnd.amazon.eventstream: one message with text headers. */
function message(headers: Record<string, string>, payload: object): Buffer {
  const head = Buffer.concat(
    Object.entries(headers).map(([name, value]) =>
      Buffer.concat([
        number(1, name.length),
        Buffer.from(name),
        number(1, 7),
        number(2, Buffer.byteLength(value)),
        Buffer.from(value),
      ]),
    ),
  );
  const body = Buffer.from(JSON.stringify(payload));
  const lengths = Buffer.concat([number(4, head.length + body.length + 16), number(4, head.length)]);
  const whole = Buffer.concat([lengths, number(4, crc32(lengths)), head, body]);
  return Buffer.concat([whole, number(4, crc32(whole))]);
}

const event = (name: string, payload: object) =>
  message({ ':event-type': name, ':content-type': 'application/json', ':message-type': 'event' }, payload);
const exception = (name: string) =>
  message(
    { ':exception-type': name, ':content-type': 'application/json', ':message-type': 'exception' },
    { message: name },
  );

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const usageOf = ({ usage = { inputTokens: 100, outputTokens: 50 } }: ModelReply) => ({
  ...usage,
  totalTokens: usage.inputTokens + usage.outputTokens,
});

async function stream(reply: ModelReply, to: ServerHttp2Stream): Promise<void> {
  to.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
  if (reply.garbage) return void to.end('this is no event stream');
  to.write(event('messageStart', { role: 'assistant' }));
  for (const text of reply.pieces ?? []) {
    if (reply.pause) await wait(reply.pause);
    if (to.destroyed) return;
    to.write(event('contentBlockDelta', { contentBlockIndex: 0, delta: { text } }));
  }
  if (reply.hangs) return;
  if (reply.exception) return void to.end(exception(reply.exception));
  to.write(event('contentBlockStop', { contentBlockIndex: 0 }));
  to.write(event('messageStop', { stopReason: reply.stopReason ?? 'end_turn' }));
  to.end(event('metadata', { usage: usageOf(reply), metrics: { latencyMs: 1 } }));
}

async function answer(reply: ModelReply, to: ServerHttp2Stream): Promise<void> {
  if (reply.hangs) return;
  if (reply.pause) await wait(reply.pause);
  if (to.destroyed) return;
  to.respond({ ':status': 200, 'content-type': 'application/json' });
  if (reply.garbage) return void to.end('{"output":');
  const content = reply.pieces ? [{ text: reply.pieces.join('') }] : [];
  const output = { message: { role: 'assistant', content } };
  to.end(
    JSON.stringify({
      output,
      stopReason: reply.stopReason ?? 'end_turn',
      usage: usageOf(reply),
      metrics: { latencyMs: 1 },
    }),
  );
}

function sendError([status, name]: readonly [number, string], to: ServerHttp2Stream): void {
  to.respond({ ':status': status, 'content-type': 'application/json', 'x-amzn-errortype': name });
  to.end(JSON.stringify({ message: name }));
}

async function textOf(from: ServerHttp2Stream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Bedrock's runtime as far as we use it: Converse and ConverseStream over HTTP/2, which the SDK speaks to it alone. */
export async function startBedrock() {
  const requests: ModelRequest[] = [];
  const sockets = new Set<Socket>();
  let replyTo: (request: ModelRequest) => ModelReply = () => ({});
  /** Those that we ended ourselves: a stream that its reader closes counts as ended, too. */
  const finished = new WeakSet<ServerHttp2Stream>();
  let abortedCount = 0;

  const server = createServer();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('stream', async (to: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    to.on('error', () => {});
    to.once('close', () => {
      if (!finished.has(to)) abortedCount++;
    });
    const [, , model = '', verb = ''] = String(headers[':path']).split('/');
    const body = converse.parse(JSON.parse(await textOf(to)));
    const request: ModelRequest = {
      model: decodeURIComponent(model),
      isStream: verb === 'converse-stream',
      system: body.system.map(({ text }) => text).join('\n'),
      parts: body.messages.flatMap(({ content }) => content.map(({ text }) => text)),
      body,
    };
    requests.push(request);
    const reply = replyTo(request);
    if (reply.refusal) sendError(reply.refusal, to);
    else await (request.isStream ? stream : answer)(reply, to);
    if (!reply.hangs && !to.destroyed) finished.add(to);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Answers that were not heard to their end. */
    abortedCount: () => abortedCount,
    /** From now on, and forgets what was. */
    setReply(next: (request: ModelRequest) => ModelReply) {
      replyTo = next;
      abortedCount = 0;
      requests.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
export type BedrockStandIn = Awaited<ReturnType<typeof startBedrock>>;
