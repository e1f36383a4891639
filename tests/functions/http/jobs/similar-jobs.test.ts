import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsCached } from '#core/contract/endpoint.ts';
import { listSimilarJobs } from '#core/contract/match.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { handler } from '#functions/http/jobs/list-similar-jobs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const row = (id: string, title: string, tags: string[], overrides: Partial<JobRow> = {}): JobRow =>
  jobRowWith({ id, title, tags, demand: readDemand({ title, tags, description: '' }), ...overrides });

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    row('hh-1', 'Python-разработчик', ['Django', 'Kafka']),
    row('hh-2', 'Senior Python-разработчик', ['Kafka']),
    row('hh-3', 'Бухгалтер', ['1С'], { is_active: false }),
    row('hh-4', 'Повар', [], { is_open: false }),
    row('hh-5', 'Медсестра', []),
  ]);
});
afterAll(() => dynamodb.close());

const similarTo = (jobId: string, query = '') =>
  answerOf(handler, httpEvent(listSimilarJobs, { path: { jobId }, query }));

describe('GET /api/jobs/{jobId}/similar (docs/rules.md#similar-jobs)', () => {
  it('shows the cards of those like it, and why they are', async () => {
    const { status, body } = await similarTo('hh-1', 'tz=Asia/Omsk');
    expect([status, body]).toMatchObject([
      200,
      {
        jobs: [
          {
            job: { id: 'hh-2', title: 'Senior Python-разработчик', level: 'Senior' },
            role: 'same',
            sharedSkills: 2,
          },
        ],
      },
    ]);
    expect(body.jobs[0].job).not.toHaveProperty('content_hash');
  });

  it('is empty where nothing is near', async () =>
    expect((await similarTo('hh-5')).body).toEqual({ jobs: [] }));

  it.each(['hh-3', 'hh-4', 'nobody', '%00'])('404 for %s, which nobody sees', async (jobId) => {
    const { status, body } = await similarTo(jobId);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  });

  it('is kept for a minute, as the page of a vacancy is (docs/rules.md#limit-fresh)', () =>
    expect(secondsCached(listSimilarJobs)).toBe(60));
});
