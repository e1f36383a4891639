import { afterAll, beforeAll, expect, test } from 'vitest';
import { getImports } from '#core/contract/imports.ts';
import { handler } from '#functions/http/imports/get-imports.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  process.env.IMPORT_SOURCES = 'hh';
  await userRoles.put('boss', 'admin');
});
afterAll(() => dynamodb.close());

const getDemandWalk = async () => {
  const { status, body } = await answerOf(handler, httpEvent(getImports, { sub: 'boss' }));
  return [status, body.demandWalk];
};
const at = '2026-11-20T10:00:00.000Z';
const walk: demandWalk.DemandWalk = {
  ...{ version: 1, phase: 'reading', cursor: 'hh-1', total: 30_000, read: 12_000, failed: 0 },
  ...{ started_at: at, pass_started_at: at },
};

test('the panel says how many stored vacancies are read anew, as long as some are (docs/rules.md#vacancy-asks-walk)', async () => {
  expect(await getDemandWalk()).toEqual([200, null]);
  await demandWalk.put(walk);
  expect(await getDemandWalk()).toEqual([200, { read: 12_000, total: 30_000 }]);
  for (const phase of ['counting', 'settling', 'done'] as const) {
    await demandWalk.put({ ...walk, phase });
    expect(await getDemandWalk(), phase).toEqual([200, null]);
  }
  await demandWalk.put({ ...walk, read: 30_000 });
  expect(await getDemandWalk()).toEqual([200, null]);
});
