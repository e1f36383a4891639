import { describe, expect, it, vi } from 'vitest';
import { newTracked, withField } from '#core/domain/tracker/tracked-job.ts';
import { eraseUserData } from '#functions/actions/accounts/erase-account.ts';
import { maxJobsRead } from '#functions/actions/digests/news.ts';
import { unsubscribe } from '#functions/actions/digests/subscribe.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import { addressOwner, userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { leased } from '#tests/support/store/leases.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, save, send, subscribeAsVisitor, emails, mail, listedIds } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;
const sentEmails = () => emails.map((email) => [email.to, ...listedIds(email)]);

describe('an account and a visitor of one address', () => {
  const both = async () => {
    await save('anna');
    await subscribeAsVisitor('Anna@example.ru', { query: { q: 'повар' } });
    at(minutes(5));
  };
  it.each([
    ['the account first', ['hh-1'], 'user_anna'],
    ['the visitor first', ['hh-2'], /^address_/],
  ])('get one e-mail a day: %s', async (_, ids, tag) => {
    await both();
    const rows = [{ id: 'hh-1' }, { id: 'hh-2', title: 'Повар' }];
    await putAndMatch(...rows.filter(({ id }) => ids.includes(id)));
    await send();
    at(minutes(60));
    await putAndMatch(...rows.filter(({ id }) => !ids.includes(id)));
    await send();
    expect(emails.map(listedIds)).toEqual([ids]);
    expect(emails[0]?.tag).toMatch(tag);
    at(minutes(65) + days(1));
    await send();
    expect(emails).toHaveLength(2);
  });

  it('the hash of the address that an account leaves behind is gone in three days', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    await eraseUserData('anna', Date.now() + 60_000);
    const remaining = await itemsOf('SENT_TABLE');
    expect(remaining.map(({ owner }) => owner)).toEqual([addressOwner('anna@example.ru')]);
    // Nothing by which the account is known (docs/rules.md#personal-erase).
    expect(JSON.stringify(remaining)).not.toContain('anna');
    expect(Number(remaining[0]?.expires_at) * 1000 - Date.now()).toBeLessThanOrEqual(days(3));
    expect(Number(remaining[0]?.expires_at) * 1000 - Date.now()).toBeGreaterThan(days(2));
    expect(await itemsOf('SUBSCRIPTIONS_TABLE')).toEqual([]);
  });

  it.each([
    ['sender', 5, send],
    ['matcher', 10, stage.match],
  ] as const)('waits for its %s for the %i minutes that this may live', async (_, life, pass) => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await stage.put({ id: 'hh-2' });
    const isWaiting: boolean[] = [];
    stage.killable().onNext('PutItem', async () => {
      for (const instant of [minutes(5 + life), minutes(5 + 12)]) {
        at(instant);
        isWaiting.push(await accounts.hasWriters('anna'));
      }
      at(minutes(5));
    });
    await pass();
    expect(isWaiting).toEqual([true, false]);
    expect(await accounts.hasWriters('anna')).toBe(false);
  });
});

describe('what its reader’s own desk says', () => {
  const desk = async (user: string, ...reminders: string[]) => {
    const facts = { title: 'ML-инженер', company: 'Вектор', place: '', pay: null, link: null };
    const records = reminders.map((to) =>
      withField(
        newTracked(to, facts, '2026-11-20T10:00:00.000Z'),
        'reminder',
        { at: to, text: `к ${to}` },
        noon,
      ),
    );
    await tracked.put(
      leased(user),
      records.map((value) => tracked.recordEntry({ value, revision: 0 })),
    );
  };

  it('hidden companies are left out', async () => {
    const hidden = { kind: 'company', id: 'c1', name: 'Вектор', isHidden: true } as const;
    const visible = { kind: 'company', id: 'c2', name: 'Омега', isHidden: false } as const;
    for (const value of [hidden, visible])
      await tracked.put(leased('anna'), [tracked.markEntry({ value, revision: 0 })]);
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1', company_id: 'c1' }, { id: 'hh-2', company_id: 'c2' });
    await send();
    expect(sentEmails().map((sentEmail) => sentEmail.toSorted())).toEqual(
      expect.arrayContaining([
        ['anna@example.ru', 'hh-2'],
        ['boris@example.ru', 'hh-1', 'hh-2'],
      ]),
    );
    at(minutes(5) + days(1));
    await putAndMatch({ id: 'hh-3', company_id: 'c1' });
    await send();
    expect(emails.filter(({ to }) => to === 'anna@example.ru')).toHaveLength(1);
  });

  it('hidden vacancies are left out, but those that were taken back', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' }, { id: 'hh-2' });
    for (const [id, isHidden] of [
      ['hh-1', true],
      ['hh-2', false],
    ] as const) {
      const value = { kind: 'job', id, name: 'ML-инженер', isHidden } as const;
      await tracked.put(leased('anna'), [tracked.markEntry({ value, revision: 0 })]);
    }
    await send();
    expect(sentEmails()).toEqual([['anna@example.ru', 'hh-2']]);
  });

  it('hidden companies take no place among the hundred that a search tells one by one', async () => {
    const hidden = { kind: 'company', id: 'c1', name: 'Вектор', isHidden: true } as const;
    await tracked.put(leased('anna'), [tracked.markEntry({ value: hidden, revision: 0 })]);
    await save('anna');
    at(minutes(5));
    const latest = new Date().toISOString();
    await putAndMatch(
      ...Array.from({ length: 120 }, (_, n) => ({ id: `hh-${n}`, company_id: 'c1', created_at: latest })),
      { id: 'hh-older', company_id: 'c2', created_at: noon },
    );
    await send();
    expect(sentEmails()).toEqual([['anna@example.ru', 'hh-older']]);
    expect(emails[0]?.text).not.toMatch(/Ещё|Остальные/u);
    at(minutes(5) + days(1));
    await putAndMatch(...Array.from({ length: 120 }, (_, n) => ({ id: `hh-1${n}`, company_id: 'c1' })));
    await send();
    expect(emails).toHaveLength(1);
  });

  it('reminders of the day in the reader’s zone come along, each in one e-mail', async () => {
    await desk(
      'anna',
      '2026-11-25T13:59:59.000Z', // the 25th in Vladivostok, as is not the next
      '2026-11-25T14:00:00.000Z',
      '2026-11-26T10:00:00.000Z',
      '2026-11-26T13:59:59.000Z',
      '2026-11-26T14:00:00.000Z',
    );
    await save('anna', { schedule: 'daily', tz: 'Asia/Vladivostok' });
    for (const day of ['25', '26', '27']) {
      at(`2026-11-${day}T10:00:00Z`);
      await putAndMatch({ id: `hh-${day}` });
      at(`2026-11-${day}T23:00:00Z`);
      await send();
    }
    expect(emails[1]?.text).toContain('00:00 · ML-инженер: к 2026-11-26T14');
    const reminderTimes = emails.map(({ text }) => [...text.matchAll(/к (\S+Z)/g)].map(([, to]) => to));
    expect(reminderTimes).toEqual([
      ['2026-11-25T14:00:00.000Z', '2026-11-26T10:00:00.000Z', '2026-11-26T13:59:59.000Z'],
      ['2026-11-26T14:00:00.000Z'],
      [],
    ]);
  });

  it('alone make no e-mail', async () => {
    await desk('anna', '2026-11-25T10:00:00.000Z');
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1', title: 'Сварщик' });
    await send();
    expect(emails).toEqual([]);
  });
});

describe('a visitor', () => {
  it('who has left gets nothing, and nothing of them stays but their days and links', async () => {
    await subscribeAsVisitor('vera@example.ru');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    const token = stage.unsubscribeToken(emails[0]);
    at(minutes(60) + days(1));
    await putAndMatch({ id: 'hh-2' });
    expect(await unsubscribe(token)).toBe(true);
    await send();
    expect(emails).toHaveLength(1);
    const remaining = (await itemsOf('SENT_TABLE')).map(({ entry }) => entry);
    expect(remaining).toEqual(['day#2026-11-25']);
    const stored = await itemsOf('SUBSCRIPTIONS_TABLE');
    expect(JSON.stringify(stored)).not.toContain('vera@');
    expect(stored.map(({ id }) => String(id).split('#')[0]).toSorted()).toEqual([
      'confirm',
      'leave',
      'limit',
      'limit',
      'limit',
    ]);
  });
});

describe('an account and a visitor at one address', () => {
  it.each([
    ['first-import', 'daily'],
    ['daily', 'first-import'],
  ] as const)('take turns, and neither is late: %s and %s', async (visitors, accounts) => {
    await subscribeAsVisitor('anna@example.ru', { schedule: visitors });
    await save('anna', { schedule: accounts, query: { q: 'инженер' } });
    const logs = captureLogs();
    for (let day = 1; day <= 6; day++) {
      // At eight in Moscow.
      at(Date.parse('2026-11-25T05:00:00Z') + days(day));
      await putAndMatch({ id: `hh-${day}` });
      for (let hour = 0; hour < 24; hour++) {
        at(Date.parse('2026-11-25T05:00:00Z') + days(day) + hours(hour));
        await send();
        expect(emails.length).toBeLessThanOrEqual(day);
      }
    }
    const accountEmails = emails.filter(({ tag }) => tag === 'user_anna');
    expect([emails.length, accountEmails.length]).toEqual([6, 3]);
    const ages = logs().metrics.flatMap(({ OldestDigestHours }) => OldestDigestHours ?? []);
    expect(Math.max(...ages.map(Number))).toBeLessThanOrEqual(26);
  });
});

describe('many who are due', () => {
  it('are written to eight at once, and one that fails keeps no other', async () => {
    const users = Array.from({ length: 9 }, (_, n) => `user-${n}`);
    stage.pool().state.users = users.map((id) => ({ id, email: `${id}@example.ru` }));
    for (const user of users) await save(user);
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    const killable = stage.killable();
    killable.revive();
    // The first waits until the other seven have their links and claims, and then has none.
    killable.onNext('PutItem', async () => {
      await vi.waitFor(() => expect(killable.requestCount('PutItem')).toBeGreaterThan(14), {
        timeout: 20_000,
      });
      killable.failNext('PutItem');
    });
    expect(await send()).toEqual({ sent: 8, failed: 1, left: 0 });
    expect(new Set(emails.map(({ to }) => to)).size).toBe(8);
  });
});

describe('who is owed very much', () => {
  it('gets one e-mail of it, and it is settled', { timeout: 120_000 }, async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    const many = 5100;
    const entries = Array.from({ length: many }, (_, n) => ({
      ...{ owner: 'user#anna', entry: `found#${n}`, search_ids: ['s1'], job_id: null, count: 1 },
      ...{ found_at: new Date().toISOString(), state: 'pending' },
    }));
    await putItems('SENT_TABLE', entries);
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-1']]);
    expect(emails[0]?.text).toContain('Ещё 5\u00a0100 на\u00a0сайте');
    expect(await sent.pendingOf(userOwner('anna'))).toEqual([]);
    at(minutes(10) + days(1));
    await send();
    expect(emails).toHaveLength(1);
  });
});

describe('a broad search', () => {
  const wait = (entry: string, job_id: string, found_at: string) => ({
    ...{ owner: 'user#anna', entry: `found#${entry}`, search_ids: ['s1'], job_id, count: 0 },
    ...{ found_at, state: 'pending' },
  });

  it('is looked at as far as an e-mail can tell, the last found first; how many more there are nobody says', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-old', created_at: noon });
    at(minutes(6));
    await stage.put({ id: 'hh-new', created_at: noon });
    const closed = Array.from({ length: maxJobsRead }, (_, n) =>
      wait(`closed-${n}`, `hh-closed-${n}`, new Date().toISOString()),
    );
    // One too many: the vacancy that was found before all others.
    await putItems('SENT_TABLE', [...closed.slice(1), wait('new', 'hh-new', new Date().toISOString())]);
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-new']]);
    expect(emails[0]?.text).toContain('Остальные новые на\u00a0сайте');
    expect(await sent.pendingOf(userOwner('anna'))).toEqual([]);
  });

  it('tells that there is more where nothing of what was looked at is there any more', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    const more = { ...wait('beyond#s1', '', new Date().toISOString()), job_id: null, count: 30 };
    await putItems('SENT_TABLE', [more]);
    await stage.put({ id: 'hh-1', is_open: false });
    expect((await send()).sent).toBe(1);
    expect(emails[0]?.subject).toBe('Новые вакансии: ML');
    expect(emails[0]?.text).toContain('Ещё 30 на\u00a0сайте');
    expect(await sent.pendingOf(userOwner('anna'))).toEqual([]);
  });

  it('leaves in the ledger for ninety days what an e-mail has listed, and the rest for seven', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch(...Array.from({ length: 5 }, (_, n) => ({ id: `hh-${n}`, company_id: 'c' })));
    await send();
    const sentEntries = (await itemsOf('SENT_TABLE')).filter(({ state }) => state === 'told');
    const daysLeft = sentEntries.map(({ job_id, expires_at }) => [
      job_id !== null,
      Math.round((Number(expires_at) * 1000 - Date.now()) / days(1)),
    ]);
    expect(daysLeft.toSorted()).toEqual([...Array(2).fill([false, 7]), ...Array(3).fill([true, 90])]);
  });
});

describe('an erased account', () => {
  it('gets no e-mail', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await accounts.startErasure('anna', 'anna');
    expect(await send()).toMatchObject({ sent: 0, failed: 0 });
    await eraseUserData('anna', Date.now() + 60_000);
    await send();
    expect(mail.requestCount).toBe(0);
    expect(await itemsOf('SENT_TABLE')).toEqual([]);
    expect(await itemsOf('SUBSCRIPTIONS_TABLE')).toEqual([]);
  });
});
