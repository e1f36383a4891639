import { describe, expect, it } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import { maxSubscriptions } from '#core/domain/search/saved-search.ts';
import { sendDigests } from '#functions/actions/digests/send-digests.ts';
import { addressOwner, userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, save, send, emails, mail, listedIds } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;
const iso = (instant: number) => new Date(instant).toISOString();
const owner = userOwner('anna');
const pendingJobs = async () => (await sent.pendingOf(owner)).map(({ job_id }) => job_id);
const dueOf = async () =>
  Object.fromEntries((await subscriptions.listOf(owner)).map(({ search_id, due_at }) => [search_id, due_at]));

describe('after a sender that has died', () => {
  // Of its writes the lease, the day of the address, a link, the claim, that it is sent; then what was told.
  it.each([
    ['with what was told written', 6],
    ['before that', 5],
  ])('between the e-mail and its end, %s: the next pass ends it at once', async (_, writes) => {
    const logs = captureLogs();
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    stage.killable().killAfter(writes);
    expect(await send()).toMatchObject({ failed: 1 });
    stage.killable().revive();
    expect([emails.length, (await sent.openClaims(owner)).map(({ state }) => state)]).toEqual([1, ['sent']]);
    at(minutes(6));
    expect(await send()).toEqual({ sent: 0, failed: 0, left: 0 });
    expect(await sent.openClaims(owner)).toEqual([]);
    expect(await pendingJobs()).toEqual([]);
    expect((await sent.listSentJobs(owner)).map(({ jobId }) => jobId)).toEqual(['hh-1']);
    expect(emails).toHaveLength(1);
    expect(logs().metrics.some((metric) => 'DigestsUnsure' in metric)).toBe(false);
  });

  it('while it was sending: for a quarter of an hour another may be at it, then nobody knows', async () => {
    const logs = captureLogs();
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    stage.killable().killAfter(4);
    await send();
    stage.killable().revive();
    const states = async () =>
      (await itemsOf('SENT_TABLE')).flatMap(({ state, entry }) =>
        String(entry).startsWith('day#') && state !== 'reserved' ? [state] : [],
      );
    const unsure = () => logs().metrics.filter((metric) => 'DigestsUnsure' in metric);
    at(minutes(20) - 1);
    await send();
    expect([await states(), await pendingJobs(), unsure()]).toEqual([['sending'], ['hh-1'], []]);
    at(minutes(20));
    await send();
    expect([await states(), await pendingJobs(), unsure()]).toEqual([['unsure'], [], [{ DigestsUnsure: 1 }]]);
    expect(logs().events.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'an e-mail was not sent', reason: 'ValidationException' },
      { event: 'an e-mail may have gone or not, and is not sent again', day: 'day#2026-11-25' },
    ]);
  });
});

describe('a sender that was slow, and not dead', () => {
  it('has its word: what it has sent is not unsure', async () => {
    const logs = captureLogs();
    await stage.subscribeAsVisitor('vera@example.ru');
    const vera = addressOwner('vera@example.ru');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    // The link and the claim.
    stage.killable().killAfter(2);
    await send();
    stage.killable().revive();
    at(minutes(25));
    stage.killable().onNext('UpdateItem', async () => {
      for (const claim of await sent.openClaims(vera)) await sent.confirmSent(claim);
    });
    await send();
    expect(await sent.openClaims(vera)).toMatchObject([{ state: 'sent' }]);
    await send();
    expect(await sent.openClaims(vera)).toEqual([]);
    expect(logs().metrics.some((metric) => 'DigestsUnsure' in metric)).toBe(false);
  });
});

describe('what has come after the e-mail of a day', () => {
  it.each([
    ['daily', 'Asia/Vladivostok', '2026-11-25T23:00:00.000Z'],
    ['daily', 'Europe/Moscow', '2026-11-26T06:00:00.000Z'],
    ['first-import', 'Europe/Moscow', iso(minutes(60) + days(1))],
  ] as const)('waits, told %s in %s, until %s', async (schedule, tz, due) => {
    await save('anna', { schedule: 'first-import', tz });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    at(minutes(60));
    await putAndMatch({ id: 'hh-2' });
    await save('anna', { schedule, tz });
    await send();
    expect(await dueOf()).toEqual({ s1: due });
    at(due);
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-1'], ['hh-2']]);
  });

  it('does not wait under a search that is paused by now', async () => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', query: { q: 'повар' } });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await send();
    at(minutes(60));
    await putAndMatch({ id: 'hh-2' }, { id: 'hh-3', title: 'Повар' });
    await save('anna', { id: 'two', query: { q: 'повар' }, isPaused: true });
    expect(Object.values(await dueOf())).toEqual([iso(minutes(60)), iso(minutes(60))]);
    await send();
    expect(await dueOf()).toEqual({ one: iso(minutes(60) + days(1)), two: undefined });
    at(minutes(60) + days(1));
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-1'], ['hh-2']]);
  });
});

describe('searches that e-mails tell of', () => {
  it('keep nothing late once they are paused', async () => {
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    await save('anna', { isPaused: true });
    await send();
    expect(await dueOf()).toEqual({ s1: undefined });
    at(minutes(5) + days(3));
    const logs = captureLogs();
    await send();
    expect(logs().metrics).toEqual([{ DigestsSent: 0, DigestsFailed: 0, OldestDigestHours: 0 }]);
  });

  it('are five, whatever two devices have begun at once, and the oldest', async () => {
    const words = ['повар', 'токарь', 'сварщик', 'швея', 'врач', 'пекарь'];
    for (const [n, q] of words.slice(0, maxSubscriptions).entries()) {
      at(minutes(n));
      await save('anna', { id: `s${n}`, name: q, query: { q } });
    }
    const [first] = await subscriptions.listOf(owner);
    if (!first) throw new Error('nothing is kept');
    const last = {
      ...{ id: subscriptions.searchKey(owner, 's5'), search_id: 's5', name: 'пекарь' },
      ...{ query: savedQuery.parse({ q: 'пекарь' }), created_at: iso(minutes(7)) },
    };
    await subscriptions.put({ ...first, ...last }, null);
    at(minutes(10));
    await putAndMatch(...words.map((title, n) => ({ id: `hh-${n}`, title })));
    await send();
    expect(emails.map((email) => listedIds(email).toSorted())).toEqual([
      words.slice(0, maxSubscriptions).map((_, n) => `hh-${n}`),
    ]);
    expect(await pendingJobs()).toEqual([]);
  });
});

describe('an address that the mail refuses', () => {
  it('is written to once a day until the e-mails end', async () => {
    await save('anna');
    await save('anna', { id: 'two', query: { q: 'повар' } });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    mail.behavior = 'refuses the address';
    const requests: number[] = [];
    for (let day = 0; day < 4; day++) {
      for (let hour = 0; hour < 24; hour += 2) {
        at(minutes(5) + days(day) + hours(hour));
        await send();
      }
      requests.push(mail.requestCount);
    }
    expect(requests).toEqual([1, 2, 3, 3]);
    expect(await dueOf()).toEqual({ s1: undefined, two: undefined });
  });
});

describe('a pass over many', () => {
  const users = Array.from({ length: 9 }, (_, n) => `user-${n}`);
  const everybodyWaits = async () => {
    stage.pool().state.users = users.map((id) => ({ id, email: `${id}@example.ru` }));
    for (const user of users) await save(user);
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
  };

  it('rests half a second between eight and the next: SES takes fourteen a second', async () => {
    await everybodyWaits();
    const start = performance.now();
    expect(await send()).toEqual({ sent: 9, failed: 0, left: 0 });
    expect(performance.now() - start).toBeGreaterThan(490);
  });

  it('says in the log how it went, where anybody was to be written to', async () => {
    const logs = captureLogs();
    const passes = () => logs().events.filter(({ event }) => event === 'e-mails sent');
    await send();
    expect(passes()).toEqual([]);
    await everybodyWaits();
    await send();
    expect(passes()).toMatchObject([{ sent: 9, failed: 0, left: 0 }]);
  });

  it('counts all whom it did not reach, and what has waited longest', async () => {
    await everybodyWaits();
    await save('user-0', { id: 'later', schedule: 'daily', query: { q: 'повар' } });
    at(minutes(65));
    await putAndMatch({ id: 'hh-2', title: 'Повар' });
    const logs = captureLogs();
    expect(await sendDigests(Date.now() - 1)).toEqual({ sent: 0, failed: 0, left: 9 });
    expect(logs().metrics).toEqual([{ DigestsSent: 0, DigestsFailed: 0, OldestDigestHours: 1 }]);
  });
});
