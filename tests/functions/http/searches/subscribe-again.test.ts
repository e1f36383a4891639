import { describe, expect, it } from 'vitest';
import { maxSubscriptions } from '#core/domain/search/saved-search.ts';
import { addressOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import {
  confirm,
  confirmPage,
  postSubscription,
  postUnsubscribe,
  tokenIn,
} from '#tests/support/digests/subscription-calls.ts';

const stage = digestStage();
const { at, putAndMatch, send, subscribeAsVisitor, emails } = stage;

const email = 'vera@example.ru';
const searches = () => subscriptions.listOf(addressOwner(email));

/** On the next day, for the same words; gives the token of the e-mail that asks. */
async function wishForAnotherHour(): Promise<string> {
  at(Date.parse(noon) + days(1));
  await postSubscription(email, { name: 'По утрам', schedule: 'daily', tz: 'Asia/Omsk' });
  return tokenIn(emails.pop()?.text);
}
const changed = [{ name: 'По утрам', schedule: 'daily', zone: 'Asia/Omsk', state: 'active' }];

describe('a second wish for the same query (docs/rules.md#emails-visitors)', () => {
  it('changes nothing before it is confirmed, and is one search then, whose e-mails come when it says', async () => {
    await subscribeAsVisitor(email, { query: { q: 'ml' } });
    const token = await wishForAnotherHour();
    expect((await searches()).filter(subscriptions.isActive)).toMatchObject([{ schedule: 'first-import' }]);
    for (let n = 0; n < 2; n++) {
      expect((await confirm(token)).body).toContain('подтверждена');
      expect(await searches()).toMatchObject(changed);
    }
    expect((await confirmPage(token)).status).toBe(200);
    at(Date.parse(noon) + days(1) + hours(1));
    await putAndMatch({ id: 'hh-1', title: 'ML-инженер' });
    await send();
    expect(emails).toEqual([]);
    at('2026-11-27T03:00:00Z');
    await send();
    expect(emails.map((email) => stage.listedIds(email))).toEqual([['hh-1']]);
  });

  it('loses nothing that waits under the first', async () => {
    await subscribeAsVisitor(email, { query: { q: 'ml' } });
    at(Date.parse(noon) + hours(1));
    await putAndMatch({ id: 'hh-1', title: 'ML-инженер' });
    await confirm(await wishForAnotherHour());
    await send();
    expect(emails.map((email) => stage.listedIds(email))).toEqual([['hh-1']]);
  });

  it('of who has five is none more', async () => {
    for (let n = 0; n < maxSubscriptions; n++) {
      at(Date.parse(noon) - days(n));
      await subscribeAsVisitor(email, { query: { q: n === 0 ? 'ml' : `ml ${n}` } });
    }
    expect((await confirm(await wishForAnotherHour())).body).toContain('подтверждена');
    expect(await searches()).toHaveLength(maxSubscriptions);
    expect(await searches()).toEqual(expect.arrayContaining([expect.objectContaining(changed[0])]));
  });

  it.each([1, 2, 3, 4, 5].flatMap((writes) => [false, true].map((losing) => [writes, losing] as const)))(
    'is confirmed by the next press, where the first died with its write %i (answer lost: %s)',
    async (writes, losing) => {
      await subscribeAsVisitor(email, { query: { q: 'ml' } });
      const token = await wishForAnotherHour();
      stage.killable().killAfter(writes, { losing });
      await confirm(token).catch(() => null);
      stage.killable().revive();
      expect((await confirm(token)).body).toContain('подтверждена');
      // The wish itself may be left to its two days.
      expect((await searches()).filter(subscriptions.isActive)).toMatchObject(changed);
    },
  );

  it('is confirmed where an answer of the table was lost, and by two presses at once', async () => {
    await subscribeAsVisitor(email, { query: { q: 'ml' } });
    const token = await wishForAnotherHour();
    // Behind what lifts the marks of the mail.
    stage.killable().onNext('UpdateItem', async () => stage.killable().loseNext('UpdateItem'));
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await searches()).toMatchObject(changed);
  });

  it('begins nothing again where the e-mails were left meanwhile', async () => {
    await subscribeAsVisitor(email, { query: { q: 'ml' } });
    at(Date.parse(noon) + hours(1));
    await putAndMatch({ id: 'hh-1', title: 'ML-инженер' });
    await send();
    const leave = stage.unsubscribeToken(emails.pop());
    const token = await wishForAnotherHour();
    stage.killable().onNext('UpdateItem', () => postUnsubscribe(leave));
    expect((await confirm(token)).status).toBe(404);
    expect((await confirm(token)).status).toBe(404);
    expect(await searches()).toEqual([]);
  });
});
