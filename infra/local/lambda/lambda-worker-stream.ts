import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { MessagePort } from 'node:worker_threads';
import type { ReaderSignal, StreamMessage } from './lambda-stream.ts';

/** AWS's runtime knows by it that a handler takes a stream. */
const streaming = Symbol.for('aws.lambda.runtime.handler.streaming');

type StreamingHandler = (event: unknown, stream: Writable, context: object) => unknown;

/** The same handler, called otherwise; null for one that does not stream. */
export const asStreaming = (handler: object): StreamingHandler | null =>
  streaming in handler ? (handler as StreamingHandler) : null;

/** The stream that a handler writes its answer to; each chunk waits until the reader wants the next. */
export class ResponseStream extends Writable {
  readonly #send: (message: StreamMessage) => void;
  readonly #id: string;
  #metadata: unknown;
  #onDrain: (() => void) | null = null;

  constructor(id: string, send: (message: StreamMessage) => void) {
    super();
    this.#id = id;
    this.#send = send;
    // A reader who has gone is no fault of the handler's.
    this.on('error', () => {});
  }

  /** Before the first chunk. */
  setMetadata(metadata: unknown): void {
    this.#metadata = metadata;
  }

  setContentType(type: string): void {
    this.setMetadata({ statusCode: 200, headers: { 'content-type': type } });
  }

  receiveSignal({ reader }: ReaderSignal): void {
    if (reader === 'gone') this.destroy();
    const proceed = this.#onDrain;
    this.#onDrain = null;
    proceed?.();
  }

  /** A handler may return before the reader has taken the last of it. */
  async whenWritten(): Promise<void> {
    if (this.writableEnded) await finished(this).catch(() => {});
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#sendMetadata();
    this.#onDrain = done;
    this.#send({ id: this.#id, chunk });
  }

  override _final(done: () => void): void {
    this.#sendMetadata();
    this.#send({ id: this.#id, isEnd: true });
    done();
  }

  #sendMetadata(): void {
    if (this.#metadata === undefined) return;
    this.#send({ id: this.#id, metadata: JSON.parse(JSON.stringify(this.#metadata)) });
    this.#metadata = undefined;
  }
}

/** What AWS's runtime puts into the global scope for handlers that stream. */
export const awslambda = {
  streamifyResponse: (handler: StreamingHandler): StreamingHandler =>
    Object.assign(handler, { [streaming]: 'response' }),
  HttpResponseStream: {
    from(stream: ResponseStream, metadata: unknown): ResponseStream {
      stream.setMetadata(metadata);
      return stream;
    },
  },
};

/** Streams that are being written, by the ids of their invocations. */
export function openStreams(port: MessagePort) {
  const open = new Map<string, ResponseStream>();
  return {
    open(id: string): ResponseStream {
      const stream = new ResponseStream(id, (message) => port.postMessage(message));
      open.set(id, stream);
      stream.on('close', () => open.delete(id));
      return stream;
    },
    receiveSignal: (signal: ReaderSignal): void => open.get(signal.id)?.receiveSignal(signal),
  };
}
