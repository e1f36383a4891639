import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { type ImportOrder, importOrder } from '#core/contract/imports.ts';
import { env } from '#functions/runtime/env.ts';

const workflow = new SFNClient({});

/** An execution's own name, the last part of its ARN: what the runs of one start share as their `group`. */
export const executionName = (executionArn: string): string =>
  executionArn.slice(executionArn.lastIndexOf(':') + 1);

/** Starts the state machine. Where an import is running already, this start ends at once and makes no run. */
export async function start(order: ImportOrder): Promise<{ executionArn: string; group: string }> {
  const { executionArn } = await workflow.send(
    new StartExecutionCommand({
      stateMachineArn: env('IMPORT_WORKFLOW_ARN'),
      input: JSON.stringify(importOrder.parse(order)),
    }),
  );
  if (executionArn === undefined) throw new Error('Step Functions started an execution without a name');
  return { executionArn, group: executionName(executionArn) };
}

/** What an execution leaves that has handed over to a fresh one. */
const handoverOutput = z.object({ successor: z.string() });

function successorIn(output: string | undefined): string | null {
  try {
    return handoverOutput.parse(JSON.parse(output ?? '')).successor;
  } catch {
    return null;
  }
}

/**
 * The execution that runs what this one began: itself, or the one to which it was handed over. Null where none does, also
 * where the execution is so old that Step Functions has forgotten it.
 */
export async function findRunning(executionArn: string): Promise<string | null> {
  try {
    const { status, output } = await workflow.send(new DescribeExecutionCommand({ executionArn }));
    if (status === 'RUNNING') return executionArn;
    const successor = successorIn(output);
    return successor === null ? null : await findRunning(successor);
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return null;
    throw error;
  }
}

export const isRunning = async (executionArn: string): Promise<boolean> =>
  (await findRunning(executionArn)) !== null;
