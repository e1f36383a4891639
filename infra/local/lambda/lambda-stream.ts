import { Readable } from 'node:stream';

/** What a function that streams gives: what it says beforehand, then its body as it is written. */
export interface StreamedAnswer {
  /** Status and headers; undefined of a function that said nothing, or does not stream. */
  readonly metadata: unknown;
  readonly body: Readable;
}

/** From the function's thread, in this order; an outcome follows. */
export type StreamMessage = { readonly id: string } & (
  | { readonly metadata: unknown }
  | { readonly chunk: Uint8Array }
  | { readonly isEnd: true }
);

/** To the function's thread: the reader takes more, or has gone. */
export interface ReaderSignal {
  readonly id: string;
  readonly reader: 'wants' | 'gone';
}

/** Puts pieces together again; the function's thread waits while the reader is slow. */
export class AnswerReceiver {
  readonly #opened = Promise.withResolvers<StreamedAnswer>();
  readonly #body: Readable;
  #metadata: unknown;

  constructor(id: string, sendSignal: (signal: ReaderSignal) => void) {
    this.#body = new Readable({
      read: () => sendSignal({ id, reader: 'wants' }),
      destroy(error, done) {
        if (!this.readableEnded) sendSignal({ id, reader: 'gone' });
        done(error);
      },
    });
    // Whoever reads it learns of a failure; until then nobody does.
    this.#body.on('error', () => {});
  }

  /** Once the first of the body is there, or its end. */
  get answer(): Promise<StreamedAnswer> {
    return this.#opened.promise;
  }

  receive(message: StreamMessage): void {
    if ('metadata' in message) {
      this.#metadata = message.metadata;
      return;
    }
    this.#open();
    this.#body.push('chunk' in message ? message.chunk : null);
  }

  end(): void {
    this.#open();
    if (!this.#body.readableEnded && !this.#body.destroyed) this.#body.push(null);
  }

  fail(error: Error): void {
    this.#opened.reject(error);
    this.#body.destroy(error);
  }

  #open(): void {
    this.#opened.resolve({ metadata: this.#metadata, body: this.#body });
  }
}
