import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { JobRow } from '#core/domain/job/job.ts';
import * as snapshots from '#functions/external/snapshots.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { snapshotFormat, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import * as versions from '#functions/store/versions.ts';
import { startFiles } from './files.ts';

/** The template's bucket of snapshots; the environment of this process names it. Asks for a started DynamoDB. */
export async function startSnapshots() {
  const files = await startFiles();
  const client = new S3Client({});
  return {
    async keys(): Promise<string[]> {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: process.env.SNAPSHOT_BUCKET }),
      );
      return Contents.map(({ Key }) => Key ?? '');
    },
    /** As a publisher does it, that has read the feed up to now. */
    async publish(name: string, rows: readonly JobRow[]): Promise<void> {
      await snapshots.put(
        name,
        await writeSnapshot(JobIndex.of(rows), { readAt: Date.now(), scannedAt: Date.now(), leftOut: 0 }),
      );
      const before = versions.snapshotsIn(await versions.get('jobs'), snapshotFormat);
      await versions.publish('jobs', snapshotFormat, before, { snapshot: name, previous: before.snapshot });
    },
    /** Something else in the place of its columns. */
    async spoil(name: string): Promise<void> {
      const { keys = new Uint8Array() } = (await snapshots.find(name)) ?? {};
      await snapshots.put(name, { keys, columns: new TextEncoder().encode('not columns') });
    },
    async empty(): Promise<void> {
      await snapshots.deleteBefore('~');
    },
    async close(): Promise<void> {
      client.destroy();
      await files.close();
    },
  };
}
