import { randomUUID } from 'node:crypto';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime';
import { fencedText, fenceRule } from '#core/domain/writer/fenced-text.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';

/** What we ask of a model: our own words, and apart from them the words of others, which are never obeyed. */
export interface Prompt {
  readonly system: string;
  readonly data: readonly { readonly label: string; readonly text: string }[];
  readonly task: string;
  readonly maxTokens: number;
}

/** Tokens. */
export interface ModelUsage {
  readonly input: number;
  readonly output: number;
}

export type Unavailability =
  | 'off'
  | 'budget'
  | 'throttled'
  | 'timeout'
  | 'guardrail'
  | 'malformed'
  | 'refused';

/** No answer of the model's that could be used: somebody else has to write. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly reason: Unavailability;

  constructor(reason: Unavailability, options?: { cause?: unknown }) {
    super(`the model does not answer: ${reason}`, options);
    this.reason = reason;
  }
}

/** Milliseconds: of a whole answer at once, of one that is streamed, and of silence within that one. */
const timeouts = { whole: 25_000, streamed: 60_000, silence: 15_000 };

export interface AskOptions {
  /** Each piece as it comes; with it the answer is streamed. */
  readonly onText?: (text: string) => void;
  /** Its reader has gone: the model's work ends, and `ask` throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds; less than the usual where some of the time has gone. */
  readonly timeout?: number;
  /** Once, however it ends: what the model has cost, guessed where it could not say so itself. */
  readonly onUsage?: (usage: ModelUsage) => void;
}

const model = () => env('WRITER_MODEL', '');

/** Whether the stage names one. */
export const hasModel = (): boolean => model() !== '';

let client: BedrockRuntimeClient | null = null;
function bedrock(): BedrockRuntimeClient {
  const region = env('WRITER_REGION', '');
  // Three attempts are two retries, of what is throttled or broken before anything was answered.
  client ??= new BedrockRuntimeClient({ maxAttempts: 3, ...(region !== '' && { region }) });
  return client;
}

function converseInput({ system, data, task, maxTokens }: Prompt): ConverseCommandInput {
  const boundary = randomUUID();
  const blocks = data.map(({ label, text }) => fencedText(boundary, label, text));
  return {
    modelId: model(),
    system: [{ text: `${system}\n\n${fenceRule(boundary)}` }],
    messages: [{ role: 'user', content: [...blocks, task].map((text) => ({ text })) }],
    inferenceConfig: { maxTokens, temperature: 0.3 },
  };
}

const lengthOf = ({ system, messages = [] }: ConverseCommandInput): number =>
  [...(system ?? []), ...messages.flatMap(({ content }) => content ?? [])].reduce(
    (sum, { text = '' }) => sum + text.length,
    0,
  );

/** Russian takes some two to three characters a token: rather too many than too few. */
const tokensOf = (characters: number): number => Math.ceil(characters / 2);

/** What a question may cost at most: no token is less than a byte, and the answer ends where it was told to. */
export function maxUsage(prompt: Prompt): ModelUsage {
  const { system, messages } = converseInput(prompt);
  return { input: Buffer.byteLength(JSON.stringify([system, messages])), output: prompt.maxTokens };
}

const throttlingErrors = ['ThrottlingException', 'ServiceQuotaExceededException', 'TooManyRequestsException'];
const configurationErrors = ['AccessDeniedException', 'ValidationException', 'ResourceNotFoundException'];

function toModelUnavailable(error: unknown): ModelUnavailable {
  if (error instanceof ModelUnavailable) return error;
  const { name } = error instanceof Error ? error : { name: '' };
  if (throttlingErrors.includes(name)) return new ModelUnavailable('throttled', { cause: error });
  if (name === 'ModelTimeoutException') return new ModelUnavailable('timeout', { cause: error });
  // A stage that names a model that it may not use, or that does not exist: its operator has to know.
  if (configurationErrors.includes(name)) log.error('model refused', { error: name });
  return new ModelUnavailable('refused', { cause: error });
}

/** An answer counts only where the model itself has come to its end. */
function checkStopReason(stopReason: string | undefined): void {
  if (stopReason === 'end_turn' || stopReason === 'stop_sequence') return;
  if (stopReason === 'guardrail_intervened' || stopReason === 'content_filtered')
    throw new ModelUnavailable('guardrail');
  throw new ModelUnavailable('malformed', { cause: stopReason });
}

interface AnswerCallbacks {
  readonly onText: (text: string) => void;
  /** Whatever came: the model is not silent. */
  readonly onActivity: () => void;
  readonly onTokens: (usage: TokenUsage | undefined) => void;
}

async function readStream(
  stream: AsyncIterable<ConverseStreamOutput>,
  callbacks: AnswerCallbacks,
): Promise<void> {
  let stopReason: string | undefined;
  for await (const event of stream) {
    callbacks.onActivity();
    const text = event.contentBlockDelta?.delta?.text;
    if (text) callbacks.onText(text);
    if (event.messageStop) stopReason = event.messageStop.stopReason;
    if (event.metadata) callbacks.onTokens(event.metadata.usage);
  }
  checkStopReason(stopReason);
}

async function readAnswer(
  input: ConverseCommandInput,
  isStreamed: boolean,
  abortSignal: AbortSignal,
  callbacks: AnswerCallbacks,
): Promise<void> {
  if (isStreamed) {
    const { stream } = await bedrock().send(new ConverseStreamCommand(input), { abortSignal });
    if (!stream) throw new ModelUnavailable('malformed');
    return readStream(stream, callbacks);
  }
  const { output, stopReason, usage } = await bedrock().send(new ConverseCommand(input), { abortSignal });
  callbacks.onTokens(usage);
  checkStopReason(stopReason);
  for (const { text } of output?.message?.content ?? []) if (text) callbacks.onText(text);
}

/** The work, or the end of the wait for it: an SDK that is reading a stream does not look at its signal. */
function orAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  work.catch(() => {});
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** The model's answer, whole; throws `ModelUnavailable` and, where its reader has gone, the signal's reason. */
export async function ask(
  prompt: Prompt,
  { onText, signal, timeout, onUsage }: AskOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  if (!hasModel()) throw new ModelUnavailable('off');
  const isStreamed = onText !== undefined;
  const input = converseInput(prompt);
  const controller = new AbortController();
  const abortOnTimeout = () => controller.abort(new ModelUnavailable('timeout'));
  const abortWithSignal = () => controller.abort(signal?.reason);
  const timer = setTimeout(abortOnTimeout, timeout ?? (isStreamed ? timeouts.streamed : timeouts.whole));
  const silence = isStreamed ? setTimeout(abortOnTimeout, timeouts.silence) : undefined;
  signal?.addEventListener('abort', abortWithSignal, { once: true });

  let text = '';
  let usage: ModelUsage | null = null;
  let hasResponded = false;
  try {
    const work = readAnswer(input, isStreamed, controller.signal, {
      onText(piece) {
        if (controller.signal.aborted) return;
        text += piece;
        onText?.(piece);
      },
      onActivity() {
        hasResponded = true;
        silence?.refresh();
      },
      onTokens(tokens) {
        hasResponded = true;
        if (tokens?.inputTokens !== undefined)
          usage = { input: tokens.inputTokens, output: tokens.outputTokens ?? 0 };
      },
    });
    await orAborted(controller.signal, work);
    if (text.trim() === '') throw new ModelUnavailable('malformed');
    return text;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw toModelUnavailable(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(timer);
    clearTimeout(silence);
    signal?.removeEventListener('abort', abortWithSignal);
    // Closes the stream where the model is still writing.
    controller.abort();
    const wasBilled = hasResponded || controller.signal.reason instanceof ModelUnavailable || signal?.aborted;
    const guess = { input: tokensOf(lengthOf(input)), output: tokensOf(text.length) };
    onUsage?.(usage ?? (wasBilled ? guess : { input: 0, output: 0 }));
  }
}
