import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import type { JsonEndpoint, RequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { stopWriting, streamEvents, type WritingEvent, writingEvent } from '#core/contract/writing.ts';
import { ApiError, callApi, errorOf, responseTo } from './call-api.ts';
import { streamValues } from './stream-values.ts';

const brokenAnswer = (cause?: unknown) =>
  new ApiError('broken_answer', 'the stream breaks the contract', { status: 200, cause });

const connectionLost = (cause?: unknown) => new ApiError('network', 'the stream broke off', { cause });

/** Longer than any answer of the contract: a stream that names no end of an event is not kept. */
const maxEventLength = 1_000_000;

/** Server-sent events as they come; bytes may be cut anywhere. */
const eventsOf = (body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> =>
  streamValues(
    body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventLength })),
  );

function dataOf({ data }: EventSourceMessage): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw brokenAnswer(cause);
  }
}

interface StreamOptions {
  /** Each piece as it is written; after `again` all before it is void. */
  onEvent: (event: WritingEvent) => void;
  /** Ends the server's work too. What came before stays the caller's. */
  signal?: AbortSignal;
}

/** One stream with a name, by which it can be told to stop. */
type WritingStream = JsonEndpoint<z.core.$ZodObject<{ writingId: z.core.$ZodType }>>;

/**
 * Asks a stream of the contract and gives its end: the whole answer. Throws `ApiError` and, once `signal` is aborted,
 * the signal's reason.
 */
export async function streamApi<E extends WritingStream>(
  stream: E,
  input: Omit<RequestOf<E>, 'writingId'>,
  { onEvent, signal }: StreamOptions,
): Promise<ResponseOf<E>> {
  const writingId = crypto.randomUUID();
  // AWS does not tell a function that its reader has gone. Whether the word arrives, nobody waits for.
  const stop = () => void callApi(stopWriting, { writingId }).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { body } = await responseTo(stream, { ...input, writingId } as RequestOf<E>, signal);
    if (!body) throw brokenAnswer();
    for await (const message of eventsOf(body)) {
      if (signal?.aborted) throw signal.reason;
      const { event: name = 'message' } = message;
      const data = dataOf(message);
      if (name === 'end') return parsed(stream.response, data) as ResponseOf<E>;
      if (name === 'error') throw errorOf(parsed(streamEvents.error, data), 200);
      // What an older page does not know is no fault.
      if (Object.hasOwn(streamEvents, name)) onEvent(parsed(writingEvent, { ...Object(data), name }));
    }
    throw connectionLost();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const failure = error instanceof ApiError ? error : connectionLost(error);
    // What nobody reads may still be being written, and paid for.
    if (failure.code === 'network' || failure.code === 'broken_answer') stop();
    throw failure;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = z.safeParse(schema, data);
  if (!result.success) throw brokenAnswer(result.error);
  return result.data;
}
