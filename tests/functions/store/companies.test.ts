import { afterAll, beforeAll, expect, it } from 'vitest';
import * as companies from '#functions/store/companies.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());

it('keeps employers whole and finds those that exist', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({
    id: `hh-${n}`,
    name: `Компания ${n}`,
    industry_id: n % 2 === 0 ? '7' : null,
    checked_at: n % 3 === 0 ? '2026-11-20T10:00:00.000Z' : null,
  }));
  await companies.put(many);
  const found = await companies.findMany([...many.map(({ id }) => id), 'hh-1', 'nobody']);
  expect(found.size).toBe(120);
  expect(found.get('hh-119')).toEqual(many[119]);
  await companies.put([{ id: 'hh-1', name: 'Новое имя', industry_id: null, checked_at: null }]);
  expect((await companies.findMany(['hh-1'])).get('hh-1')?.name).toBe('Новое имя');
  expect(await companies.findMany([])).toEqual(new Map());
});
