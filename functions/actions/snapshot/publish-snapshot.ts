import { randomBytes } from 'node:crypto';
import * as snapshots from '#functions/external/snapshots.ts';
import { log } from '#functions/runtime/log.ts';
import { indexForPublisher, noteWritten } from '#functions/search/loader.ts';
import { snapshotFormat, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import * as clock from '#functions/store/clock.ts';
import * as versions from '#functions/store/versions.ts';

export interface Publication {
  /** The new snapshot's name; null where none was due, or another publisher was faster. */
  published: string | null;
}

/** Later ones stand behind earlier ones of the format. */
const newName = (): string => `v${snapshotFormat}/${clock.instant()}-${randomBytes(3).toString('hex')}`;

async function publish(moreThan: number): Promise<Publication> {
  const before = versions.snapshotsIn(await versions.get('jobs'), snapshotFormat);
  const { index, snapshot, isScanned, late, ...origin } = await indexForPublisher();
  // Where the newest could not be read, every reader that starts now waits for the one before, or for a scan.
  const hasNewest = snapshot !== null && snapshot === before.snapshot;
  const { size, changes } = index;
  // What no reader of the feed has seen reaches them by a snapshot alone.
  const isDue = hasNewest ? isScanned || late > 0 || changes > moreThan : size > 0;
  if (!isDue) return { published: null };

  const name = newName();
  const files = await writeSnapshot(index, origin);
  await snapshots.put(name, files);
  const names = { snapshot: name, previous: snapshot };
  if (!(await versions.publish('jobs', snapshotFormat, before, names))) {
    await snapshots.delete(name);
    log.info('another snapshot was published meanwhile', { name });
    return { published: null };
  }
  if (!isScanned) noteWritten(name);
  const bytes = files.columns.byteLength + files.keys.byteLength;
  log.info('snapshot published', { name, size, changes, bytes });
  await snapshots.deleteBefore(snapshot ?? name, [name]);
  return { published: name };
}

let publishing: Promise<unknown> = Promise.resolve();

/**
 * Writes what readers start from: the whole index, and up to when the feed of changes is in it. The last two are kept,
 * for a reader that is just about to read the earlier one. A snapshot is due when more rows than `moreThan` have changed
 * since the last one.
 */
export async function publishSnapshot(moreThan: number): Promise<Publication> {
  // Two would read the feed into one index at once, and an older row could come last.
  const publication = publishing.then(() => publish(moreThan));
  publishing = publication.catch(() => null);
  return publication;
}
