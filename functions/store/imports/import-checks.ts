import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { type LivenessState, livenessState } from '#core/domain/import/liveness.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, putAll } from '../dynamodb.ts';
import { firstReadable } from '../readable.ts';

/*
 * Table ImportRuns again (its other kinds: import-runs.ts): what a full crawl asks its source for by id. Both kinds are
 * walked in the order of their ids behind a cursor in the run, and nothing is taken out: so a batch repeated after a
 * crash counts once. They expire with what the run has seen.
 *   to be asked for               kind 'checks#<run>', id = the vacancy's: listChecks
 *   archived and gone             kind 'gone#<run>', id = the vacancy's: listDelisted, countDelisted
 */
const table = () => env('IMPORT_RUNS_TABLE');
const checksKind = (runId: string) => `checks#${runId}`;
const delistedKind = (runId: string) => `gone#${runId}`;

const ttlSeconds = 40 * 86_400;
const expiry = () => ({ expires_at: Math.floor(Date.now() / 1000) + ttlSeconds });

const itemsAfter = (kind: string, after: string | null) => ({
  TableName: table(),
  KeyConditionExpression: after === null ? 'kind = :kind' : 'kind = :kind AND id > :after',
  ExpressionAttributeValues: { ':kind': kind, ...(after !== null && { ':after': after }) },
  ConsistentRead: true,
});

export const putChecks = (runId: string, jobIds: readonly string[]): Promise<void> =>
  putAll(
    table(),
    jobIds.map((id) => ({ kind: checksKind(runId), id, ...expiry() })),
  );

export const listChecks = (runId: string, after: string | null, limit: number): Promise<string[]> =>
  firstReadable(itemsAfter(checksKind(runId), after), limit, ({ id }) => z.string().parse(id));

/** A vacancy that its source no longer had at the ISO instant. */
const delistedJob = z.object({ id: z.string().min(1), at: z.string() });
type DelistedJob = z.infer<typeof delistedJob>;

export const putDelisted = (runId: string, delisted: readonly DelistedJob[]): Promise<void> =>
  putAll(
    table(),
    delisted.map((job) => ({ ...delistedJob.parse(job), kind: delistedKind(runId), ...expiry() })),
  );

export const listDelisted = (runId: string, after: string | null, limit: number): Promise<DelistedJob[]> =>
  firstReadable(itemsAfter(delistedKind(runId), after), limit, (item) => delistedJob.parse(item));

export async function countDelisted(runId: string, after: string | null): Promise<number> {
  let count = 0;
  const query = { ...itemsAfter(delistedKind(runId), after), Select: 'COUNT' as const };
  for await (const { Count = 0 } of paginateQuery({ client: dynamodb }, query)) count += Count;
  return count;
}

/** Writes how far an ended run's vacancies are settled; false where somebody else has gone on from there. */
export async function updateLiveness(
  { id, liveness: read }: ImportRun,
  liveness: LivenessState,
): Promise<boolean> {
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { kind: 'run', id },
        UpdateExpression: 'SET liveness = :settled',
        ConditionExpression:
          'liveness.phase = :phase AND liveness.is_hiding = :hiding AND liveness.#cursor = :cursor',
        ExpressionAttributeNames: { '#cursor': 'cursor' },
        ExpressionAttributeValues: {
          ':settled': livenessState.parse(liveness),
          ':phase': read.phase,
          ':hiding': read.is_hiding,
          ':cursor': read.cursor,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
