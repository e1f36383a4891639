import { shownJob } from '#core/domain/job/shown-job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { jobPosting } from '../../../frontend/src/app/job-posting.ts';
import type { OpenJob } from '../../../frontend/src/vacancies/detail/queries.ts';

export async function everyRow() {
  const rows = [];
  for await (const page of jobs.scan()) rows.push(...page.rows);
  return rows;
}

/** Of what was imported, as search engines would read it if they might (docs/rules.md#page-posting). */
export async function postings() {
  const now = new Date();
  const made = [];
  for (const row of await everyRow()) {
    const description = await descriptions.find(row.id);
    if (description === null) continue;
    const job = shownJob(row, { copies: 0, otherCities: 0 }, now, 'Europe/Moscow');
    const posting = jobPosting({ job, description } as OpenJob, `https://jobs.example.ru/vacancy/${row.id}`);
    if (posting) made.push(posting);
  }
  return made;
}
