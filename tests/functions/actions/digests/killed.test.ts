import { describe, expect, it } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { deleteSavedSearch } from '#functions/actions/digests/saved-searches.ts';
import { confirm, subscribe } from '#functions/actions/digests/subscribe.ts';
import { addressOwner, userOwner } from '#functions/store/digests/owner.ts';
import { digestStage, noon } from '#tests/support/digests/digest-stage.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, put, match, send, save, subscribeAsVisitor, caller, emails, listedIds, mail } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;

/** Before anything is written; with each write, done; and with each, done and not heard of. */
const killsOf = (writes: number) => [
  [0, false] as const,
  ...Array.from({ length: writes }, (_, n) => [n + 1, false] as const),
  ...Array.from({ length: writes }, (_, n) => [n + 1, true] as const),
];
const written = () =>
  ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].reduce(
    (sum, action) => sum + stage.killable().requestCount(action),
    0,
  );

/** An account with two searches and a visitor with one; what has come is for all three. */
async function people() {
  await save('anna', { id: 'one' });
  await save('anna', { id: 'two', name: 'Повара', query: { q: 'повар' } });
  await subscribeAsVisitor('vera@example.ru');
  at(minutes(5));
  await put({ id: 'hh-1' }, { id: 'hh-2', title: 'Повар' }, { id: 'hh-3', title: 'Сварщик' });
}
const sentEmails = () => emails.map((email) => [email.to, ...listedIds(email).toSorted()]).toSorted();
const expectedEmails = [
  ['anna@example.ru', 'hh-1', 'hh-2'],
  ['vera@example.ru', 'hh-1'],
];

/** Passes of the sender over two hours, and one of the matcher among them. */
async function runTwoHours() {
  for (const minute of [10, 15, 20, 25, 30, 70, 75, 130]) {
    at(minutes(minute));
    if (minute === 30) await match();
    await send();
  }
}

describe('the matcher, killed', () => {
  // Of Anna her lease, two vacancies, two searches, the lease again; of Vera a vacancy and a search; the watermark.
  const writes = 9;

  it('with none of its writes', async () => {
    await people();
    stage.killable().revive();
    await match();
    expect(written()).toBe(writes);
    await runTwoHours();
    expect(sentEmails()).toEqual(expectedEmails);
  });

  it.each(killsOf(writes))(
    'with write %i (unheard: %s): once more, and each e-mail goes once',
    async (n, losing) => {
      await people();
      stage.killable().killAfter(n, { losing });
      await match();
      stage.killable().revive();
      // Whoever was told of meanwhile is told no more.
      await send();
      at(minutes(7));
      await match();
      await runTwoHours();
      expect(
        sentEmails()
          .flatMap(([to, ...ids]) => ids.map((id) => `${to} ${id}`))
          .toSorted(),
      ).toEqual(expectedEmails.flatMap(([to, ...ids]) => ids.map((id) => `${to} ${id}`)));
    },
  );
});

/** Whose e-mail was on its way when the sender died. */
async function ownersBeingSent(): Promise<unknown[]> {
  const items = await itemsOf('SENT_TABLE');
  return items.filter(({ state }) => state === 'sending').map(({ owner }) => owner);
}
const owners = { 'anna@example.ru': userOwner('anna'), 'vera@example.ru': addressOwner('vera@example.ru') };

/** Each e-mail but those of which nobody knows goes, and none twice. */
async function expectOnce(): Promise<void> {
  stage.killable().revive();
  const open = await ownersBeingSent();
  const alreadySent = sentEmails();
  mail.behavior = 'takes';
  const logs = captureLogs();
  await runTwoHours();
  for (const [to, ...ids] of expectedEmails) {
    const before = alreadySent.filter(([recipient]) => recipient === to);
    const isOpen = open.includes(owners[to as keyof typeof owners]);
    expect(sentEmails().filter(([recipient]) => recipient === to)).toEqual(isOpen ? before : [[to, ...ids]]);
  }
  expect(logs().metrics.filter(({ DigestsUnsure }) => DigestsUnsure)).toHaveLength(open.length);
}

describe('the sender, killed', () => {
  // Of Anna the lease, the day of her address, a link, the claim; sent, told, settled; two searches, the lease again.
  // Of Vera the same without leases, the address and a search.
  const writes = 10 + 6;

  it('with none of its writes', async () => {
    await people();
    await match();
    stage.killable().revive();
    await send();
    expect(written()).toBe(writes);
    expect(sentEmails()).toEqual(expectedEmails);
  });

  it.each(killsOf(writes))(
    'with write %i (unheard: %s): none goes twice, and what has not gone goes',
    async (n, losing) => {
      await people();
      await match();
      stage.killable().killAfter(n, { losing });
      await send().catch(() => null);
      await expectOnce();
    },
  );
});

describe('the sender, killed while SES is down', () => {
  // Until the claim as above; it is given back, and tried an hour later.
  const writes = 8 + 4;

  it('with none of its writes', async () => {
    await people();
    await match();
    stage.killable().revive();
    mail.behavior = 'is down';
    await send();
    expect(written()).toBe(writes);
    await expectOnce();
    expect(sentEmails()).toEqual(expectedEmails);
  });

  it.each(killsOf(writes))(
    'with write %i (unheard: %s): what was given back goes later the same day',
    async (n, losing) => {
      await people();
      await match();
      mail.behavior = 'is down';
      stage.killable().killAfter(n, { losing });
      await send().catch(() => null);
      await expectOnce();
    },
  );
});

describe('a visitor’s wish, killed and sent again', () => {
  const wish = {
    ...{ email: 'vera@example.ru', name: 'ML', query: savedQuery.parse({ q: 'ml' }) },
    ...{
      schedule: 'daily' as const,
      tz: 'Europe/Moscow',
      agreed: emailConsentVersion as typeof emailConsentVersion,
    },
  };
  const send = () => subscribe(wish, '192.0.2.1');
  // The address among those of its viewer, the stage's share, the search, the token, the day's only e-mail.
  const writes = 5;

  it('with none of its writes', async () => {
    stage.killable().revive();
    await send();
    expect(written()).toBe(writes);
    await send();
    expect(emails).toHaveLength(1);
  });

  it.each(killsOf(writes - 1))('with write %i (unheard: %s): one e-mail asks', async (n, losing) => {
    stage.killable().killAfter(n, { losing });
    await send().catch(() => null);
    stage.killable().revive();
    await send();
    await send();
    expect(emails.map(({ to }) => to)).toEqual(['vera@example.ru']);
    const [, token = ''] = /subscriptions\/([\w-]{22})\/confirm/u.exec(emails[0]?.text ?? '') ?? [];
    expect(await confirm(token)).toBe('confirmed');
  });

  it('sent by two at once: one e-mail asks, and one search waits', async () => {
    stage.killable().revive();
    await Promise.all([send(), send()]);
    expect(emails).toHaveLength(1);
    const items = await itemsOf('SUBSCRIPTIONS_TABLE');
    expect(items.filter(({ state }) => state === 'pending')).toHaveLength(1);
  });
});

describe('a deletion of a search, killed and pressed again', () => {
  const waiting = async () => (await itemsOf('SENT_TABLE')).filter(({ state }) => state === 'pending');

  // The lease, the search, the counter, what waits.
  it.each([1, 2, 3])('after write %i: nothing waits for an e-mail of it', async (n) => {
    await save('anna', { id: 'one' });
    at(minutes(5));
    await put({ id: 'hh-1' });
    await match();
    expect(await waiting()).toHaveLength(1);
    stage.killable().killAfter(n);
    await deleteSavedSearch('one', caller('anna')).catch(() => null);
    stage.killable().revive();
    await deleteSavedSearch('one', caller('anna'));
    expect(await waiting()).toEqual([]);
  });
});
