import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { type ImportOrder, importOrder } from '#core/contract/imports.ts';
import { env } from '#functions/runtime/env.ts';

const workflow = new SFNClient({});

/** An execution's own name, the last part of its ARN: what the runs of one start share as their `group`. */
export const nameOf = (executionArn: string): string => executionArn.slice(executionArn.lastIndexOf(':') + 1);

/** Starts the state machine. Where an import is running already, this start ends at once and makes no run. */
export async function start(order: ImportOrder): Promise<{ executionArn: string; group: string }> {
  const { executionArn } = await workflow.send(
    new StartExecutionCommand({
      stateMachineArn: env('IMPORT_WORKFLOW_ARN'),
      input: JSON.stringify(importOrder.parse(order)),
    }),
  );
  if (executionArn === undefined) throw new Error('Step Functions started an execution without a name');
  return { executionArn, group: nameOf(executionArn) };
}

/** False also where the execution is so old that Step Functions has forgotten it. */
export async function isRunning(executionArn: string): Promise<boolean> {
  try {
    const { status } = await workflow.send(new DescribeExecutionCommand({ executionArn }));
    return status === 'RUNNING';
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return false;
    throw error;
  }
}
