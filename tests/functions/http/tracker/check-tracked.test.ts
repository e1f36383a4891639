import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTracked, maxChecked } from '#core/contract/tracker.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { handler } from '#functions/http/tracker/check-tracked.ts';
import * as jobs from '#functions/store/jobs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const text = { title: 'Python-разработчик', tags: ['Django'], description: '' };
const row = (id: string, overrides: Partial<JobRow> = {}): JobRow =>
  jobRowWith({ id, title: text.title, tags: text.tags, demand: readDemand(text), ...overrides });
const open = row('hh-open');

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    open,
    row('hh-closed', { is_open: false }),
    row('hh-hidden', { is_active: false }),
    row('hh-hidden-and-closed', { is_active: false, is_open: false }),
    row('hh-deleted'),
  ]);
  await jobs.delete('hh-deleted');
});
afterAll(() => dynamodb.close());

const check = (body: object) => answerOf(handler, httpEvent(checkTracked, { body: JSON.stringify(body) }));
const all = ['hh-open', 'hh-closed', 'hh-hidden', 'hh-hidden-and-closed', 'hh-deleted', 'hh-nobody'];

describe('POST /api/tracker/vacancies (docs/rules.md#tracker-vacancies)', () => {
  it('says what is closed or deleted, and nothing of what is hidden or not ours', async () => {
    const { status, body } = await check({ jobIds: [...all, 'hh-closed'] });
    expect([status, { ...body, closed: body.closed.toSorted() }]).toEqual([
      200,
      { closed: ['hh-closed', 'hh-deleted'], demands: {} },
    ]);
  });

  it('where somebody is there to be matched, also what the open ones ask for', async () =>
    expect((await check({ jobIds: all, withDemands: true })).body.demands).toEqual({
      'hh-open': demandOf(open),
    }));

  it('of no vacancies there is nothing to say', async () =>
    expect((await check({ jobIds: [] })).body).toEqual({ closed: [], demands: {} }));

  it('more than a hundred are refused', async () => {
    const jobIds = Array.from({ length: maxChecked + 1 }, (_, n) => `hh-${n}`);
    expect((await check({ jobIds })).status).toBe(400);
    expect((await check({ jobIds: jobIds.slice(1) })).status).toBe(200);
  });
});
