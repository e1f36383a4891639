import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { unnamedCompany } from '#core/domain/import/unnamed.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { fold } from '#core/domain/text/words.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { postingErrors } from '#tests/support/http/job-posting-schema.ts';
import {
  pointAtSource,
  runImports,
  startSecrets,
  startStepFunctions,
} from '#tests/support/import/import-stage.ts';
import { postings } from '#tests/support/import/imported-postings.ts';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';
import { savedTrudvsemSets } from '#tests/support/import/trudvsem/saved-trudvsem.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { readSavedAnswers } from '../../../../infra/local/hh/saved-answers.ts';
import { startHhStandIn } from '../../../../infra/local/hh/stand-in.ts';
import { readSavedVacancies } from '../../../../infra/local/trudvsem/saved-vacancies.ts';
import { startTrudvsemStandIn } from '../../../../infra/local/trudvsem/stand-in.ts';

interface Imported {
  runs: ImportRun[];
  hasFailed: boolean;
  rows: JobRow[];
}

/** Every row that was written, those that nobody sees too. */
async function imported(): Promise<Imported> {
  const { runs, hasFailed } = await runImports();
  return { runs, hasFailed, rows: (await Array.fromAsync(jobs.scan())).flatMap(({ rows }) => rows) };
}

const repeated = (values: string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** 'ООО "РТИТС"' and «РТИТС» are one employer. */
const bareName = (company: string): string =>
  fold(company)
    .replace(/(?<!\p{L})(?:ооо|оао|зао|пао|ао|гку|фгуп|ип)(?!\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const sets = savedHhSets.flatMap((hh) =>
  savedTrudvsemSets
    .filter(({ name }) => name === hh.name)
    .map((trudvsem) => ({ name: hh.name, hh, trudvsem })),
);

const servers: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  servers.push(
    await startDynamodb(),
    await startSecrets('{"accessToken":"token"}'),
    await startStepFunctions(),
  );
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

describe.each(sets)('saved answers of both sources in one start ($name)', (saved) => {
  const { reposted, rows: expectedRows } = saved.trudvsem.figures;
  const reposts = reposted.ids.slice(1).map(() => reposted.title);
  const closing: { close(): Promise<unknown> }[] = [];
  let first: Imported;
  let again: Imported;
  beforeAll(async () => {
    await emptyTables();
    const hh = await startHhStandIn({ answers: readSavedAnswers(saved.hh.folder), token: 'token' });
    const trudvsem = await startTrudvsemStandIn({
      vacancies: readSavedVacancies(saved.trudvsem.folder).vacancies,
    });
    closing.push(hh, trudvsem);
    pointAtSource(hh.url);
    Object.assign(process.env, {
      IMPORT_SOURCES: 'hh,trudvsem',
      TRUDVSEM_API_URL: trudvsem.url,
      TRUDVSEM_REQUESTS_PER_SECOND: '0',
      TRUDVSEM_USER_AGENT: 'Prizvanie/1.0 (api@prizvanie.test)',
    });
    first = await imported();
    again = await imported();
  });
  afterAll(() => Promise.all(closing.map((server) => server.close())));

  it('both are read to the end, one after the other', () => {
    expect(first.hasFailed).toBe(false);
    expect(first.runs.map(({ source, status, reason }) => [source, status, reason])).toEqual([
      ['hh', 'succeeded', null],
      ['trudvsem', 'succeeded', null],
    ]);
  });

  it('found = new + updated + unchanged + skipped in each run, and the new are the rows', () => {
    for (const { runs, rows } of [first, again])
      for (const { source, counts, jobs_by_category } of runs) {
        const { found, new: fresh, updated, unchanged, skipped } = counts;
        expect(fresh + updated + unchanged + skipped).toBe(found);
        const parsed = Object.values(jobs_by_category).reduce((sum, count) => sum + count, 0);
        expect(parsed).toBe(found - skipped);
        expect(rows.filter((row) => row.source === source)).toHaveLength(parsed);
      }
    expect(first.rows).toHaveLength(first.runs.reduce((sum, { counts }) => sum + counts.new, 0));
  });

  it('no vacancy stands twice', () => {
    expect(repeated(first.rows.map(({ id }) => id))).toEqual([]);
    const ofTrudvsem = first.rows.filter(({ source }) => source === 'trudvsem');
    expect(ofTrudvsem).toHaveLength(expectedRows.trim().split('\n').length - reposts.length);
    const contents = ofTrudvsem.map(({ company, title, salary_words, location }) =>
      [fold(company), fold(title), salary_words, location].join('|'),
    );
    expect(repeated(contents)).toEqual([]);
  });

  it(`every skip has a reason; the reposts of ${reposted.company} are among them`, async () => {
    const skips = (await Promise.all(first.runs.map(({ id }) => importRuns.listSkips(id)))).flat();
    expect(skips).toHaveLength(first.runs.reduce((sum, { counts }) => sum + counts.skipped, 0));
    for (const { title, reason } of skips) expect([title, reason.trim()]).not.toContain('');
    const ids = new Set(first.rows.map(({ external_id }) => external_id));
    expect(skips.filter(({ id }) => ids.has(id))).toEqual([]);
    const repeats = skips.filter(({ reason }) => reason.startsWith('повтор'));
    expect(repeats.map(({ title }) => title)).toEqual(reposts);
  });

  it('the second time nothing is new or changed, and the rows are the same', () => {
    expect(again.runs.map(({ counts }) => [counts.new, counts.updated])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(again.runs.map(({ counts }) => counts.found)).toEqual(
      first.runs.map(({ counts }) => counts.found),
    );
    const inOrder = ({ rows }: Imported) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(inOrder(again)).toEqual(inOrder(first));
  });

  it('no employer has saved vacancies in both sources, so none is there twice under two names', () => {
    const employersOf = (source: string) =>
      new Set(first.rows.filter((row) => row.source === source).map(({ company }) => bareName(company)));
    expect([...employersOf('hh').intersection(employersOf('trudvsem'))]).toEqual([]);
  });

  it('each described vacancy is a posting as search engines ask (docs/rules.md#page-posting)', async () => {
    const made = await postings();
    const ofTrudvsem = made.filter((posting) => JSON.stringify(posting).includes('/vacancy/trudvsem-'));
    // The portal's list has each in full; of an employer without a name nothing is told.
    const named = first.rows.filter(
      ({ source, company }) => source === 'trudvsem' && company !== unnamedCompany,
    );
    expect(ofTrudvsem).toHaveLength(named.length);
    expect(made.map(postingErrors).filter(Boolean)).toEqual([]);
  });

  it('clusters stay within a source and an employer', () => {
    const clustered = first.rows.filter((row) => row.cluster_key !== null);
    for (const copies of Map.groupBy(clustered, (row) => row.cluster_key).values())
      expect(new Set(copies.map(({ source, company }) => `${source} ${company}`)).size).toBe(1);
  });
});
