import type { Context } from 'aws-lambda';
import type { Endpoint } from '#core/contract/endpoint.ts';
import {
  confirmSubscription,
  getConfirmPage,
  getUnsubscribePage,
  subscribe,
  unsubscribe,
} from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { handler as confirmHandler } from '#functions/http/searches/confirm-subscription.ts';
import { handler as confirmPageHandler } from '#functions/http/searches/get-confirm-page.ts';
import { handler as leavePageHandler } from '#functions/http/searches/get-unsubscribe-page.ts';
import { handler as subscribeHandler } from '#functions/http/searches/subscribe.ts';
import { handler as leaveHandler } from '#functions/http/searches/unsubscribe.ts';
import { httpEvent } from '../http/http-event.ts';
import { itemsOf } from '../store/stored-items.ts';

type Handler = typeof confirmHandler;
export async function call(handler: Handler, event: ReturnType<typeof httpEvent>) {
  const { statusCode, headers, body = '', cookies } = await handler(event, {} as Context);
  return { status: statusCode, headers, body, cookies };
}

export async function postSubscription(email: string, more: object = {}, from = '203.0.113.7') {
  const body = JSON.stringify({
    ...{ email, name: 'Мой поиск', query: { q: 'ml' }, schedule: 'first-import' },
    ...{ tz: 'Europe/Moscow', agreed: emailConsentVersion, ...more },
  });
  const event = httpEvent(subscribe, { body });
  event.requestContext.http.sourceIp = from;
  const answer = await call(subscribeHandler as Handler, event);
  return { status: answer.status, body: JSON.parse(answer.body) };
}

export const tokenIn = (text = '') => /subscriptions\/([\w-]+)\/confirm/u.exec(text)?.[1] ?? '';
const callByToken =
  (operation: Endpoint, handler: Handler) =>
  (
    token: string,
    input: Pick<Parameters<typeof httpEvent>[1] & object, 'body' | 'headers' | 'isBase64'> = {},
  ) =>
    call(
      handler,
      httpEvent(operation, {
        path: { token },
        ...(operation.method === 'POST' && { body: 'List-Unsubscribe=One-Click', ...input }),
      }),
    );
export const confirmPage = callByToken(getConfirmPage, confirmPageHandler);
export const confirm = callByToken(confirmSubscription, confirmHandler);
export const unsubscribePage = callByToken(getUnsubscribePage, leavePageHandler);
export const postUnsubscribe = callByToken(unsubscribe, leaveHandler);

const tables = ['SUBSCRIPTIONS_TABLE', 'SENT_TABLE'] as const;
/** All that is stored of e-mails. */
export const allItemsJson = async () => JSON.stringify(await Promise.all(tables.map(itemsOf)));
