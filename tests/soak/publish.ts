import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Stack } from '../bench/api/stack.ts';

/** Lets the publisher write a snapshot where anything has changed since the last. */
export async function publishSnapshot({ functions }: Stack): Promise<void> {
  const [, arn] =
    Object.entries(functions).find(([id]) => id.startsWith('SearchSnapshotsPublishSnapshot')) ?? [];
  if (arn === undefined) throw new Error('the stack has no publisher of snapshots');
  const { Payload, FunctionError } = await new LambdaClient({}).send(
    new InvokeCommand({ FunctionName: arn, Payload: JSON.stringify({ moreThan: 0 }) }),
  );
  if (FunctionError !== undefined)
    throw new Error(`no snapshot was written: ${Buffer.from(Payload ?? []).toString()}`);
}
