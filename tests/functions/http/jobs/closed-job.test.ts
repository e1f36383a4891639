import { afterAll, beforeAll, expect, it } from 'vitest';
import { getClosedJob } from '#core/contract/job-details.ts';
import { handler } from '#functions/http/jobs/get-closed-job.ts';
import * as jobs from '#functions/store/jobs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const closed = { is_open: false, closed_at: '2026-11-18T10:00:00.000Z' };
let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    jobRowWith({ id: 'hh-middle', ...closed }),
    jobRowWith({ id: 'hh-senior', title: 'Senior Backend', ...closed }),
    jobRowWith({ id: 'hh-other', category_id: 'hr', ...closed }),
    jobRowWith({ id: 'hh-none', category_id: null, ...closed }),
    jobRowWith({ id: 'hh-hidden', is_active: false, ...closed }),
    jobRowWith({ id: 'hh-open' }),
  ]);
});
afterAll(() => dynamodb.close());

const getClosed = (jobId: string) => answerOf(handler, httpEvent(getClosedJob, { path: { jobId } }));
const backend = { category: { id: 'backend', name: 'Backend' }, total: 1 };

it.each([
  ['of its level', 'hh-middle', { ...backend, level: 'Middle' }],
  ['of any level where there is none of its own', 'hh-senior', { ...backend, level: null }],
  ['of nobody where its category has none', 'hh-other', null],
  ['of nobody where it has no category', 'hh-none', null],
])('a closed vacancy says what is open like it: %s', async (_, jobId, similar) => {
  const { status, body } = await getClosed(jobId);
  expect([status, body.closedAt]).toEqual([200, closed.closed_at]);
  if (similar === null) expect(body.similar).toBeNull();
  else expect(body.similar).toMatchObject(similar);
});

it.each(['hh-open', 'hh-hidden', 'hh-unknown'])('%s is no closed vacancy', async (jobId) =>
  expect((await getClosed(jobId)).status).toBe(404),
);
