import { openSync, writeSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { garbageCollector, runWhenIdle } from './idle.ts';
import type { FunctionSettings, Invocation, Outcome } from './lambda.ts';
import type { Failure } from './lambda-error.ts';
import type { ReaderSignal } from './lambda-stream.ts';
import { asStreaming, awslambda, openStreams } from './lambda-worker-stream.ts';

/*
 * One function in one thread: loads its module on start and answers invocations as they come.
 * Payloads cross as JSON text, so that nothing survives that would not survive on AWS.
 */
const settings = workerData as FunctionSettings;
const port = parentPort ?? fail();
const streams = openStreams(port);
if (settings.isBackground) lowerPriority();
writeLog();
// Handlers that stream ask for it while their module loads.
Object.assign(globalThis, { awslambda });

/** On AWS a function has a processor of its own; here who is waited for goes first. Of one thread only Linux can say so. */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL: low } = constants.priority;
  if (process.platform !== 'linux' || getPriority() >= low) return;
  try {
    setPriority(low);
  } catch {
    // Where it is not allowed it works all the same.
  }
}

/** At once, and from here: by way of Node's main thread each line would wake that twice, and a thread of its disk. */
function writeLog(): void {
  let file: number | undefined;
  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      try {
        file ??= openSync(settings.logFile, 'a');
        if (typeof chunk === 'string') writeSync(file, chunk);
        else writeSync(file, chunk);
      } catch {
        // On a full disk a function works on without its log.
      }
      const whenWritten = rest.at(-1);
      if (typeof whenWritten === 'function') whenWritten();
      return true;
    };
}

type Handler = (event: unknown, context: object) => unknown;

function fail(): never {
  throw new Error('this is the code of a thread');
}

/** Error messages and names as AWS's runtime gives them. */
class RuntimeFault extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

async function loadHandler(): Promise<Handler> {
  const module: Record<string, unknown> = await import(settings.moduleUrl);
  const handler = module[settings.exportName];
  if (typeof handler === 'function') return handler as Handler;
  throw new RuntimeFault(
    'Runtime.HandlerNotFound',
    `${settings.moduleUrl} does not export ${settings.exportName}`,
  );
}

const loading = loadHandler();
// Reported by each invocation, not as an unhandled rejection.
loading.catch(() => {});

const contextOf = ({ id, deadline }: Invocation) => ({
  functionName: settings.name,
  functionVersion: '$LATEST',
  invokedFunctionArn: settings.arn,
  memoryLimitInMB: String(settings.memoryMb),
  awsRequestId: id,
  logGroupName: `/aws/lambda/${settings.name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

async function run(invocation: Invocation): Promise<Outcome> {
  try {
    const handler = await loading;
    const event: unknown = JSON.parse(invocation.payload);
    const writer = asStreaming(handler);
    if (!writer) {
      const answer = await handler(event, contextOf(invocation));
      return { id: invocation.id, payload: JSON.stringify(answer) ?? 'null' };
    }
    if (!invocation.isStreamed) throw new Error(`${settings.name} streams: it is called by an API that does`);
    const stream = streams.open(invocation.id);
    await writer(event, stream, contextOf(invocation));
    await stream.whenWritten();
    return { id: invocation.id, payload: 'null' };
  } catch (error) {
    console.error(error);
    return { id: invocation.id, failure: failureOf(error) };
  }
}

/** Each function is a thread with a heap of its own, and V8 by itself keeps what a heap has grown to. */
const withIdleGc = runWhenIdle(settings.restAfterMs, garbageCollector());

const answer = (invocation: Invocation): Promise<void> =>
  withIdleGc(async () => port.postMessage(await run(invocation)));

port.on('message', (message: Invocation | ReaderSignal) => {
  if ('reader' in message) streams.receiveSignal(message);
  // Not at once: a port hands out up to a thousand messages before the thread's other events, its network, get a turn.
  else setImmediate(() => void answer(message));
});
