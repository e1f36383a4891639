import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { readSnapshot, snapshotFormat, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import { nextRelease, otherRelease, releaseBefore } from '#tests/support/release/other-release.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const origin = { readAt: 1, scannedAt: 2, leftOut: 0 };

const titles = [
  'Стажёр',
  'Junior QA',
  'Повар',
  'Senior Go',
  'Team Lead',
  'Head of HR',
  'CTO',
  'Principal QA',
];
const sources = ['hh', 'trudvsem', 'manual', 'far'];
const jobTypesStored = ['Full-time', 'Part-time', 'Project', 'Remote', 'Watch'];
/** Every title with every source and every type. */
const rows = titles.flatMap((title, a) =>
  sources.flatMap((source, b) =>
    jobTypesStored.map(
      (job_type, c): JobRow =>
        jobRowWith({
          id: `${source}-${a}-${c}`,
          title: `${title} ${b}`,
          job_type,
          source: source as JobRow['source'],
          has_description: a % 2 === 0,
          location: c % 2 === 0 ? 'Москва' : 'Казань',
        }),
    ),
  ),
);
const isReadable = ({ source, job_type, title }: JobRow) =>
  source !== ('far' as string) && job_type !== 'Watch' && !title.startsWith('Principal');
const readableRows = rows.filter(isReadable);

const query: JobQuery = { ...noFilters, sort: 'newest', page: 1, tz: 'UTC', companySearch: '' };
const queries: JobQuery[] = [
  query,
  ...jobTypes.map((type): JobQuery => ({ ...query, type: [type] })),
  ...levels.map((level): JobQuery => ({ ...query, level: [level], location: ['Москва'] })),
];
const answersOf = (index: JobIndex) => [
  ...queries.map((request) => index.search(request, now)),
  (['hh', 'trudvsem', 'manual'] as const).map((source) => index.coverage(source)),
  index.catalog('', []),
  index.adminPage(''),
];

let next: Awaited<ReturnType<typeof otherRelease>>;
let before: Awaited<ReturnType<typeof otherRelease>>;
beforeAll(async () => {
  next = await otherRelease(nextRelease);
  before = await otherRelease(releaseBefore(snapshotFormat));
});
afterAll(async () => {
  for (const release of [next, before]) await release[Symbol.asyncDispose]();
});

describe('a snapshot of a release with more values, in another order', () => {
  it('holds the same rows; those of an unknown value are left out and counted', async () => {
    // What is «Project» here is unknown there, and full time by its rule: so none of these.
    const theirs = rows.filter(({ job_type }) => job_type !== 'Project');
    const expectedRows = readableRows.filter(({ job_type }) => job_type !== 'Project');
    const files = await next.writeSnapshot(next.JobIndex.of(theirs), origin);
    const read = await readSnapshot(files);
    expect(expectedRows.filter((row) => !read.index.hasSame(row))).toEqual([]);
    expect([read.index.size, read.unknownCount, read.isWhole]).toEqual([
      expectedRows.length,
      theirs.length - expectedRows.length,
      false,
    ]);
    expect(answersOf(read.index)).toEqual(answersOf(JobIndex.of(expectedRows)));
  });

  it('and the next one that is made of it has them by the numbers of this release', async () => {
    const theirs = await next.writeSnapshot(next.JobIndex.of(rows), origin);
    const { index } = await readSnapshot(theirs);
    const again = await readSnapshot(await writeSnapshot(index, origin));
    expect([again.index.size, again.unknownCount, again.isWhole]).toEqual([index.size, 0, true]);
    expect(answersOf(again.index)).toEqual(answersOf(index));
  });

  it('is read by a release with fewer in the same way', async () => {
    const files = await writeSnapshot(JobIndex.of(readableRows), origin);
    const read = await before.readSnapshot(files);
    const theirs = readableRows.filter(({ source }) => source !== 'trudvsem');
    expect([read.index.size, read.unknownCount]).toEqual([
      theirs.length,
      readableRows.length - theirs.length,
    ]);
  });
});

it('a snapshot whose writer could not read what this release can is not whole', async () => {
  const theirs = before.JobIndex.of(readableRows.filter(({ source }) => source === 'hh'));
  const wholeOf = async (leftOut: number) =>
    (await readSnapshot(await before.writeSnapshot(theirs, { ...origin, leftOut }))).isWhole;
  expect([await wholeOf(0), await wholeOf(3)]).toEqual([true, false]);
  // What nobody can read is missed by nobody.
  const snapshot = await writeSnapshot(JobIndex.of(readableRows), { ...origin, leftOut: 3 });
  expect((await readSnapshot(snapshot)).isWhole).toBe(true);
});
