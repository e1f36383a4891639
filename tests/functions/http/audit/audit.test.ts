import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAudit } from '#core/contract/audit.ts';
import { handler } from '#functions/http/audit/list-audit.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let pool: Awaited<ReturnType<typeof startUserPool>>;
let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables();
  await userRoles.put('boss', 'admin');
  pool.reset();
  process.env.USER_DIRECTORY = 'true';
});

const list = async (after?: string) =>
  (
    await answerOf(
      handler,
      httpEvent(listAudit, { sub: 'boss', ...(after && { query: `after=${encodeURIComponent(after)}` }) }),
    )
  ).body;

/** Within one millisecond the order is anybody's: the next record is of a later one. */
async function record(subject: string, actor = 'boss') {
  const added = await audit.add({
    actor,
    action: 'job_hidden',
    subject,
    title: `Вакансия ${subject}`,
    before: { is_active: true },
    after: { is_active: false },
  });
  while (Date.now() <= Date.parse(added.at)) await sleep(1);
  return added;
}

describe('listAudit', () => {
  it('asks the pool for nobody where the sweep has done it', async () => {
    await record('hh-1', 'sweep');
    expect((await list()).records).toMatchObject([{ actor: { id: 'sweep', email: null } }]);
    expect(pool.calls).toEqual([]);
  });

  it('shows who did what, the latest first, 50 at once, each once', async () => {
    for (let n = 0; n < 105; n++) await record(`hh-${n}`);
    const subjects: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await list(next ?? undefined);
      expect(page.records.length).toBeLessThanOrEqual(50);
      subjects.push(...page.records.map(({ subject }: { subject: string }) => subject));
      next = page.next;
    } while (next !== null);
    expect(subjects).toEqual(Array.from({ length: 105 }, (_, n) => `hh-${104 - n}`));
  });

  it('a page that is full has a next one, one that is not is the last', async () => {
    for (let n = 0; n < 49; n++) await record(`hh-${n}`);
    expect((await list()).next).toBeNull();
    const last = await record('hh-49');
    const { next } = await list();
    expect(next).not.toBe(last.id);
    expect(await list(next)).toEqual({ records: [], next: null });
  });

  it('asks for an e-mail anew after five minutes', async () => {
    pool.state.users = [{ id: 'fred', email: 'fred@example.ru' }];
    await record('hh-1', 'fred');
    const emailIn = async (minutes: number) => {
      vi.useFakeTimers({ now: start + minutes * 60_000, toFake: ['Date'] });
      try {
        return (await list()).records[0].actor.email;
      } finally {
        vi.useRealTimers();
      }
    };
    const start = Date.now();
    expect(await emailIn(0)).toBe('fred@example.ru');
    pool.state.users = [{ id: 'fred', email: 'new@example.ru' }];
    expect([await emailIn(4.9), await emailIn(5.1)]).toEqual(['fred@example.ru', 'new@example.ru']);
  });

  it('names who a role was given to or taken from, and of no other record its subject', async () => {
    pool.state.users = [{ id: 'gina', email: 'gina@example.ru' }];
    for (const action of ['admin_granted', 'admin_revoked', 'job_edited'] as const)
      await audit.add({ actor: 'boss', action, subject: 'gina', title: null, before: null, after: null });
    const emails = (await list()).records.map(
      ({ action, subjectEmail }: { action: string; subjectEmail: string | null }) => [action, subjectEmail],
    );
    expect(Object.fromEntries(emails)).toEqual({
      admin_granted: 'gina@example.ru',
      admin_revoked: 'gina@example.ru',
      job_edited: null,
    });
  });

  it('names who has an account, asks for each once, and no record holds an e-mail', async () => {
    pool.state.users = [{ id: 'carl', email: 'carl@example.ru' }];
    await record('hh-1', 'carl');
    await record('hh-2', 'carl');
    await record('hh-3', 'deleted');
    const { records, next } = await list();
    expect(next).toBeNull();
    expect(records.map(({ actor }: { actor: unknown }) => actor)).toEqual([
      { id: 'deleted', email: null },
      { id: 'carl', email: 'carl@example.ru' },
      { id: 'carl', email: 'carl@example.ru' },
    ]);
    expect(records[0]).toMatchObject({ title: 'Вакансия hh-3', before: { is_active: true } });
    await list();
    expect(pool.calls.map(({ input }) => input.Filter).sort()).toEqual(['sub = "carl"', 'sub = "deleted"']);
    expect(JSON.stringify(await audit.list(50))).not.toContain('@');
  });

  it('where there is no directory an administrator knows themselves', async () => {
    process.env.USER_DIRECTORY = 'false';
    pool.state.users = ['boss', 'dora'].map((id) => ({ id, email: `${id}@example.ru` }));
    await record('hh-1', 'dora');
    await record('hh-2');
    expect((await list()).records.map(({ actor }: { actor: { email: string } }) => actor.email)).toEqual([
      'boss@example.ru',
      null,
    ]);
  });

  it('a directory that is closed is no reason to keep the records back', async () => {
    pool.state.errorReplies.ListUsers = { __type: 'AccessDeniedException' };
    await record('hh-1', 'ella');
    expect((await list()).records).toMatchObject([{ actor: { id: 'ella', email: null } }]);
  });
});

it('a record is added and never written over', async () => {
  const added = await record('hh-1');
  expect(await audit.list(50)).toEqual([added]);
  expect(Object.keys(audit).sort()).toEqual(['add', 'list']);
});
