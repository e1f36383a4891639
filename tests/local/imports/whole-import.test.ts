import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJob } from '#core/contract/job-details.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { levelOf } from '#core/domain/job/level.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { collapse } from '#core/domain/text/words.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';
import { search, startedStack } from '#tests/support/stack/local-stack.ts';

interface Pay {
  from: number | null;
  to: number | null;
  currency: string;
  mode?: { id: string };
}

/** A test file has one stack: the largest set runs, which is the extract where no other is. */
describe.each(savedHhSets.slice(-1))('saved answers of hh.ru ($name)', (saved) => {
  const { folder, vacancies, details } = saved;
  const { found, inFull, withSkills } = saved.figures.imported;
  let running: Awaited<ReturnType<typeof startedStack>>;
  let run: ImportRun;
  let jobsById: Map<string, Job>;
  /** Every role of the import table (docs/rules.md#import-categories), in parentheses and optional ones too. */
  const roles = new Set(
    (
      '96 104 160 114 113 165 124 34 12 20 150 156 10 148 164 163 118 69 117 153 171 38 17 73 107 70 71 106 66 67 76 88 ' +
      '26 53 87 75 161 36 125 83 121 105 54 51 18 142 137 134 136 135 50 16 158 155 57 147 146 145 166 68 3 2 1 170 37 55 99'
    ).split(' '),
  );
  const importable = (all: ReturnType<typeof vacancies>) =>
    all.filter(
      ({ archived, professional_roles }) => !archived && professional_roles.some(({ id }) => roles.has(id)),
    );

  beforeAll(async () => {
    running = await startedStack({ folders: { hh: folder } });
    run = await running.import();
    const { pages } = await search(running.stack, '');
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, n) => search(running.stack, `page=${n + 1}`)),
    );
    jobsById = new Map(answers.flatMap(({ jobs }) => jobs).map((job) => [job.id, job]));
  });
  afterAll(() => running?.close());

  it(`${found} are found; each that is not shown was skipped for a reason`, async () => {
    const expected = importable(vacancies()).map(({ id }) => id);
    expect(expected).toHaveLength(found);
    const skips = await importRuns.listSkips(run.id);
    expect(run.counts).toMatchObject({
      found,
      new: found - skips.length,
      updated: 0,
      unchanged: 0,
      skipped: skips.length,
    });
    expect(skips.every(({ reason }) => reason.startsWith('слово «'))).toBe(true);
    expect([...jobsById.keys(), ...skips.map(({ id }) => `hh-${id}`)].sort()).toEqual(
      expected.map((id) => `hh-${id}`).sort(),
    );
  });

  it('each with its company, city, date, level, link and plain rouble salary', () => {
    for (const vacancy of importable(vacancies()) as unknown as {
      id: string;
      name: string;
      area: { name: string };
      employer: { name: string };
      published_at: string;
      alternate_url: string;
      salary: Pay | null;
      salary_range?: Pay | null;
    }[]) {
      const job = jobsById.get(`hh-${vacancy.id}`);
      if (!job) continue;
      expect(job.company).toBe(collapse(vacancy.employer.name.split('::')[0] ?? ''));
      // One spelling of each place (docs/rules.md#source-place-spelling): it may have a ё that the source lacks.
      expect(searchable(job.location)).toBe(searchable(vacancy.area.name));
      expect(Date.parse(job.createdAt)).toBe(Date.parse(vacancy.published_at));
      expect(job.level).toBe(levelOf(vacancy.name));
      expect(job.sourceUrl).toBe(vacancy.alternate_url);
      const pay = vacancy.salary_range ?? vacancy.salary;
      if (pay && (pay.currency !== 'RUR' || (pay.mode?.id ?? 'MONTH') !== 'MONTH')) continue;
      const { from = null, to = null } = pay ?? {};
      const ends = [from, to].filter((end) => end !== null).sort((a, b) => a - b);
      expect([job.title, job.salary?.min, job.salary?.max]).toEqual([job.title, ends[0], ends.at(-1)]);
    }
  });

  it(`the ${inFull} saved in full have their descriptions, harmless, and the ${withSkills} with skills their skills`, async () => {
    const described = importable(details());
    expect(described).toHaveLength(inFull);
    const answers = await Promise.all(
      described.map(async ({ id }) =>
        getJob.response.parse(await (await fetch(`${running.stack.url}/api/jobs/hh-${id}`)).json()),
      ),
    );
    for (const { description } of answers) {
      expect(description?.length).toBeGreaterThan(300);
      expect(description).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|b|em|i|h[2-4])\b)/);
    }
    const skilled = described.filter(({ key_skills }) => key_skills?.length);
    expect(skilled).toHaveLength(withSkills);
    for (const { id, key_skills } of skilled)
      expect(jobsById.get(`hh-${id}`)?.tags).toContain(key_skills?.[0]?.name.trim());
  });

  it('again, nothing is new', async () => {
    const again = await running.import();
    expect(again.counts).toEqual({ ...run.counts, new: 0, unchanged: run.counts.new });
    expect((await search(running.stack, '')).total).toBe(jobsById.size);
  });
});
