import { describe, expect, it } from 'vitest';
import { maxSubscriptions } from '#core/domain/search/saved-search.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import {
  addressesOfSite,
  addressesOfViewer,
  confirmationsOfStage,
  stopEmails,
} from '#functions/actions/digests/subscribe.ts';
import { addressOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import {
  allItemsJson,
  confirm,
  confirmPage,
  postSubscription,
  postUnsubscribe,
  tokenIn,
  unsubscribePage,
} from '#tests/support/digests/subscription-calls.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, send, save, emails, mail } = stage;

const activeCount = async (email: string) =>
  (await subscriptions.listOf(addressOwner(email))).filter(subscriptions.isActive).length;

describe('a visitor’s wish (docs/rules.md#emails-visitors)', () => {
  it('sends the e-mail where an answer of the table was lost and the SDK asked again', async () => {
    // With the wish the counters of network and stage are written; the mailbox's comes after it.
    stage.killable().onNext('PutItem', async () => stage.killable().loseNext('UpdateItem'));
    await postSubscription('vera@example.ru');
    expect(emails).toHaveLength(1);
    expect((await confirm(tokenIn(emails[0]?.text))).status).toBe(200);
    expect(await activeCount('vera@example.ru')).toBe(1);
  });

  it('sends one e-mail that asks, with no word of theirs, and nothing is told before the press', async () => {
    const { status, body } = await postSubscription('vera@example.ru', {
      name: 'Купите слона',
      query: { q: 'слон' },
    });
    expect([status, body]).toEqual([200, {}]);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ to: 'vera@example.ru', headers: {} });
    expect(JSON.stringify(emails[0])).not.toMatch(/слон/i);
    at(Date.parse(noon) + hours(1));
    await putAndMatch({ id: 'hh-1', title: 'Дрессировщик слонов' });
    await send();
    expect(emails).toHaveLength(1);
    expect((await confirm(tokenIn(emails[0]?.text))).status).toBe(200);
    at(Date.parse(noon) + hours(2));
    await putAndMatch({ id: 'hh-2', title: 'Слон' });
    await send();
    expect(emails.slice(1).map((email) => stage.listedIds(email))).toEqual([['hh-2']]);
  });

  it('keeps which text was agreed to, when, and when the address was proven', async () => {
    await postSubscription('vera@example.ru');
    at(Date.parse(noon) + hours(3));
    await confirm(tokenIn(emails[0]?.text));
    expect(await subscriptions.listOf(addressOwner('vera@example.ru'))).toMatchObject([
      {
        consent: {
          version: emailConsentVersion,
          at: noon,
          confirmed_at: new Date(Date.parse(noon) + hours(3)).toISOString(),
        },
      },
    ]);
  });

  it('is answered alike of an address that is known: of an account, of a visitor, of one who was asked', async () => {
    await save('anna');
    await stage.subscribeAsVisitor('vera@example.ru');
    const answers = [];
    for (const [n, email] of ['anna@example.ru', 'vera@example.ru', 'nobody@example.ru'].entries())
      answers.push(
        await postSubscription(email, {}, `198.51.100.${n}`),
        await postSubscription(email, {}, `198.51.101.${n}`),
      );
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: {} });
  });

  it('asks an address once a day, however it is written and whoever asks', async () => {
    for (const [n, email] of ['vera@example.ru', 'Vera@Example.ru', 'vera@example.ru'].entries())
      expect((await postSubscription(email, {}, `198.51.100.${n}`)).status).toBe(200);
    expect(emails).toHaveLength(1);
    at(Date.parse(noon) + days(1));
    await postSubscription('vera@example.ru');
    expect(emails).toHaveLength(2);
  });

  it.each(['bounce', 'complaint'] as const)(
    'is not asked for ninety days after a %s, and is answered alike',
    async (reason) => {
      await postSubscription('vera@example.ru');
      const token = tokenIn(emails[0]?.text);
      await stopEmails(addressOwner('vera@example.ru'), reason);
      for (const day of [1, 2, 89]) {
        at(Date.parse(noon) + days(day));
        expect(await postSubscription('vera@example.ru')).toEqual({ status: 200, body: {} });
      }
      expect(emails).toHaveLength(1);
      expect(await itemsOf('SUBSCRIPTIONS_TABLE')).not.toContainEqual(
        expect.objectContaining({ id: 'limit#stage#2026-11-26' }),
      );
      // By the e-mail that came before the reader says otherwise.
      at(Date.parse(noon) + hours(1));
      expect((await confirm(token)).status).toBe(200);
      at(Date.parse(noon) + days(3));
      await postSubscription('vera@example.ru', { query: { q: 'повар' } });
      expect(emails).toHaveLength(2);
    },
  );

  it('asks a mailbox stopped by the mail again when that is forgotten', async () => {
    await postSubscription('vera@example.ru');
    await stopEmails(addressOwner('vera@example.ru'), 'bounce');
    at(Date.parse(noon) + days(91));
    await postSubscription('vera@example.ru');
    expect(emails).toHaveLength(2);
  });

  it('asks a mailbox once a day, whatever follows a plus and wherever Gmail reads over a dot', async () => {
    const addresses = [
      ...['vera@example.ru', 'vera+a@example.ru', 'Vera+b+c@Example.ru', 've.ra@example.ru'],
      ...['z.oya@gmail.com', 'zoya+x@gmail.com', 'zo.ya@googlemail.com'],
    ];
    for (const [n, email] of addresses.entries())
      expect((await postSubscription(email, {}, `198.51.100.${n}`)).status).toBe(200);
    expect(emails.map(({ to }) => to)).toEqual(['vera@example.ru', 've.ra@example.ru', 'z.oya@gmail.com']);
    at(Date.parse(noon) + days(1));
    await postSubscription('vera+a@example.ru');
    expect(emails.at(-1)?.to).toBe('vera+a@example.ru');
  });

  it('names twenty addresses a day from all networks of a house or a server', async () => {
    const network = (n: number) => `2001:db8:7:${n}::1`;
    for (let n = 0; n < addressesOfSite; n++)
      expect((await postSubscription(`v${n}@example.ru`, {}, network(n))).status).toBe(200);
    expect((await postSubscription('w@example.ru', {}, network(99))).status).toBe(429);
    expect((await postSubscription('w@example.ru', {}, '2001:db8:8:1::1')).status).toBe(200);
    expect((await postSubscription('v0@example.ru', {}, network(0))).status).toBe(200);
    // And five of each.
    for (let n = 0; n < addressesOfViewer; n++)
      expect((await postSubscription(`x${n}@example.ru`, {}, '2001:db8:9:1::1')).status).toBe(200);
    expect((await postSubscription('y@example.ru', {}, '2001:db8:9:1::2')).status).toBe(429);
  });

  it('names five addresses a viewer and day', async () => {
    for (let n = 0; n < addressesOfViewer; n++)
      expect((await postSubscription(`v${n}@example.ru`)).status).toBe(200);
    const sixth = await postSubscription('v5@example.ru');
    expect([sixth.status, sixth.body.error.code]).toEqual([429, 'over_quota']);
    expect(sixth.body.error.message).toContain('Попробуйте завтра');
    expect(emails).toHaveLength(addressesOfViewer);
    expect((await postSubscription('v0@example.ru')).status).toBe(200);
    expect((await postSubscription('v5@example.ru', {}, '203.0.113.8')).status).toBe(200);
    at(Date.parse(noon) + days(1));
    expect((await postSubscription('v6@example.ru')).status).toBe(200);
  });

  it('is one of two hundred a stage and day; whom that kept out may ask again', async () => {
    const stageLimit = { id: 'limit#stage#2026-11-25', used: confirmationsOfStage - 1 };
    await putItems('SUBSCRIPTIONS_TABLE', [stageLimit]);
    expect((await postSubscription('vera@example.ru')).status).toBe(200);
    const { status, body } = await postSubscription('zoya@example.ru');
    expect([status, body.error.code]).toEqual([429, 'over_quota']);
    expect(body.error.message).toContain('Сегодня подписаться больше нельзя');
    expect(emails.map(({ to }) => to)).toEqual(['vera@example.ru']);
    // An operator makes room: the address has its e-mail of the day still.
    await putItems('SUBSCRIPTIONS_TABLE', [{ ...stageLimit, used: 0 }]);
    expect((await postSubscription('zoya@example.ru')).status).toBe(200);
    expect(emails.map(({ to }) => to)).toEqual(['vera@example.ru', 'zoya@example.ru']);
  });

  it('is told that the e-mail did not go, and may be repeated at once', async () => {
    mail.behavior = 'is down';
    const { status, body } = await postSubscription('vera@example.ru');
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
    expect(body.error.message).toContain('Попробуйте через несколько минут');
    mail.behavior = 'takes';
    expect((await postSubscription('vera@example.ru')).status).toBe(200);
    expect(emails).toHaveLength(1);
  });

  it('of an address that SES refuses uses up nothing of the stage, and is asked of it once a day', async () => {
    mail.behavior = 'refuses';
    for (let n = 0; n < 5; n++) await postSubscription('a@b-.com', {}, `198.51.100.${n}`);
    expect(mail.requestCount).toBe(1);
    expect(await subscriptions.listOf(addressOwner('a@b-.com'))).toEqual([]);
    for (const mood of ['is down', 'is paused', 'is a sandbox'] as const) {
      mail.behavior = mood;
      expect((await postSubscription('zoya@example.ru')).status).toBe(503);
    }
    expect(mail.requestCount).toBe(4);
    mail.behavior = 'is down';
    for (let n = 0; n < 5; n++) expect((await postSubscription('vera@example.ru')).status).toBe(503);
    expect(await subscriptions.listOf(addressOwner('vera@example.ru'))).toEqual([]);
    const items = await itemsOf('SUBSCRIPTIONS_TABLE');
    expect(items.find(({ id }) => id === 'limit#stage#2026-11-25')).toMatchObject({ used: 0 });
  });

  it('has a name in which nothing is hidden', async () => {
    for (const name of ['ML\u202etxt', 'M\u200bL', 'M\nL', 'M\u2028L'])
      expect((await postSubscription('vera@example.ru', { name })).status).toBe(400);
  });

  it('says nothing of an address in the log, and counts what asks', async () => {
    const logs = captureLogs();
    await postSubscription('vera@example.ru');
    expect(logs().metrics).toContainEqual({ ConfirmationsSent: 1 });
    expect(logs().text).not.toMatch(/vera|203\.0\.113/);
    expect(await allItemsJson()).not.toContain('203.0.113');
  });

  it.each<[string, string, object]>([
    ['an address with a head', 'a@example.ru\r\nBcc: b@example.ru', {}],
    ['two addresses', 'a@example.ru, b@example.ru', {}],
    ['no address', 'vera', {}],
    ['no consent', 'vera@example.ru', { agreed: undefined }],
    ['one that finds everything', 'vera@example.ru', { query: {} }],
    ['one that is told never', 'vera@example.ru', { schedule: 'never' }],
  ])('%s is refused', async (_, email, more) => {
    expect((await postSubscription(email, more)).status).toBe(400);
    expect([emails, await itemsOf('SUBSCRIPTIONS_TABLE')]).toEqual([[], []]);
  });

  it('is not taken where the stage writes none', async () => {
    process.env.SUBSCRIPTIONS = 'false';
    expect((await postSubscription('vera@example.ru')).status).toBe(404);
    for (const ask of [confirmPage, confirm]) expect((await ask('A'.repeat(22))).status).toBe(404);
  });
});

describe('the link that confirms', () => {
  it('opens a page with a button and changes nothing; its press may be repeated', async () => {
    await postSubscription('vera@example.ru');
    const token = tokenIn(emails[0]?.text);
    const before = await allItemsJson();
    const { status, headers, body } = await confirmPage(token);
    expect([status, headers?.['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<form method="post">');
    // What is confirmed: somebody else may have asked for it.
    expect(body).toContain('Поиск: «');
    expect(await allItemsJson()).toBe(before);
    for (let n = 0; n < 2; n++) {
      expect(await confirm(token)).toMatchObject({
        status: 200,
        body: expect.stringContaining('подтверждена'),
      });
      expect(await activeCount('vera@example.ru')).toBe(1);
    }
  });

  it('dies with the wish in two days', async () => {
    await postSubscription('vera@example.ru');
    const token = tokenIn(emails[0]?.text);
    at(Date.parse(noon) + hours(48) - 1000);
    expect((await confirmPage(token)).status).toBe(200);
    at(Date.parse(noon) + hours(48) + 1000);
    expect([(await confirmPage(token)).status, (await confirm(token)).status]).toEqual([404, 404]);
    expect(await activeCount('vera@example.ru')).toBe(0);
  });

  it('of a sixth search of an address says so', async () => {
    const tokens: string[] = [];
    for (let n = 0; n <= maxSubscriptions; n++) {
      at(Date.parse(noon) + days(n));
      await postSubscription('vera@example.ru', { query: { q: `ml ${n}` } });
      tokens.push(tokenIn(emails.pop()?.text));
      if (n < maxSubscriptions) await confirm(tokens[n] as string);
    }
    const answer = await confirm(tokens[maxSubscriptions] as string);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('Подписок уже пять')]);
    expect(await activeCount('vera@example.ru')).toBe(maxSubscriptions);
  });

  it('does not leave; the one that leaves does not confirm; forged ones do neither', async () => {
    await stage.subscribeAsVisitor('vera@example.ru');
    at(Date.parse(noon) + hours(1));
    await putAndMatch({ id: 'hh-1' });
    await send();
    const unsubscribeToken = stage.unsubscribeToken(emails[0]);
    at(Date.parse(noon) + days(1));
    await postSubscription('vera@example.ru', { query: { q: 'повар' } });
    const confirmToken = tokenIn(emails.at(-1)?.text);
    const before = await allItemsJson();
    for (const ask of [unsubscribePage, postUnsubscribe]) expect((await ask(confirmToken)).status).toBe(404);
    for (const ask of [confirmPage, confirm]) expect((await ask(unsubscribeToken)).status).toBe(404);
    // Who wants to leave is not told to subscribe.
    expect((await unsubscribePage(confirmToken)).body).not.toContain('подпишитесь');
    expect((await confirmPage(unsubscribeToken)).body).toContain('подпишитесь заново');
    for (const forged of [
      'A'.repeat(22),
      `${unsubscribeToken.slice(0, 21)}${unsubscribeToken.endsWith('A') ? 'Q' : 'A'}`,
    ])
      for (const ask of [confirmPage, confirm, unsubscribePage, postUnsubscribe])
        expect((await ask(forged)).status).toBe(404);
    expect(await allItemsJson()).toBe(before);
    for (const odd of ['', 'a', 'confirm#x', `${unsubscribeToken}x`])
      expect((await postUnsubscribe(odd)).status).toBe(404);
    // And no token stands where a reader of the table could take it.
    for (const token of [unsubscribeToken, confirmToken]) expect(before).not.toContain(token);
  });
});
