import { afterAll, beforeAll, expect, it } from 'vitest';
import { listImportSkips } from '#core/contract/imports.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { handler as skipsHandler } from '#functions/http/imports/list-import-skips.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
  await userRoles.put('boss', 'admin');
  const started_at = new Date().toISOString();
  await importRuns.put(newImportRun({ id: 'run-1', source: 'hh', started_by: 'boss', started_at }));
});
afterAll(() => server.close());

it('listImportSkips groups by reason, the most frequent first', async () => {
  const reasons = ['нет названия', 'удалена администратором'];
  await importRuns.putSkips(
    'run-1',
    Array.from({ length: 20 }, (_, n) => ({
      id: String(n).padStart(2, '0'),
      title: n === 19 ? 'Без слов' : `Вакансия ${n % 7}`,
      reason: reasons[Number(n < 19)] as string,
    })),
  );
  const ask = (id: string) =>
    answerOf(skipsHandler, httpEvent(listImportSkips, { sub: 'boss', path: { runId: id } }));
  expect((await ask('run-1')).body.skips).toEqual([
    {
      reason: 'удалена администратором',
      count: 19,
      examples: [0, 1, 2, 3, 4].map((n) => `Вакансия ${n}`),
    },
    { reason: 'нет названия', count: 1, examples: ['Без слов'] },
  ]);
  expect((await ask('nobody')).status).toBe(404);
});
