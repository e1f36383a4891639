import { createHash } from 'node:crypto';
import { jobRow } from '#core/domain/job/job.ts';
import * as clock from './clock.ts';

/* An item of table Jobs: a vacancy's columns, and those by which its changes are found and counted (jobs.ts). */

export type Item = Record<string, unknown>;

export const isTombstone = (item: Item): boolean => 'deleted_at' in item;

export const shards = 8;

const shardOf = (id: string): number => (createHash('sha1').update(id).digest()[0] ?? 0) % shards;

export const stamp = (id: string) => ({ change_shard: shardOf(id), changed_at: clock.instant() });

const knownColumns: ReadonlySet<string> = new Set([
  ...Object.keys(jobRow.shape),
  ...Object.keys(stamp('')),
  'revision',
]);

/**
 * What a newer release has written that this one has no name for. Whoever changes a row passes it on: while two releases are
 * at work, or after a rollback, it would be lost for as long as the source says nothing new of the vacancy.
 */
export const foreignColumns = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([column]) => !knownColumns.has(column)));
