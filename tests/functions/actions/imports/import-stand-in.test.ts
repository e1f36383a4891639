import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSalary } from '#core/domain/job/pay/salary.ts';
import { isRussianCity } from '#core/domain/text/cities.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { postingErrors } from '#tests/support/http/job-posting-schema.ts';
import { pointAtSource, runImport, startSecrets } from '#tests/support/import/import-stage.ts';
import { everyRow, postings } from '#tests/support/import/imported-postings.ts';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { demoFeed } from '../../../../infra/local/hh/demo-feed.ts';
import { readSavedAnswers, type SavedAnswers } from '../../../../infra/local/hh/saved-answers.ts';
import { type HhStandIn, startHhStandIn } from '../../../../infra/local/hh/stand-in.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let secrets: Awaited<ReturnType<typeof startSecrets>>;
let standIn: HhStandIn;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  secrets = await startSecrets('{"accessToken":"token"}');
});
afterAll(() => Promise.all([dynamodb.close(), secrets.close()]));
beforeEach(emptyTables);
afterEach(() => standIn.close());

async function importFrom(answers: SavedAnswers) {
  standIn = await startHhStandIn({ answers, token: 'token' });
  pointAtSource(standIn.url);
  return runImport();
}

describe.each(savedHhSets)('saved answers of hh.ru ($name)', ({ folder, figures, vacancies, details }) => {
  const { placed, excluded } = figures;
  const { found, inFull: described, withSkills } = figures.imported;
  const importedCount = found - excluded.length;

  it(`are imported: ${placed.listed} of the lists and ${described} in full, less ${excluded.length} excluded; again, none is new`, async () => {
    const { runId, reason, batches } = await importFrom(readSavedAnswers(folder));
    expect(reason).toBeNull();
    expect((await importRuns.get(runId)).counts).toEqual({
      found,
      new: importedCount,
      updated: 0,
      unchanged: 0,
      skipped: excluded.length,
    });
    expect((await importRuns.listSkips(runId)).map((skip) => skip.reason).toSorted()).toEqual(
      excluded.toSorted(),
    );
    const byCategory = Object.values(batches.at(-1)?.jobsByCategory ?? {});
    expect(byCategory.reduce((sum, count) => sum + count, 0)).toBe(importedCount);

    const rows = new Map((await everyRow()).map((row) => [row.external_id, row]));
    expect(rows.size).toBe(importedCount);
    for (const item of vacancies()) {
      const row = rows.get(item.id);
      if (!row) continue;
      const record = item as unknown as {
        area: { name: string };
        employer: { id?: string; name: string };
        published_at: string;
        salary: { from: number | null; to: number | null; currency: string } | null;
        salary_range?: { mode?: { id: string } } | null;
      };
      expect(row.company_id).toBe(record.employer.id === undefined ? null : `hh-${record.employer.id}`);
      // One spelling, whichever the source has: «Орел» is «Орёл».
      expect(fold(row.location)).toBe(fold(collapse(record.area.name)));
      expect(Date.parse(row.created_at)).toBe(Date.parse(record.published_at.replace(/(\d\d)$/u, ':$1')));
      const isMonthly = record.salary && (record.salary_range?.mode?.id ?? 'MONTH') === 'MONTH';
      if (isMonthly && record.salary?.currency === 'RUR')
        expect(parseSalary(row.salary)).toMatchObject({
          min: record.salary.from ?? record.salary.to,
          max: record.salary.to ?? record.salary.from,
        });
      if (!isMonthly) expect(row.salary).toBeNull();
    }
    const inFull = details().filter(({ id }) => rows.has(id));
    expect(inFull).toHaveLength(described);
    for (const { id } of inFull) expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
    const skilled = inFull.filter(({ key_skills: skills }) => skills?.length);
    expect(skilled).toHaveLength(withSkills);
    for (const { id, key_skills: skills } of skilled)
      expect(rows.get(id)?.tags.map((tag) => tag.toLowerCase())).toContain(
        skills?.[0]?.name.trim().toLowerCase(),
      );

    const made = await postings();
    // Of a city that we do not know nobody is told which country it is in.
    const told = inFull.filter(({ id }) => isRussianCity(rows.get(id)?.location ?? ''));
    expect(told.length).toBeGreaterThan(0);
    expect(made).toHaveLength(told.length);
    expect(made.map(postingErrors).filter(Boolean)).toEqual([]);

    const again = await runImport();
    expect((await importRuns.get(again.runId)).counts).toEqual({
      found,
      new: 0,
      updated: 0,
      unchanged: importedCount,
      skipped: excluded.length,
    });
  });
});

it('imports the demo feed whole: every vacancy described, every employer with an industry', async () => {
  const feed = demoFeed(new Date());
  const { runId, reason } = await importFrom(feed);
  expect(reason).toBeNull();
  const { counts } = await importRuns.get(runId);
  expect(counts.skipped).toBe(0);
  expect(counts.new).toBe(feed.vacancies.length);
  const made = await postings();
  const rows = await everyRow();
  // A dozen have no words of their own, as some of a source's have none; of a foreign city it is not told.
  const known = rows.filter(({ location }) => isRussianCity(location));
  expect(made.length).toBeGreaterThan(known.length - 20);
  expect(made.map(postingErrors).filter(Boolean)).toEqual([]);
  expect(rows.filter(({ company_id, industry_id }) => company_id !== null && industry_id === null)).toEqual(
    [],
  );
  expect(rows.filter(({ ai_score }) => ai_score > 80).length).toBeGreaterThan(10);
});
