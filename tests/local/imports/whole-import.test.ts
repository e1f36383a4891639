import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJob } from '#core/contract/jobs.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { Job } from '#core/domain/job/job.ts';
import { levelOf } from '#core/domain/job/level.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { hasSavedHh, savedDetails, savedHh, savedListItems } from '#tests/support/import/saved-hh.ts';
import { search, startedStack } from '#tests/support/stack/local-stack.ts';

describe.runIf(hasSavedHh)('saved answers of hh.ru (skipped where ../shared/hh is absent)', () => {
  let running: Awaited<ReturnType<typeof startedStack>>;
  let run: ImportRun;
  let shown: Map<string, Job>;
  /** Every role of the import table (docs/rules.md#import-categories), in parentheses and optional ones too. */
  const roles = new Set(
    (
      '96 104 160 114 113 165 124 34 12 20 150 156 10 148 164 163 118 69 117 153 171 38 17 73 107 70 71 106 66 67 76 88 ' +
      '26 53 87 75 161 36 125 83 121 105 54 51 18 142 137 134 136 135 50 16 158 155 57 147 146 145 166 68 3 2 1 170 37 55 99'
    ).split(' '),
  );
  const ofOurRoles = (vacancies: ReturnType<typeof savedListItems>) =>
    vacancies.filter(({ professional_roles }) => professional_roles.some(({ id }) => roles.has(id)));

  beforeAll(async () => {
    running = await startedStack({ folders: { hh: savedHh } });
    run = await running.import();
    const { pages } = await search(running.stack, '');
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, n) => search(running.stack, `page=${n + 1}`)),
    );
    shown = new Map(answers.flatMap(({ jobs }) => jobs).map((job) => [job.id, job]));
  });
  afterAll(() => running?.close());

  it('337 are found; each that is not shown was skipped for a reason', async () => {
    const expected = [...ofOurRoles(savedListItems()), ...ofOurRoles(savedDetails())].map(({ id }) => id);
    expect(expected).toHaveLength(337);
    const skips = await importRuns.listSkips(run.id);
    expect(run.counts).toMatchObject({
      found: 337,
      new: 337 - skips.length,
      updated: 0,
      unchanged: 0,
      skipped: skips.length,
    });
    expect(skips.every(({ reason }) => reason.startsWith('слово «'))).toBe(true);
    expect([...shown.keys(), ...skips.map(({ id }) => `hh-${id}`)].sort()).toEqual(
      expected.map((id) => `hh-${id}`).sort(),
    );
  });

  it('each with its company, city, date, level, link and plain rouble salary', () => {
    for (const said of [...ofOurRoles(savedListItems()), ...ofOurRoles(savedDetails())] as unknown as {
      id: string;
      name: string;
      area: { name: string };
      employer: { name: string };
      published_at: string;
      alternate_url: string;
      salary_range: { from: number | null; to: number | null; currency: string; mode: { id: string } } | null;
    }[]) {
      const job = shown.get(`hh-${said.id}`);
      if (!job) continue;
      expect(job.company).toBe(said.employer.name.split('::')[0]?.trim());
      expect(job.location).toBe(said.area.name.trim());
      expect(Date.parse(job.createdAt)).toBe(Date.parse(said.published_at));
      expect(job.level).toBe(levelOf(said.name));
      expect(job.sourceUrl).toBe(said.alternate_url);
      const { from = null, to = null, currency, mode } = said.salary_range ?? {};
      if (said.salary_range && (currency !== 'RUR' || mode?.id !== 'MONTH')) continue;
      const ends = [from, to].filter((end) => end !== null).sort((a, b) => a - b);
      expect([job.title, job.salary?.min, job.salary?.max]).toEqual([job.title, ends[0], ends.at(-1)]);
    }
  });

  it('the 57 saved in full have their descriptions, harmless, and the 39 with skills their skills', async () => {
    const details = ofOurRoles(savedDetails());
    expect(details).toHaveLength(57);
    const answers = await Promise.all(
      details.map(async ({ id }) =>
        getJob.response.parse(await (await fetch(`${running.stack.url}/api/jobs/hh-${id}`)).json()),
      ),
    );
    for (const { description } of answers) {
      expect(description?.length).toBeGreaterThan(300);
      expect(description).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|b|em|i|h[2-4])\b)/);
    }
    const withSkills = details.filter(({ key_skills = [] }) => key_skills.length > 0);
    expect(withSkills).toHaveLength(39);
    for (const { id, key_skills = [] } of withSkills)
      expect(shown.get(`hh-${id}`)?.tags).toContain(key_skills[0]?.name.trim());
  });

  it('again, nothing is new', async () => {
    const again = await running.import();
    expect(again.counts).toEqual({ ...run.counts, new: 0, unchanged: run.counts.new });
    expect((await search(running.stack, '')).total).toBe(shown.size);
  });
});
