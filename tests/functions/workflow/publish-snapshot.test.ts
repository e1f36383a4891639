import { describe, expect, it, vi } from 'vitest';
import * as snapshots from '#functions/external/snapshots.ts';
import { snapshotFormat } from '#functions/search/snapshot/snapshot.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

const { bucket, later } = useSnapshotStage();

/** The function as a Lambda that has just started has it. */
async function newPublisher() {
  vi.resetModules();
  const { handler } = await import('#functions/workflow/publish-snapshot.ts');
  return async (moreThan: number) => {
    const { published } = await handler({ moreThan });
    later(60);
    return published;
  };
}
const namedSnapshots = async () => versions.snapshotsIn(await versions.get('jobs'), snapshotFormat);

async function idsAtStart() {
  vi.resetModules();
  const { currentIndex } = await import('#functions/search/loader.ts');
  return (await currentIndex()).adminPage('').ids.sort();
}
async function putMany(prefix: string, count: number): Promise<void> {
  await jobs.put(Array.from({ length: count }, (_, n) => jobRowWith({ id: `${prefix}-${n}` })));
  await versions.bump('jobs');
  later(60);
}

describe('a snapshot is due', () => {
  it('where there is none, and something to put into it', async () => {
    const publish = await newPublisher();
    expect(await publish(1000)).toBeNull();
    await putMany('hh', 1);
    const name = await publish(1000);
    expect(await namedSnapshots()).toEqual({ snapshot: name, previous: null });
    expect(await bucket.keys()).toEqual([`${name}.columns`, `${name}.keys`]);
    expect(await publish(1000)).toBeNull();
    expect(await publish(0)).toBeNull();
  });

  it('after more changes than its caller minds, for one that runs and for one that starts', async () => {
    const running = await newPublisher();
    await putMany('hh', 1);
    await running(0);
    await putMany('few', 50);
    expect(await running(50)).toBeNull();
    expect(await (await newPublisher())(50)).toBeNull();
    await putMany('more', 1);
    const name = await running(50);
    expect(name).not.toBeNull();
    // What it has written itself it counts as done.
    expect(await running(0)).toBeNull();
    await putMany('one', 1);
    expect(await (await newPublisher())(0)).not.toBeNull();
  });

  it('where the newest cannot be read; the one that could be stays beside it', async () => {
    await putMany('hh', 1);
    const first = await (await newPublisher())(0);
    await putMany('more', 1);
    const second = await (await newPublisher())(0);
    await bucket.spoil(String(second));
    const third = await (await newPublisher())(1000);
    expect(await namedSnapshots()).toEqual({ snapshot: third, previous: first });
    expect(await idsAtStart()).toEqual(['hh-0', 'more-0']);
  });
});

describe('a row that the feed showed too late for every reader', () => {
  /** A write that the feed shows so many seconds after its stamp. */
  async function stampedBefore(seconds: number, write: () => Promise<unknown>): Promise<void> {
    vi.setSystemTime(Date.now() - seconds * 1000);
    await write();
    later(seconds);
    await versions.bump('jobs');
  }
  const putLate = (id: string, seconds: number) =>
    stampedBefore(seconds, () => jobs.put([jobRowWith({ id })]));

  it('is in the next snapshot, since its writer reads an hour back', async () => {
    const publish = await newPublisher();
    await putMany('hh', 1);
    await publish(0);
    later(300);
    await putLate('late', 290);
    await publish(0);
    expect(await idsAtStart()).toEqual(['hh-0', 'late']);
  });

  it('makes a snapshot due at the next look, however few it is', async () => {
    const publish = await newPublisher();
    await putMany('hh', 1);
    await publish(0);
    const reader = await import('#functions/search/loader.ts');
    later(300);
    await putMany('soon', 1);
    expect(await publish(1000)).toBeNull();
    await putLate('late', 290);
    expect(await publish(1000)).not.toBeNull();
    expect(await publish(1000)).toBeNull();
    // A reader that runs has it by that snapshot.
    await expect
      .poll(async () => {
        later(3);
        return (await reader.currentIndex()).adminPage('').ids.sort();
      })
      .toEqual(['hh-0', 'late', 'soon-0']);
  });

  it('makes one due as well where it tells that a vacancy is deleted', async () => {
    const publish = await newPublisher();
    await putMany('hh', 2);
    await publish(0);
    const reader = await import('#functions/search/loader.ts');
    later(300);
    await putMany('soon', 1);
    expect(await publish(1000)).toBeNull();
    await stampedBefore(290, () => jobs.delete('hh-0'));
    expect(await publish(1000)).not.toBeNull();
    expect(await publish(1000)).toBeNull();
    await expect
      .poll(async () => {
        later(3);
        return (await reader.currentIndex()).adminPage('').ids.sort();
      })
      .toEqual(['hh-1', 'soon-0']);
  });

  it('or later still, in the one that is made of the table once a day', async () => {
    const publish = await newPublisher();
    await putMany('hh', 1);
    await publish(0);
    later(7000);
    expect(await publish(0)).toBeNull();
    later(1000);
    await putLate('later', 7900);
    await putMany('more', 1);
    await publish(0);
    expect(await idsAtStart()).toEqual(['hh-0', 'more-0']);
    later(24 * 3600);
    expect(await publish(1000)).not.toBeNull();
    expect(await idsAtStart()).toEqual(['hh-0', 'later', 'more-0']);
    expect(await publish(0)).toBeNull();
  });
});

it('the last two are kept; what is older, and what nobody has named, goes', async () => {
  const names: (string | null)[] = [];
  await snapshots.put(`v${snapshotFormat}/2026-11-20T10:00:00.000Z-left-by-a-crash`, {
    columns: new Uint8Array(1),
    keys: new Uint8Array(1),
  });
  const publish = await newPublisher();
  for (const n of [1, 2, 3]) {
    await putMany(`hh-${n}`, 1);
    names.push(await publish(0));
  }
  const [, second, third] = names;
  expect(await bucket.keys()).toEqual([second, third].flatMap((name) => [`${name}.columns`, `${name}.keys`]));
  expect(await namedSnapshots()).toEqual({ snapshot: third, previous: second });
});

it('one by a clock that is two hours behind is named, and stays with the one before', async () => {
  await putMany('hh', 1);
  const first = await (await newPublisher())(0);
  await putMany('more', 1);
  const behind = await newPublisher();
  later(-7200);
  const second = await behind(0);
  later(7200);
  expect(String(second) < String(first)).toBe(true);
  expect(await namedSnapshots()).toEqual({ snapshot: second, previous: first });
  expect(await bucket.keys()).toEqual([second, first].flatMap((name) => [`${name}.columns`, `${name}.keys`]));
});

it('of two publishers at once one wins, and the other leaves nothing behind', async () => {
  await putMany('hh', 3);
  const both = await Promise.all([await newPublisher(), await newPublisher()].map((publish) => publish(0)));
  const [winner] = both.filter((name) => name !== null);
  expect(both).toContain(null);
  expect((await namedSnapshots()).snapshot).toBe(winner);
  expect(await bucket.keys()).toEqual([`${winner}.columns`, `${winner}.keys`]);
});

it('a change that the publisher has not read is not lost to who starts from its snapshot', async () => {
  await putMany('hh', 1);
  const publish = await newPublisher();
  const name = await publish(0);
  await publish(0);
  // It stands in the feed, and nobody has said so: a publisher that has long been idle does not look.
  await jobs.put([jobRowWith({ id: 'late' })]);
  later(3600);
  await versions.publish('jobs', snapshotFormat, await namedSnapshots(), {
    snapshot: 'lost',
    previous: name,
  });
  expect(await publish(0)).not.toBeNull();
  expect(await idsAtStart()).toEqual(['hh-0', 'late']);
});
