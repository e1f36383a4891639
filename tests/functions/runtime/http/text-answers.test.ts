import type { Context } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  type AnswerFormat,
  type Endpoint,
  endpoint,
  rpcAnswer,
  textAnswer,
} from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { endpoints } from '#core/contract/index.ts';
import { httpEndpoint } from '#functions/http/endpoints.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { callApi } from '../../../../frontend/src/api/call-api.ts';

const page = <Format extends Exclude<AnswerFormat, 'json'>>(answer: Format) =>
  endpoint({
    method: 'GET',
    path: '/pages/{name}',
    access: 'public',
    answer,
    request: z.object({ name: z.string().max(3) }),
    response: textAnswer,
  });

const html = page('html');

const answerTo = (
  name: string,
  answer: () => Promise<z.input<typeof textAnswer>>,
  operation: Endpoint = html,
) => httpEndpoint(operation, answer)(httpEvent(operation, { path: { name } }), {} as Context);

afterEach(() => vi.restoreAllMocks());

describe('an answer that is not JSON', () => {
  it.each([
    ['html', 'text/html; charset=utf-8'],
    ['text', 'text/plain; charset=utf-8'],
    ['xml', 'application/xml; charset=utf-8'],
    ['atom', 'application/atom+xml; charset=utf-8'],
  ] as const)('in %s is sent as it is, and kept as long as any public one', async (format, type) => {
    const { statusCode, headers, body } = await answerTo(
      'a',
      async () => ({ body: '<p>Ж</p>' }),
      page(format),
    );
    expect([statusCode, body]).toEqual([200, '<p>Ж</p>']);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=0, s-maxage=2',
      'x-request-id': 'request-1',
    });
  });

  it('may have the status of something gone', async () =>
    expect(await answerTo('a', async () => ({ status: 410, body: 'Закрыта' }))).toMatchObject({
      statusCode: 410,
      body: 'Закрыта',
    }));
});

describe('its error (docs/rules.md#api-text)', () => {
  it.each<[string, string, unknown, number, string]>([
    [
      'is in words of its own',
      'a',
      new AppError('not_found', 'Вакансия не найдена'),
      404,
      'Вакансия не найдена',
    ],
    ['tells nothing of a fault of ours', 'a', new Error('table jobs-7'), 500, 'Внутренняя ошибка'],
    [
      'says no English of a wrong parameter',
      'long',
      null,
      404,
      'Такого адреса нет: проверьте, целиком ли он скопирован.',
    ],
  ])('%s', async (_, name, error, status, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await answerTo(name, async () => Promise.reject(error));
    expect(answer).toMatchObject({
      statusCode: status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: `${message}\nНомер запроса: request-1\n`,
    });
  });
});

describe('the contract', () => {
  const isJson = ({ answer = 'json' }: Endpoint) => answer === 'json';
  const operations = Object.entries<Endpoint>(endpoints);

  /** What links of e-mails open: pages, and what mail programs ask without opening any. */
  const isOfEmails = ({ path }: Endpoint) => path.startsWith('/api/subscriptions/{token}/');

  it('has JSON and Atom under /api alone, but for what e-mails link to (docs/rules.md#api-paths)', () => {
    for (const [name, operation] of operations)
      expect(operation.path.startsWith('/api/'), name).toBe(
        isJson(operation) || operation.answer === 'atom' || isOfEmails(operation),
      );
  });

  it('describes all other answers by one schema', () => {
    const others = operations.filter(([, { answer = 'json' }]) => answer !== 'json' && answer !== 'rpc');
    expect(others.map(([name]) => name)).toEqual([
      'getFeed',
      'getCompanyPage',
      'getDevelopersPage',
      'getListPage',
      'getMarketPage',
      'getMatchingPage',
      'getRobots',
      'getSitemap',
      'getSitemapPage',
      'getVacancyPage',
      'confirmSubscription',
      'getConfirmPage',
      'getUnsubscribePage',
      'unsubscribe',
    ]);
    for (const [name, { response }] of others) expect(response, name).toBe(textAnswer);
  });

  it('answers JSON-RPC by a schema of its own, where its protocol wants it', () => {
    const rpc = operations.filter(([, { answer }]) => answer === 'rpc');
    expect(rpc.map(([name, { path, response }]) => [name, path, response])).toEqual([
      ['serveMcp', '/mcp', rpcAnswer],
    ]);
  });

  it('does not let code call what is no JSON', () => {
    // @ts-expect-error: an answer that is not JSON
    const call = () => callApi(html, { name: 'a' });
    expect(call).toBeTypeOf('function');
  });
});
