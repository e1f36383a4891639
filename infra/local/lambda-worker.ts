import { parentPort, workerData } from 'node:worker_threads';
import type { Failure, FunctionSettings, Invocation, Outcome } from './lambda.ts';

/*
 * One function in one thread: loads its module on start and answers invocations as they come.
 * Payloads cross as JSON text, so that nothing survives that would not survive on AWS.
 */
const settings = workerData as FunctionSettings;

type Handler = (event: unknown, context: object) => unknown;

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
    const answer = await handler(JSON.parse(invocation.payload), contextOf(invocation));
    return { id: invocation.id, payload: JSON.stringify(answer) ?? 'null' };
  } catch (error) {
    console.error(error);
    return { id: invocation.id, failure: failureOf(error) };
  }
}

parentPort?.on('message', async (invocation: Invocation) => parentPort?.postMessage(await run(invocation)));
