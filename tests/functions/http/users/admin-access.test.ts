import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpointNames, endpoints } from '#core/contract/index.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';

let pool: Awaited<ReturnType<typeof startUserPool>>;
let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
  await userRoles.put('boss', 'admin');
  // A role that is not the one (docs/rules.md#role-admin).
  await userRoles.put('anna', 'moderator');
});
afterAll(async () => {
  await pool.close();
  await server.close();
});

const fileOf = (name: string) => {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  return globSync(`functions/http/*/${file}`)[0] ?? file;
};

async function answers(name: string, given: Parameters<typeof httpEvent>[1]) {
  const { handler } = await import(resolve(fileOf(name)));
  const { status, body } = await answerOf(handler, httpEvent(endpoints[name as 'getMe'] as Endpoint, given));
  return [status, body.error?.code];
}

const path = { jobId: 'hh-1', runId: 'run-1', userId: 'anna' };
const of = (access: string) => endpointNames.filter((name) => endpoints[name].access === access);

describe.each(of('admin'))('%s', (name) => {
  it('is 401 for a visitor, and for an ID token', async () => {
    expect(await answers(name, { path })).toEqual([401, 'unauthorized']);
    const claims = { sub: 'boss', username: 'boss', token_use: 'id' };
    expect(await answers(name, { path, claims })).toEqual([401, 'unauthorized']);
  });

  it('is 403 for a user, whatever is asked', async () => {
    expect(await answers(name, { path, sub: 'anna' })).toEqual([403, 'forbidden']);
    expect(await answers(name, { path, sub: 'anna', body: 'no JSON', query: 'q=%00' })).toEqual([
      403,
      'forbidden',
    ]);
  });
});

it('every operation under /api/admin is for administrators, and so is the parsing', () => {
  const open = endpointNames.filter(
    (name) =>
      /^\/api\/(admin\/|parse-hh-jobs$)/.test(endpoints[name].path) && endpoints[name].access !== 'admin',
  );
  expect(open).toEqual([]);
  expect(of('admin').length).toBeGreaterThan(15);
});
