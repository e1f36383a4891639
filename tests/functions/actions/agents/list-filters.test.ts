import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFilters } from '#functions/actions/agents/list-filters.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const companies = 100;
let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  const row = (id: string, number: number, name: string) =>
    jobRowWith({ id: `hh-${id}`, title: `Инженер ${id}`, company_id: `hh-${number}`, company: name });
  await jobs.put([
    ...Array.from({ length: companies }, (_, n) => [
      row(`${n}0`, n, `Альфа ${n}`),
      row(`${n}1`, n, `Альфа ${n}`),
    ]).flat(),
    row('one', companies, 'Яхонт'),
  ]);
});
afterAll(() => dynamodb.close());

const companiesOf = async (companySearch: string) => {
  const { structured } = await listFilters({ companySearch }, 'https://jobs.example.ru');
  return structured.filters.find(({ name }) => name === 'company');
};

it('lists the first companies, the most frequent first', async () => {
  const { foreign = [], size } = (await companiesOf('')) ?? {};
  expect([foreign.length, size, foreign[0]?.count]).toEqual([companies, companies + 1, 2]);
  expect(foreign.map(({ name }) => name)).not.toContain('Яхонт');
});

it('lists a company that the text finds, though every other has more vacancies', async () => {
  const { foreign = [] } = (await companiesOf('яхонт')) ?? {};
  expect(foreign).toContainEqual({ value: `hh-${companies}`, name: 'Яхонт', count: 1 });
});
