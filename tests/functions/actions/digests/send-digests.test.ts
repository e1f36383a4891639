import { describe, expect, it } from 'vitest';
import { deleteSavedSearch, listSavedSearches } from '#functions/actions/digests/saved-searches.ts';
import { stopEmails } from '#functions/actions/digests/subscribe.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { handler } from '#functions/workflow/send-digests.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, save, send, emails, mail, listedIds, caller } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;
const sentEmails = () => emails.map((email) => [email.to, ...listedIds(email)]);
const dueOf = async (user: string) =>
  (await subscriptions.listOf(userOwner(user))).map(({ due_at }) => due_at ?? null);

describe('an e-mail', () => {
  it('goes once to who waits for it, and tells what is new', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    expect(await send()).toEqual({ sent: 1, failed: 0, left: 0 });
    expect(await send()).toEqual({ sent: 0, failed: 0, left: 0 });
    at(minutes(10));
    await stage.match();
    await send();
    expect(sentEmails()).toEqual([['anna@example.ru', 'hh-1']]);
    expect(emails[0]).toMatchObject({ tag: 'user_anna', subject: '1\u00a0новая: ML' });
    const [claim] = (await itemsOf('SENT_TABLE')).filter(({ entry }) => String(entry).startsWith('day#'));
    expect(claim).toMatchObject({ entry: 'day#2026-11-25', state: 'sent' });
    expect(claim).not.toHaveProperty('entries');
    // That a pass has seen it once more is found out the next day.
    at(minutes(10) + days(1));
    expect(await send()).toEqual({ sent: 0, failed: 0, left: 0 });
    expect(await dueOf('anna')).toEqual([null]);
  });

  it('is one a day for all searches, after the first import; what comes later goes the next day', async () => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', name: 'Повара', query: { q: 'повар' } });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' }, { id: 'hh-2', title: 'Повар' });
    await send();
    at(minutes(60));
    await putAndMatch({ id: 'hh-3' });
    for (let n = 0; n < 4; n++) {
      at(minutes(65 + n * 60));
      expect((await send()).sent).toBe(0);
    }
    expect(emails.map(listedIds).map((ids) => ids.toSorted())).toEqual([['hh-1', 'hh-2']]);
    // The next import tells at once what has waited; without one it is told a day after it came.
    at(minutes(60) + days(1) - 1);
    expect((await send()).sent).toBe(0);
    at(minutes(60) + days(1));
    expect((await send()).sent).toBe(1);
    expect(emails.map(listedIds).at(-1)).toEqual(['hh-3']);
  });

  it('of a day is asked for before what waits is read', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    at(minutes(60));
    await putAndMatch({ id: 'hh-2' });
    const killable = stage.killable();
    killable.revive();
    await send();
    // Who is due, open claims, whose searches; neither the ledger nor a vacancy.
    expect([killable.requestCount('Query'), killable.requestCount('BatchGetItem')]).toEqual([3, 1]);
    expect(emails).toHaveLength(1);
  });

  it('is brought forward by an import of the next day', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    at(minutes(60));
    await putAndMatch({ id: 'hh-2' });
    await send();
    at(minutes(0) + hours(20));
    await putAndMatch({ id: 'hh-3' });
    await send();
    expect(emails.map(listedIds).map((ids) => ids.toSorted())).toEqual([['hh-1'], ['hh-2', 'hh-3']]);
  });

  it('by the day goes at nine of its reader', async () => {
    await save('anna', { schedule: 'daily', tz: 'Asia/Vladivostok' });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    at('2026-11-25T22:59:59Z');
    expect((await send()).sent).toBe(0);
    at('2026-11-25T23:00:00Z');
    expect((await send()).sent).toBe(1);
    await putAndMatch({ id: 'hh-2' });
    at('2026-11-26T22:59:59Z');
    expect((await send()).sent).toBe(0);
    at('2026-11-26T23:00:00Z');
    expect((await send()).sent).toBe(1);
  });

  it('does not go of a search that was deleted, neither of what waited nor of what comes', async () => {
    await save('anna', { id: 'one' });
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await deleteSavedSearch('one', caller('anna'));
    expect(await send()).toMatchObject({ sent: 1, failed: 0, left: 0 });
    at(minutes(5) + days(1));
    await putAndMatch({ id: 'hh-2' });
    await send();
    expect(sentEmails()).toEqual([
      ['boris@example.ru', 'hh-1'],
      ['boris@example.ru', 'hh-2'],
    ]);
  });

  it('does not go where nothing is new any more: hidden, closed, deleted', async () => {
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' }, { id: 'hh-2' }, { id: 'hh-3' });
    await jobs.change('hh-1', (row) => ({ ...row, is_active: false }));
    await jobs.change('hh-2', (row) => ({ ...row, is_open: false }));
    await jobs.delete('hh-3');
    expect(await send()).toMatchObject({ sent: 0, failed: 0 });
    expect(await dueOf('anna')).toEqual([null]);
    // And its day is not lost by that.
    at(minutes(120));
    await putAndMatch({ id: 'hh-4' });
    await send();
    expect(sentEmails().toSorted()).toEqual([
      ['anna@example.ru', 'hh-4'],
      ['boris@example.ru', 'hh-4'],
    ]);
  });

  it.each([
    ['paused', () => save('anna', { isPaused: true })],
    ['told of never', () => save('anna', { schedule: 'never' })],
    ['deleted', () => deleteSavedSearch('s1', caller('anna'))],
    ['another one by now', () => save('anna', { query: { q: 'повар' } })],
    ['stopped by the mail', () => stopEmails(userOwner('anna'), 'bounce')],
  ])('does not go for a search that is %s', async (_, change) => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    at(minutes(6));
    await change();
    await send();
    expect([emails, await sent.pendingOf(userOwner('anna'))]).toEqual([[], []]);
    at(minutes(7));
    await save('anna');
    await send();
    expect(emails).toEqual([]);
  });

  it.each([
    ['is gone', () => stage.pool().state.users.splice(0)],
    ['is closed', () => Object.assign(stage.pool().state.users[0] ?? {}, { isEnabled: false })],
  ])('does not go to an account that %s', async (_, change) => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    change();
    expect(await send()).toMatchObject({ sent: 0, failed: 0 });
    expect(mail.requestCount).toBe(0);
    expect([await dueOf('anna'), await sent.pendingOf(userOwner('anna'))]).toEqual([[null], []]);
  });

  it('waits for an address that nobody has proven: not late, and not lost', async () => {
    const logs = captureLogs();
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    const prove = (isVerified: boolean) => Object.assign(stage.pool().state.users[0] ?? {}, { isVerified });
    prove(false);
    for (let hour = 0; hour < 24 * 5; hour++) {
      at(minutes(5) + hours(hour));
      await send();
      if (hour === 50) await putAndMatch({ id: 'hh-2' });
    }
    expect(mail.requestCount).toBe(0);
    const late = logs().metrics.map(({ OldestDigestHours = 0 }) => OldestDigestHours);
    expect(Math.max(...late)).toBeLessThan(2);
    prove(true);
    at(minutes(6) + days(6));
    await send();
    expect(emails.map(listedIds).map((ids) => ids.toSorted())).toEqual([['hh-1', 'hh-2']]);
  });

  it('goes to the address that the account has by now', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    Object.assign(stage.pool().state.users[0] ?? {}, { email: 'anna.new@example.ru' });
    await send();
    expect(sentEmails()).toEqual([['anna.new@example.ru', 'hh-1']]);
  });
});

describe('SES', () => {
  it('is down for a pass: the e-mail goes at a later one of the same day, once', async () => {
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    mail.behavior = 'is down';
    expect(await send()).toEqual({ sent: 0, failed: 2, left: 0 });
    mail.behavior = 'takes';
    at(minutes(66));
    expect(await send()).toEqual({ sent: 2, failed: 0, left: 0 });
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-1'], ['hh-1']]);
  });

  it.each(['is paused', 'is a sandbox'] as const)(
    '%s: it is asked every hour, as long as that lasts, and nobody is stopped',
    async (behavior) => {
      await save('anna');
      at(minutes(5));
      await putAndMatch({ id: 'hh-1' });
      mail.behavior = behavior;
      for (let minute = 5; minute <= 130; minute += 5) {
        at(minutes(minute));
        await send();
      }
      expect(mail.requestCount).toBe(3);
      for (let day = 1; day < 6; day++) {
        at(minutes(5) + days(day));
        await send();
      }
      mail.behavior = 'takes';
      at(minutes(5) + days(6));
      await send();
      expect(emails.map(listedIds)).toEqual([['hh-1']]);
    },
  );

  it.each(['refuses', 'refuses the address'] as const)(
    '%s on three days: the e-mails end, and nothing is late any more',
    async (behavior) => {
      const logs = captureLogs();
      await save('anna');
      at(minutes(5));
      await putAndMatch({ id: 'hh-1' });
      mail.behavior = behavior;
      const stateOf = async () => (await subscriptions.listOf(userOwner('anna'))).map(({ state }) => state);
      for (let hour = 0; hour < 36; hour++) {
        at(minutes(5) + hours(hour));
        await send();
        // An import brings more of it meanwhile.
        if (hour % 6 === 0) await putAndMatch({ id: `hh-${hour + 2}` });
      }
      expect(await stateOf()).toEqual(['active']);
      at(minutes(5) + days(2) + hours(8));
      await send();
      expect(await stateOf()).toEqual(['stopped']);
      expect(await listSavedSearches(caller('anna'))).toMatchObject({ searches: [{ stopped: 'refused' }] });
      expect(logs().metrics).toContainEqual({ SubscriptionsStopped: 1 });
      expect(logs().text).not.toContain('anna@');
      const { requestCount } = mail;
      at(minutes(5) + days(5));
      await putAndMatch({ id: 'hh-100' });
      await send();
      expect(mail.requestCount).toBe(requestCount);
      expect(logs().metrics.at(-1)).toMatchObject({ OldestDigestHours: 0 });
      // Its owner has another address by now, and says so.
      mail.behavior = 'takes';
      await save('anna');
      at(minutes(6) + days(5));
      await putAndMatch({ id: 'hh-101' });
      await send();
      expect(sentEmails()).toEqual([['anna@example.ru', 'hh-101']]);
    },
  );

  it('that refuses now and then, with e-mails between, stops nobody', async () => {
    await save('anna');
    for (let day = 0; day < 8; day++) {
      at(minutes(5) + days(day));
      await putAndMatch({ id: `hh-${day}` });
      mail.behavior = day % 2 === 0 ? 'refuses' : 'takes';
      await send();
    }
    expect(emails).toHaveLength(4);
  });

  it.each(['takes silently', 'breaks'] as const)(
    '%s: nobody knows, and it is never sent again',
    async (behavior) => {
      const logs = captureLogs();
      await save('anna');
      at(minutes(5));
      await putAndMatch({ id: 'hh-1' });
      mail.behavior = behavior;
      expect(await send()).toMatchObject({ failed: 1 });
      mail.behavior = 'takes';
      for (let minute = 10; minute <= 60 * 24 * 2; minute += 60) {
        at(minutes(minute));
        await send();
      }
      expect(mail.requestCount).toBe(1);
      expect(logs().metrics.filter(({ DigestsUnsure }) => DigestsUnsure)).toEqual([{ DigestsUnsure: 1 }]);
      expect(logs().text).not.toContain('anna@');
      // The next day it goes on.
      at(minutes(0) + days(2));
      await putAndMatch({ id: 'hh-2' });
      await send();
      expect(listedIds(emails.at(-1))).toEqual(['hh-2']);
    },
  );

  it('of one e-mail keeps no other', async () => {
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    const refuse = { AdminGetUser: { __type: 'InternalErrorException' } };
    stage.pool().state.errorReplies = refuse;
    expect(await send()).toMatchObject({ sent: 0, failed: 2 });
    stage.pool().state.errorReplies = {};
    expect(await send()).toMatchObject({ sent: 2, failed: 0 });
  });
});

describe('a pass', () => {
  it('that has no time left leaves the rest to the next, and tells how long it has waited', async () => {
    const logs = captureLogs();
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    at(minutes(5) + hours(2));
    const context = { getRemainingTimeInMillis: () => 30_000 - 1 };
    expect(await handler({}, context)).toEqual({ sent: 0, failed: 0, left: 2 });
    expect(logs().metrics).toContainEqual({ DigestsSent: 0, DigestsFailed: 0, OldestDigestHours: 2 });
    expect(await handler({}, { getRemainingTimeInMillis: () => 300_000 })).toMatchObject({ sent: 2 });
    expect(await handler({}, context)).toEqual({ sent: 0, failed: 0, left: 0 });
    expect(logs().metrics.at(-1)).toMatchObject({ OldestDigestHours: 0 });
  });
});
