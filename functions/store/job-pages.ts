import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { SourceId } from '#core/domain/import/source.ts';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';
import { partitionTombstones } from './jobs.ts';
import { readable } from './readable.ts';

/*
 * Table Jobs (jobs.ts), page by page behind a cursor, so that who is killed in the middle goes on:
 *   a source's open ones       listOpen
 *   whose asks are to be read  withOtherDemand
 */
const table = () => env('JOBS_TABLE');

const openJob = z.pick(jobRow, { id: true, posted_date: true, checked_at: true });
export type OpenJob = z.infer<typeof openJob>;

/** What passes of the next thousand items behind an id; null is the beginning and, in the answer, the end. */
async function scanPage(after: string | null, input: Omit<ScanCommandInput, 'TableName'>) {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new ScanCommand({
      ...input,
      TableName: table(),
      Limit: 1000,
      ...(after !== null && { ExclusiveStartKey: { id: after } }),
    }),
  );
  return { items: Items, next: LastEvaluatedKey ? String(LastEvaluatedKey.id) : null };
}

/**
 * Open vacancies of a source among the next thousand of the table, behind the id that the page before ended with; null is
 * the beginning and, in the answer, the end.
 */
export async function listOpen(
  source: SourceId,
  after: string | null,
): Promise<{ jobs: OpenJob[]; next: string | null }> {
  const { items, next } = await scanPage(after, {
    FilterExpression: '#source = :source AND (attribute_not_exists(is_open) OR is_open = :yes)',
    ProjectionExpression: 'id, posted_date, checked_at',
    ExpressionAttributeNames: { '#source': 'source' },
    ExpressionAttributeValues: { ':source': source, ':yes': true },
  });
  return {
    jobs: readable(table(), items, (item) => openJob.parse(item)),
    next,
  };
}

/**
 * Vacancies among the next thousand of the table whose text was never read for what it asks, or by another version; as
 * `listOpen` pages. Those that cannot be read are left out.
 */
export async function withOtherDemand(
  version: number,
  after: string | null,
): Promise<{ rows: JobRow[]; next: string | null }> {
  const { items, next } = await scanPage(after, {
    FilterExpression: 'attribute_not_exists(deleted_at) AND NOT (#demand.#version = :version)',
    ExpressionAttributeNames: { '#demand': 'demand', '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  });
  return {
    rows: partitionTombstones(items).rows,
    next,
  };
}
