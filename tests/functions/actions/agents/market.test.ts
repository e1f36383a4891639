import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { market as tool } from '#core/contract/agents/agent-tools.ts';
import { market } from '#functions/actions/agents/market.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put(
    Array.from({ length: 160 }, (_, n) =>
      jobRowWith({ id: `hh-${n}`, title: 'Повар', tags: n < 40 ? ['HACCP', 'Выпечка'] : ['Выпечка'] }),
    ),
  );
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

const marketOf = async (q: string) => market(z.parse(tool.request, { q }), 'https://jobs.example.ru');
const lastOf = (summary: readonly string[]) => summary.at(-1)?.replaceAll('\u00a0', ' ');

it('names the profession whose skills it counts', async () => {
  const { structured, summary, foreign } = await marketOf('повар');
  expect(structured.role).not.toBeNull();
  expect(lastOf(summary)).toBe(`Навыки, которые просят вакансии «${structured.role}», с долей: ниже.`);
  expect(structured.foreign.skills).toEqual([
    { name: 'Выпечка', share: 1 },
    { name: 'HACCP', share: 0.25 },
  ]);
  expect(foreign).toEqual(['Выпечка 100\u00a0%', 'HACCP 25\u00a0%']);
});

it('says that none is seen, and of no skills', async () => {
  const { structured, summary, foreign } = await marketOf('абырвалг');
  expect([structured.role, foreign]).toEqual([null, []]);
  expect(lastOf(summary)).toBe('По тексту запроса роль не видна: о навыках сказать нечего.');
});
