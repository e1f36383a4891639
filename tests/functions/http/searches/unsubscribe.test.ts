import { describe, expect, it } from 'vitest';
import { eraseUserData } from '#functions/actions/accounts/erase-account.ts';
import { addressOwner, userOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { multipart, urlEncoded } from '#tests/support/digests/one-click.ts';
import { allItemsJson, postUnsubscribe, unsubscribePage } from '#tests/support/digests/subscription-calls.ts';

const stage = digestStage();
const { at, putAndMatch, send, save, emails } = stage;

describe('the link that leaves (docs/rules.md#emails-stop)', () => {
  const tokenOfSentEmail = async () => {
    at(Date.parse(noon) + hours(1));
    await putAndMatch({ id: 'hh-1' });
    await send();
    return stage.unsubscribeToken(emails.at(-1));
  };

  it('of a visitor: by POST alone, as often as one likes, without cookie or origin, whatever the body is', async () => {
    await stage.subscribeAsVisitor('vera@example.ru');
    const token = await tokenOfSentEmail();
    const before = await allItemsJson();
    expect((await unsubscribePage(token)).body).toContain('<form method="post">');
    expect(await allItemsJson()).toBe(before);
    for (const body of ['List-Unsubscribe=One-Click', '', 'a'.repeat(1024)]) {
      const { status, headers, cookies } = await postUnsubscribe(token, { body });
      expect([status, cookies, headers?.location, headers?.['set-cookie']]).toEqual([200, ...Array(3)]);
    }
    expect(await subscriptions.listOf(addressOwner('vera@example.ru'))).toEqual([]);
    at(Date.parse(noon) + days(1));
    await putAndMatch({ id: 'hh-2' });
    await send();
    expect(emails).toHaveLength(1);
    const long = await postUnsubscribe(token, { body: 'a'.repeat(1025) });
    expect([long.status, long.body]).toEqual([413, expect.stringMatching(/^Запрос слишком большой/)]);
  });

  it('leaves where the stage writes e-mails no more; one that is not ours is a 404 as ever', async () => {
    await stage.subscribeAsVisitor('vera@example.ru');
    const token = await tokenOfSentEmail();
    process.env.SUBSCRIPTIONS = 'false';
    expect((await unsubscribePage(token)).status).toBe(200);
    expect((await postUnsubscribe(token)).status).toBe(200);
    expect(await subscriptions.listOf(addressOwner('vera@example.ru'))).toEqual([]);
    for (const ask of [unsubscribePage, postUnsubscribe])
      expect((await ask('A'.repeat(22))).status).toBe(404);
  });

  it.each([urlEncoded, multipart])(
    'takes a form of RFC 8058, $contentType',
    async ({ contentType, body: form }) => {
      await stage.subscribeAsVisitor('vera@example.ru');
      const token = await tokenOfSentEmail();
      // The gateway hands on a form in base64.
      const body = Buffer.from(form).toString('base64');
      const { status } = await postUnsubscribe(token, {
        body,
        isBase64: true,
        headers: { 'content-type': contentType },
      });
      expect([status, await subscriptions.listOf(addressOwner('vera@example.ru'))]).toEqual([200, []]);
    },
  );

  it('of an account leaves its searches there, without e-mails; a consent begins them again', async () => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', query: { q: 'повар' }, schedule: 'daily' });
    const token = await tokenOfSentEmail();
    expect((await postUnsubscribe(token)).status).toBe(200);
    const own = await subscriptions.listOf(userOwner('anna'));
    expect(own.map(({ search_id, schedule, state }) => [search_id, schedule, state])).toEqual([
      ['one', 'never', 'active'],
      ['two', 'never', 'active'],
    ]);
    at(Date.parse(noon) + days(1));
    await putAndMatch({ id: 'hh-2' });
    await send();
    expect(emails).toHaveLength(1);
    at(Date.parse(noon) + days(1) + hours(1));
    await save('anna', { id: 'one' });
    at(Date.parse(noon) + days(1) + hours(2));
    await putAndMatch({ id: 'hh-3' });
    await send();
    expect(stage.listedIds(emails[1])).toEqual(['hh-3']);
  });

  it('of an erased account is of nobody', async () => {
    await save('anna');
    const token = await tokenOfSentEmail();
    await eraseUserData('anna', Date.now() + 60_000);
    expect((await postUnsubscribe(token)).status).toBe(404);
  });
});
