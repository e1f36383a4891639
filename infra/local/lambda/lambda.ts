import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { notServed, type Template } from '../template.ts';
import {
  crash,
  type Failure,
  isTooLarge,
  LambdaError,
  TooLargeEvent,
  tooLargeAnswer,
} from './lambda-error.ts';
import {
  AnswerReceiver,
  type ReaderSignal,
  type StreamedAnswer,
  type StreamMessage,
} from './lambda-stream.ts';

export interface LambdaRunner {
  /** Runs the function with this ARN to its end; rejects with LambdaError. */
  invoke(arn: string, event: unknown): Promise<unknown>;
  /** Resolves with the first of the answer; destroying its body ends the function's stream. */
  stream(arn: string, event: unknown): Promise<StreamedAnswer>;
  close(): Promise<void>;
}

export interface FunctionSettings {
  readonly name: string;
  readonly arn: string;
  readonly moduleUrl: string;
  readonly exportName: string;
  readonly memoryMb: number;
  /** Nobody waits for what it answers. */
  readonly isBackground: boolean;
  /** After so many milliseconds with nothing to do it gives back what it does not use. */
  readonly restAfterMs: number;
  readonly logFile: string;
}

export interface Invocation {
  readonly id: string;
  readonly payload: string;
  readonly isStreamed: boolean;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

export type Outcome =
  | { readonly id: string; readonly payload: string }
  | { readonly id: string; readonly failure: Failure };

/** Seconds that somebody may wait for a function: it writes a letter. What may take longer works by itself. */
const maxWaitSeconds = 90;

const functionProperties = z.object({
  Handler: z.string(),
  Runtime: z.string().regex(/^nodejs/, 'only Node.js functions are served'),
  Code: z.object({ S3Key: z.string() }),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Environment: z
    .object({ Variables: z.record(z.string(), z.string()).default({}) })
    .default({ Variables: {} }),
  Layers: notServed('layers are not served'),
});
type LocalFunction = Omit<FunctionSettings, 'restAfterMs' | 'logFile'> & {
  timeoutMs: number;
  environment: Record<string, string>;
};

interface Call extends PromiseWithResolvers<unknown> {
  readonly receiver?: AnswerReceiver;
}

/** A thread with what it owes. */
interface Instance {
  readonly worker: Worker;
  readonly waiting: Map<string, Call>;
  /** Takes no more invocations; ends when the last is answered. */
  isRetired: boolean;
  lastUsed: number;
  /** When it has answered last; 0 before. */
  answeredAt: number;
}

const idleMs = 10 * 60_000;
const maxLogBytes = 10 * 2 ** 20;
/** V8's own limit, 192 MB, is meant for one heap: of some 25 threads under load new objects would take 2 GB. */
const maxYoungGenerationSizeMb = 48;

interface LambdaOptions {
  readonly template: Template;
  /** Variables beside those of the template; they win. Asked at each cold start. */
  readonly environment: (own: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  readonly logDir: string;
  /** @default - five seconds */
  readonly restAfterMs?: number;
}

/** The template's functions, each in a thread that starts at the first use and ends after ten idle minutes. */
export function startLambdas({
  template,
  environment,
  logDir,
  restAfterMs = 5000,
}: LambdaOptions): LambdaRunner {
  mkdirSync(logDir, { recursive: true });
  const idByArn = new Map(template.idsOf('AWS::Lambda::Function').map((id) => [template.arnOf(id), id]));
  const functions = new Map<string, LocalFunction>();
  const live = new Map<string, Instance>();
  const all = new Set<Instance>();
  let isClosed = false;

  function find(arn: string): LocalFunction {
    const id = idByArn.get(arn);
    if (id === undefined) throw new Error(`there is no function ${arn}`);
    const found = functions.get(arn) ?? describe(template, id, arn);
    functions.set(arn, found);
    return found;
  }

  function startInstance(fn: LocalFunction): Instance {
    const worker = new Worker(new URL('lambda-worker.ts', import.meta.url), {
      name: threadName(fn.name),
      workerData: { ...fn, restAfterMs, logFile: logFileOf(logDir, fn.name) } satisfies FunctionSettings,
      env: { ...standardVariables(template, fn), ...fn.environment, ...environment(fn.environment) },
      resourceLimits: { maxOldGenerationSizeMb: fn.memoryMb, maxYoungGenerationSizeMb },
      // It writes its log by itself.
      stdout: true,
      stderr: true,
    });
    const instance: Instance = {
      ...{ worker, waiting: new Map(), isRetired: false },
      ...{ lastUsed: Date.now(), answeredAt: 0 },
    };
    const end = (error: LambdaError) => {
      retire(fn.arn, instance);
      all.delete(instance);
      for (const { reject } of instance.waiting.values()) reject(error);
      instance.waiting.clear();
    };
    worker.on('message', (outcome: Outcome | StreamMessage) => {
      const waiting = instance.waiting.get(outcome.id);
      if (!('payload' in outcome || 'failure' in outcome)) {
        waiting?.receiver?.receive(outcome);
        return;
      }
      instance.waiting.delete(outcome.id);
      instance.answeredAt = Date.now();
      if ('failure' in outcome) waiting?.reject(new LambdaError(outcome.failure));
      else if (isTooLarge(outcome.payload)) waiting?.reject(tooLargeAnswer());
      else waiting?.resolve(JSON.parse(outcome.payload));
      if (instance.isRetired && instance.waiting.size === 0) void worker.terminate();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => end(crash(error)));
    worker.on('exit', (code) => {
      end(
        new LambdaError({
          errorType: 'Runtime.ExitError',
          errorMessage: `Runtime exited with exit status ${code}`,
        }),
      );
    });
    live.set(fn.arn, instance);
    all.add(instance);
    return instance;
  }

  function retire(arn: string, instance: Instance): void {
    instance.isRetired = true;
    if (live.get(arn) === instance) live.delete(arn);
    if (instance.waiting.size === 0) void instance.worker.terminate();
  }

  const retiring = setInterval(() => {
    for (const [arn, instance] of live)
      if (instance.waiting.size === 0 && Date.now() - instance.lastUsed > idleMs) retire(arn, instance);
  }, 60_000);
  retiring.unref();

  async function call(
    arn: string,
    event: unknown,
    receive?: (id: string, sendSignal: (signal: ReaderSignal) => void) => AnswerReceiver,
  ): Promise<unknown> {
    if (isClosed)
      throw new LambdaError({ errorType: 'Lambda.ServiceException', errorMessage: 'The stack stops' });
    const fn = find(arn);
    const payload = JSON.stringify(event ?? {});
    if (isTooLarge(payload)) throw new TooLargeEvent();

    const instance = live.get(arn) ?? startInstance(fn);
    const id = randomUUID();
    const answer = Promise.withResolvers<unknown>();
    const receiver = receive?.(id, (signal) => instance.worker.postMessage(signal));
    instance.waiting.set(id, { ...answer, ...(receiver && { receiver }) });
    instance.lastUsed = Date.now();
    instance.worker.postMessage({
      id,
      payload,
      isStreamed: receiver !== undefined,
      deadline: Date.now() + fn.timeoutMs,
    } satisfies Invocation);

    // On AWS a time-out ends the environment, one of many. Here it is the only one, with others under way in it: it stays as
    // long as it answers them, or under load each time-out would cost the next ones a cold start.
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      instance.waiting.delete(id);
      if (instance.answeredAt < startedAt) retire(arn, instance);
      const seconds = (fn.timeoutMs / 1000).toFixed(2);
      answer.reject(
        new LambdaError({
          errorType: 'Sandbox.Timedout',
          errorMessage: `${id} Task timed out after ${seconds} seconds`,
        }),
      );
    }, fn.timeoutMs);
    return answer.promise.finally(() => clearTimeout(timer));
  }

  function stream(arn: string, event: unknown): Promise<StreamedAnswer> {
    const opened = Promise.withResolvers<StreamedAnswer>();
    let receiver: AnswerReceiver | undefined;
    call(arn, event, (id, sendSignal) => {
      receiver = new AnswerReceiver(id, sendSignal);
      opened.resolve(receiver.answer);
      return receiver;
    }).then(
      () => receiver?.end(),
      (error: Error) => {
        receiver?.fail(error);
        opened.reject(error);
      },
    );
    return opened.promise;
  }

  return {
    invoke: (arn, event) => call(arn, event),
    stream,
    async close() {
      isClosed = true;
      clearInterval(retiring);
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}

function describe(template: Template, id: string, arn: string): LocalFunction {
  const { ref: name, properties } = template.resource(id, functionProperties);
  const [module = '', exportName = ''] = properties.Handler.split('.');
  const folder = template.assetFolder(properties.Code.S3Key);
  const file = ['.mjs', '.js', '.cjs'].map((ending) => join(folder, `${module}${ending}`)).find(existsSync);
  if (file === undefined) throw new Error(`${id}: there is no ${module}.mjs in ${folder}`);
  return {
    name,
    arn,
    moduleUrl: pathToFileURL(file).href,
    exportName,
    memoryMb: properties.MemorySize,
    isBackground: properties.Timeout > maxWaitSeconds,
    timeoutMs: properties.Timeout * 1000,
    environment: properties.Environment.Variables,
  };
}

/** What `top -H` shows has fifteen letters; CDK ends a name with eight of its hash. */
const threadName = (functionName: string): string => functionName.replace(/[\dA-F]{8}$/, '').slice(-15);

const standardVariables = (template: Template, fn: LocalFunction) => ({
  PATH: process.env.PATH,
  AWS_REGION: template.region,
  AWS_DEFAULT_REGION: template.region,
  AWS_LAMBDA_FUNCTION_NAME: fn.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
});

function logFileOf(logDir: string, name: string): string {
  const path = join(logDir, `${name}.log`);
  if (existsSync(path) && statSync(path).size > maxLogBytes) rmSync(path);
  return path;
}
