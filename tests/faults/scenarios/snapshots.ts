import assert from 'node:assert/strict';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as snapshots from '#functions/external/snapshots.ts';
import { snapshotFormat } from '#functions/search/snapshot/snapshot.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { startReader } from '../reader.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import type { Stage } from '../stage/stage.ts';

const rows = ['hh-1', 'hh-2', 'hh-3'].map((id) => jobRowWith({ id }));
const [before, newest] = ['v9/2026-01-01T00:00:00.000Z-aaaaaa', 'v9/2026-01-02T00:00:00.000Z-bbbbbb'];

/** An object of the bucket of snapshots, changed in its place. */
async function change(key: string, to: (bytes: Uint8Array) => Uint8Array): Promise<void> {
  const s3 = new S3Client({});
  const Bucket = process.env.SNAPSHOT_BUCKET;
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: to(bytes) }));
  s3.destroy();
}

const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const empty = () => new Uint8Array();
/** One bit in the middle. */
const flipped = (bytes: Uint8Array) =>
  bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 1 : byte));
const noise = (bytes: Uint8Array) => bytes.map((_, at) => (at * 131) % 251);

interface Break {
  readonly name: string;
  spoil(stage: Stage): Promise<void>;
  /** The snapshot that a reader must have read then; null where only the table is left. */
  readonly reads: string | null;
  /** Snapshots that are named and were taken away: nothing else may be missing. */
  readonly missing?: readonly string[];
}

/** Of the newest snapshot; the one before stays whole. */
const inEach = (name: string, to: (bytes: Uint8Array) => Uint8Array): Break[] =>
  ['columns', 'keys'].map((part) => ({
    name: `${name} ${part}`,
    spoil: () => change(`${newest}.${part}`, to),
    reads: before,
  }));

const breaks: readonly Break[] = [
  ...inEach('cut', cut),
  ...inEach('empty', empty),
  ...inEach('one bit of', flipped),
  ...inEach('noise in', noise),
  { name: 'whole', spoil: async () => {}, reads: newest },
  { name: 'missing', spoil: () => snapshots.delete(newest), reads: before, missing: [newest] },
  {
    name: 'cut, and the one before',
    async spoil() {
      for (const name of [newest, before]) await change(`${name}.columns`, cut);
    },
    reads: null,
  },
  {
    name: 'missing, and the one before',
    spoil: (stage) => stage.snapshots.empty(),
    reads: null,
    missing: [newest, before],
  },
  {
    // Of an hour ago, and the feed has all that came since.
    name: 'old',
    reads: newest,
    async spoil() {
      await jobs.put([jobRowWith({ id: 'hh-4' })]);
      await jobs.delete('hh-2');
      await jobs.change('hh-3', (row) => ({ ...row, category_id: 'frontend' }));
      await versions.bump('jobs');
    },
  },
];

const readFrom = (snapshot: string | null): string => {
  if (snapshot === null) return '200, список из таблицы';
  return `200, список из ${snapshot === before ? 'прежнего' : 'нового'} снимка`;
};

async function readersStart(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  const seen = sightings();
  for (const { name, spoil, reads, missing = [] } of breaks) {
    await stage.reset();
    await jobs.put(rows);
    await stage.snapshots.publish(before, rows);
    await stage.snapshots.publish(newest, rows);
    await spoil(stage);
    const reader = await startReader(stage);
    const snapshot = reader.snapshot();
    seen.note(readFrom(snapshot));
    if (snapshot !== reads) lost.push(`${name}: read from ${snapshot}, not from ${reads}`);
    const world = await stage.world();
    const isExcused = (what: string) =>
      missing.some((key) => what.startsWith(`a snapshot that is named and is not there: ${key}.`));
    const violations = violationsOf(world).filter((what) => !isExcused(what));
    const differences = await reader.differencesFrom(world);
    lost.push(...[...differences, ...violations].map((what) => `${name}: ${what}`));
  }
  // One is whole, to be compared with.
  return { breaks: breaks.length - 1, saw: seen.text(), lost };
}

/** S3 answers nothing, or an error, while a snapshot is read and while one is published. */
async function bucketUnavailable(stage: Stage): Promise<Outcome> {
  await jobs.put(rows);
  await stage.snapshots.publish(newest, rows);
  let refused = 0;
  stage.gate.rule(({ service }) => {
    if (service !== 'AWS_ENDPOINT_URL_S3') return {};
    refused += 1;
    return { answerWith: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' } };
  });
  const seen = sightings();
  const reader = await startReader(stage);
  const lost = await reader.differencesFrom(await stage.world());
  seen.note(readFrom(reader.snapshot()));
  if (reader.snapshot() !== null) lost.push(`read from ${reader.snapshot()}, which S3 does not give`);
  const publisher = await stage.workers.worker();
  await assert.rejects(publisher.ask('publish', { moreThan: -1 }), /SlowDown|503/u);
  stage.gate.rule();
  await publisher.ask('publish', { moreThan: -1 });
  await publisher.end();
  const world = await stage.world();
  const healed = await startReader(stage);
  const published = versions.snapshotsIn(await versions.get('jobs'), snapshotFormat);
  seen.note(`потом ${readFrom(healed.snapshot())}`);
  if (published.snapshot === newest || healed.snapshot() !== published.snapshot)
    lost.push(`afterwards read from ${healed.snapshot()}, published is ${published.snapshot}`);
  return {
    breaks: refused,
    saw: seen.text(),
    lost: [...lost, ...violationsOf(world), ...(await healed.differencesFrom(world))],
  };
}

export const snapshotFaults: readonly Scenario[] = [
  {
    name: 'snapshot',
    breaks: 'снимок индекса обрезан, пуст, испорчен в одном бите, старый, пропал',
    run: readersStart,
  },
  { name: 'snapshot-away', breaks: 'S3 отвечает 503 на чтение и запись снимка', run: bucketUnavailable },
];
