import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleJobs } from '#core/domain/writer/letter/sample-jobs.ts';
import { letterVacancy } from '#functions/actions/writing/letter-vacancy.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    jobRowWith({ id: 'hh-1', has_description: true }),
    jobRowWith({ id: 'hh-2' }),
    jobRowWith({ id: 'hh-hidden', is_active: false }),
    jobRowWith({ id: 'hh-closed', is_open: false }),
  ]);
  await descriptions.put({ id: 'hh-1', html: '<p>Пишем на <b>Go</b></p>' });
});
afterAll(() => dynamodb.close());

const { title, company, tags } = jobRowWith();

it('is the one that the line names, with its words', async () => {
  const whole = { title, company, tags, description: 'Пишем на Go' };
  expect(await letterVacancy('Job ID: hh-1')).toEqual(whole);
  expect(await letterVacancy('  Job ID: hh-1\n')).toEqual(whole);
  expect(await letterVacancy('Job ID: hh-2')).toEqual({ ...whole, description: '' });
});

it('may be one of the samples', async () => {
  const [sample] = sampleJobs;
  expect(await letterVacancy(`Job ID: ${sample?.id}`)).toEqual({
    ...{ title: sample?.title, company: sample?.company, tags: sample?.tags },
    description: '',
  });
});

it.each([
  ['one that an admin has hidden', 'Job ID: hh-hidden'],
  ['one that is closed', 'Job ID: hh-closed'],
  ['one that is not there', 'Job ID: hh-3'],
  ['a link', 'https://jobs.example.ru/vacancy/hh-1'],
  ['a line with more', 'Job ID: hh-1 hh-2'],
  ['a line behind more', 'See Job ID: hh-1'],
  ['an id that is too long', `Job ID: ${'h'.repeat(201)}`],
  ['nothing', ''],
])('is none of %s', async (_, jobUrl) => {
  expect(await letterVacancy(jobUrl)).toBeNull();
});
