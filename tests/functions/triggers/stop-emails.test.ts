import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { addressOwner, tagOf, userOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { handler } from '#functions/triggers/stop-emails.ts';
import { days, digestStage, noon } from '#tests/support/digests/digest-stage.ts';
import {
  confirm,
  postSubscription,
  postUnsubscribe,
  tokenIn,
} from '#tests/support/digests/subscription-calls.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';

const stage = digestStage();
const { at, putAndMatch, send, save, subscribeAsVisitor, emails } = stage;

const notify = (...messages: unknown[]) =>
  handler({
    Records: messages.map((message) => ({
      Sns: { Message: typeof message === 'string' ? message : JSON.stringify(message) },
    })),
  } as SNSEvent);

const about = (tag: string, event: object) => ({
  ...event,
  mail: { destination: ['anna@example.ru'], tags: { owner: [tag], 'ses:configuration-set': ['prizvanie'] } },
});
const bounce = (bounceType: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bounceSubType: 'General' },
});
const complaint = { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } };
const statesOf = async (user = 'anna') =>
  (await subscriptions.listOf(userOwner(user))).map(({ state, stopped }) => [state, stopped]);

describe('what the mail answers (docs/rules.md#emails-stop)', () => {
  it.each([
    ['a bounce for good', bounce('Permanent'), 'bounce'],
    ['a complaint', complaint, 'complaint'],
  ])('%s stops all e-mails of who got it, of nobody else, as often as it comes', async (_, event, reason) => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', query: { q: 'инженер' } });
    await save('boris');
    at(Date.parse(noon) + 60_000);
    await putAndMatch({ id: 'hh-1' });
    const logs = captureLogs();
    for (let n = 0; n < 2; n++) await notify(about('user_anna', event));
    expect(logs().metrics).toEqual([{ SubscriptionsStopped: 2 }, { SubscriptionsStopped: 2 }]);
    expect(await statesOf()).toEqual([
      ['stopped', reason],
      ['stopped', reason],
    ]);
    at(Date.parse(noon) + 120_000);
    await send();
    at(Date.parse(noon) + days(1));
    await putAndMatch({ id: 'hh-2' });
    await send();
    expect(emails.map(({ to }) => to)).toEqual(['boris@example.ru', 'boris@example.ru']);
  });

  it('of a visitor as well', async () => {
    await subscribeAsVisitor('vera@example.ru');
    at(Date.parse(noon) + 60_000);
    await putAndMatch({ id: 'hh-1' });
    await send();
    await notify(about(emails[0]?.tag ?? '', complaint));
    const [own] = await subscriptions.listOf(addressOwner('vera@example.ru'));
    expect(own).toMatchObject({ state: 'stopped', stopped: 'complaint' });
  });

  it('also what the same reader has subscribed to without an account, for ninety days more', async () => {
    await subscribeAsVisitor('anna@example.ru');
    await save('anna');
    await notify(about('user_anna', complaint));
    expect(await statesOf()).toEqual([['stopped', 'complaint']]);
    expect(await subscriptions.listOf(addressOwner('anna@example.ru'))).toMatchObject([
      { state: 'stopped', expires_at: Date.parse(noon) / 1000 + 90 * 86_400 },
    ]);
  });

  it('a search is not begun again by who had read it before', async () => {
    await save('anna');
    const [before] = await subscriptions.listOf(userOwner('anna'));
    if (!before) throw new Error('nothing is kept');
    await notify(about('user_anna', complaint));
    expect(await subscriptions.put({ ...before, name: 'Другой' }, before)).toBe(false);
    expect(await statesOf()).toEqual([['stopped', 'complaint']]);
    await subscriptions.delete(before.id);
    expect(await subscriptions.put(before, before)).toBe(false);
    expect(await statesOf()).toEqual([]);
  });

  it('a mailbox that is full today may take the next', async () => {
    await save('anna');
    for (const event of [
      bounce('Transient'),
      bounce('Undetermined'),
      { eventType: 'Delivery' },
      { eventType: 'Bounce' },
    ])
      await notify(about('user_anna', event));
    expect(await statesOf()).toEqual([['active', null]]);
  });

  const sentTo = (destination: string, event: object) => ({
    ...event,
    mail: { destination: [destination], tags: { owner: [tagOf(addressOwner(destination))] } },
  });
  const isAsked = async (email: string) => {
    const before = emails.length;
    expect(await postSubscription(email)).toEqual({ status: 200, body: {} });
    return emails.length > before;
  };

  it.each([
    ['who leaves afterwards', async (token: string) => void (await postUnsubscribe(token)), async () => {}],
    ['who has left before', async () => {}, async (token: string) => void (await postUnsubscribe(token))],
  ])('a visitor is not asked for ninety days, %s', async (_, after, before) => {
    await subscribeAsVisitor('vera@example.ru');
    at(Date.parse(noon) + 60_000);
    await putAndMatch({ id: 'hh-1' });
    await send();
    const token = stage.unsubscribeToken(emails[0]);
    await before(token);
    await notify(sentTo('vera@example.ru', complaint));
    await after(token);
    at(Date.parse(noon) + days(89));
    expect(await isAsked('vera@example.ru')).toBe(false);
    at(Date.parse(noon) + days(91));
    expect(await isAsked('vera@example.ru')).toBe(true);
  });

  it('nor is another address of the mailbox, nor one that complains when its wish is long forgotten', async () => {
    await postSubscription('vera+a@example.ru');
    at(Date.parse(noon) + days(3));
    await notify(sentTo('vera+a@example.ru', complaint));
    for (const email of ['vera@example.ru', 'Vera+b@example.ru']) expect(await isAsked(email)).toBe(false);
    expect(await isAsked('zoya@example.ru')).toBe(true);
  });

  it('an address that is gone says nothing of its mailbox: not every server has those with a plus', async () => {
    await postSubscription('vera+a@example.ru');
    await notify(sentTo('vera+a@example.ru', bounce('Permanent')));
    const asked: boolean[] = [];
    for (const [day, email] of ['vera+a', 'vera', 'vera+b', 'vera+a'].entries()) {
      at(Date.parse(noon) + days(3 + day));
      asked.push(await isAsked(`${email}@example.ru`));
    }
    expect(asked).toEqual([false, true, true, false]);
  });

  it('a mailbox that is gone is so under any address', async () => {
    await notify(sentTo('vera@example.ru', bounce('Permanent')));
    expect(await isAsked('vera+a@example.ru')).toBe(false);
  });

  it.each([
    ['a complaint', complaint],
    ['a bounce', bounce('Permanent')],
  ])('who confirms all the same is asked again, after %s', async (_, event) => {
    await postSubscription('vera+a@example.ru');
    await notify(sentTo('vera+a@example.ru', event));
    expect((await confirm(tokenIn(emails[0]?.text))).status).toBe(200);
    at(Date.parse(noon) + days(1));
    expect(await isAsked('vera+a@example.ru')).toBe(true);
  });

  it.each(['not-spam', 'auth-failure'])(
    'a complaint of the kind %s is none',
    async (complaintFeedbackType) => {
      await save('anna');
      await notify(about('user_anna', { eventType: 'Complaint', complaint: { complaintFeedbackType } }));
      expect(await statesOf()).toEqual([['active', null]]);
      // Most mailboxes say no kind.
      await notify(
        about('user_anna', { eventType: 'Complaint', complaint: { complaintFeedbackType: null } }),
      );
      expect(await statesOf()).toEqual([['stopped', 'complaint']]);
    },
  );

  it('what cannot be understood stops nothing, and its words stay out of the log', async () => {
    await save('anna');
    const logs = captureLogs();
    const tagged = (tags: unknown) => ({ ...complaint, mail: { destination: ['anna@example.ru'], tags } });
    await notify(
      'anna@example.ru',
      '',
      'null',
      '[]',
      '{"eventType":',
      '{}',
      { ...complaint, mail: null },
      { eventType: 7, mail: { tags: { owner: ['user_anna'] } } },
      tagged(undefined),
      tagged({}),
      tagged({ owner: [] }),
      tagged({ owner: 'user_anna' }),
      tagged({ owner: ['anna'] }),
      tagged({ owner: ['user_'] }),
      tagged({ owner: ['user_anna#x'] }),
      tagged({ owner: ['user_anna\nuser_boris'] }),
      tagged({ owner: ['admin_anna'] }),
      tagged({ owner: ['x'.repeat(301)] }),
      tagged({ owner: Array.from({ length: 51 }, () => 'user_anna') }),
      JSON.stringify(about('user_anna', { ...complaint, text: 'anna@example.ru '.repeat(20_000) })),
    );
    expect(await statesOf()).toEqual([['active', null]]);
    expect(logs().events).toHaveLength(20);
    expect(logs().text).not.toContain('anna');
    expect(logs().metrics).toEqual([]);
  });

  it('one that is broken keeps none that follows', async () => {
    await save('anna');
    await notify('{', about('user_anna', complaint));
    expect(await statesOf()).toEqual([['stopped', 'complaint']]);
  });

  it('of whom nobody knows is of no effect', async () => {
    await save('anna');
    await subscribeAsVisitor('vera@example.ru');
    await notify(about('user_nobody', complaint));
    await notify(about(`address_${'A'.repeat(43)}`, bounce('Permanent')));
    expect(await statesOf()).toEqual([['active', null]]);
    expect(await statesOf('nobody')).toEqual([]);
    expect(await subscriptions.listOf(addressOwner('vera@example.ru'))).toMatchObject([{ state: 'active' }]);
  });
});
