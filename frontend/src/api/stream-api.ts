import type * as z from 'zod';
import type { Endpoint, RequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { stopWriting, streamEvents, type WritingEvent, writingEvent } from '#core/contract/writing.ts';
import { ApiError, callApi, errorOf, responseTo } from './call-api.ts';

interface Frame {
  name: string;
  data: unknown;
}

const broken = (cause?: unknown) =>
  new ApiError('broken_answer', 'the stream breaks the contract', { status: 200, cause });

const brokenOff = (cause?: unknown) => new ApiError('network', 'the stream broke off', { cause });

function frameOf(lines: readonly string[]): Frame | null {
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /u, ''));
  const data = valuesOf('data');
  // A comment: the server says that it is still there.
  if (data.length === 0) return null;
  try {
    return { name: valuesOf('event').at(-1) ?? 'message', data: JSON.parse(data.join('\n')) };
  } catch (cause) {
    throw broken(cause);
  }
}

/** Server-sent events as they come; bytes may be cut anywhere. */
async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const parts = (rest + value).split(/\r?\n/u);
      rest = parts.pop() ?? '';
      for (const line of parts) {
        if (line !== '') lines.push(line);
        else {
          const frame = frameOf(lines);
          lines = [];
          if (frame) yield frame;
        }
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

interface Listening {
  /** Each piece as it is written; after `again` all before it is void. */
  onEvent: (event: WritingEvent) => void;
  /** Ends the server's work too. What came before stays the caller's. */
  signal?: AbortSignal;
}

/** One stream with a name, by which it can be told to stop. */
type WritingStream = Endpoint<z.ZodObject<{ writingId: z.ZodType }>>;

/**
 * Asks a stream of the contract and gives its end: the whole answer. Throws `ApiError` and, once `signal` is aborted,
 * the signal's reason.
 */
export async function streamApi<E extends WritingStream>(
  stream: E,
  input: Omit<RequestOf<E>, 'writingId'>,
  { onEvent, signal }: Listening,
): Promise<ResponseOf<E>> {
  const writingId = crypto.randomUUID();
  // AWS does not tell a function that its reader has gone. Whether the word arrives, nobody waits for.
  const stop = () => void callApi(stopWriting, { writingId }).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { body } = await responseTo(stream, { ...input, writingId } as RequestOf<E>, signal);
    if (!body) throw broken();
    for await (const { name, data } of framesOf(body)) {
      if (signal?.aborted) throw signal.reason;
      if (name === 'end') return parsed(stream.response, data) as ResponseOf<E>;
      if (name === 'error') throw errorOf(parsed(streamEvents.error, data), 200);
      // What an older page does not know is no fault.
      if (Object.hasOwn(streamEvents, name)) onEvent(parsed(writingEvent, { ...Object(data), name }));
    }
    throw brokenOff();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const failure = error instanceof ApiError ? error : brokenOff(error);
    // What nobody reads may still be being written, and paid for.
    if (failure.code === 'network' || failure.code === 'broken_answer') stop();
    throw failure;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) throw broken(result.error);
  return result.data;
}
