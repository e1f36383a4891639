import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { hhSource } from '#functions/sources/hh/source.ts';
import { retryAfterSeconds, sourceErrorOf } from '#functions/sources/http-client.ts';
import { type Replay, type ReplayServer, startReplay } from '#tests/support/http/http-replay.ts';
import { hhErrors } from '#tests/support/import/extracts.ts';

let server: ReplayServer | undefined;
afterEach(() => server?.close());

/** What the source throws when every answer is this one. */
async function errorFor(replay: Replay): Promise<AppError> {
  server = await startReplay(() => replay);
  const source = hhSource({
    url: server.url,
    token: 'token',
    userAgent: 'Prizvanie/1.0 (api@prizvanie.test)',
    requestsPerSecond: 0,
    wait: async () => {},
  });
  const error = await source.list('testers', null, { rates: bundledRates, since: null }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const errors = (...list: object[]) => ({ errors: list, request_id: 'r1' });
const html = '<!doctype html><html><body>Forbidden</body></html>';

/** Each with the status, the answer, our code, the beginning of the reason, how often it is worth asking. */
const kinds: [string, Replay, string, RegExp, number][] = [
  [
    'a refused token',
    { status: 403, body: errors({ type: 'oauth', value: 'bad_authorization' }) },
    'source_refused',
    /не принимает токен/u,
    1,
  ],
  [
    'a revoked token',
    { status: 403, body: errors({ type: 'oauth', value: 'token_revoked' }) },
    'source_refused',
    /отозван/u,
    1,
  ],
  [
    'a revoked token, said in the old way',
    { status: 403, body: { oauth_error: 'token-revoked', ...errors({ type: 'oauth' }) } },
    'source_refused',
    /отозван/u,
    1,
  ],
  [
    'an expired token',
    { status: 403, body: errors({ type: 'oauth', value: 'token_expired' }) },
    'source_refused',
    /Срок действия токена/u,
    1,
  ],
  [
    'an unknown application',
    { status: 403, body: errors({ type: 'oauth', value: 'application_not_found' }) },
    'source_refused',
    /не знает приложения/u,
    1,
  ],
  ['401', { status: 401, body: errors({ type: 'oauth' }) }, 'source_refused', /не принимает токен/u, 1],
  [
    'no access',
    { status: 403, body: errors({ type: 'forbidden' }) },
    'source_refused',
    /запретил доступ/u,
    1,
  ],
  [
    'a captcha',
    { status: 403, body: errors({ type: 'captcha_required', value: 'captcha_required' }) },
    'source_refused',
    /я не робот/u,
    1,
  ],
  [
    'the edge',
    { status: 403, body: html, headers: { server: 'ddos-guard' } },
    'source_refused',
    /DDoS-Guard/u,
    1,
  ],
  [
    'the edge with 451',
    { status: 451, body: html, headers: { server: 'ddos-guard' } },
    'source_refused',
    /DDoS-Guard/u,
    1,
  ],
  ['a closed country', { status: 451, body: html }, 'source_refused', /страну/u, 1],
  [
    'an unset user agent',
    { status: 400, body: errors({ type: 'bad_user_agent', value: 'unset' }) },
    'source_refused',
    /не получил название/u,
    1,
  ],
  [
    'a blacklisted user agent',
    { status: 400, body: errors({ type: 'bad_user_agent', value: 'blacklisted' }) },
    'source_refused',
    /не принимает название/u,
    1,
  ],
  [
    'a bad argument',
    { status: 400, body: errors({ type: 'bad_argument', value: 'employer_id' }) },
    'source_broken',
    /параметр «employer_id»/u,
    1,
  ],
  [
    'too great a depth',
    {
      status: 400,
      body: {
        ...errors({ type: 'bad_argument', value: 'page' }),
        description: "you can't look up more than 2000 items in the list",
      },
    },
    'source_broken',
    /больше 2000/u,
    1,
  ],
  ['404', { status: 404, body: errors({ type: 'not_found' }) }, 'source_broken', /не нашёл список/u, 1],
  ['429', { status: 429, body: '' }, 'source_busy', /обращаться реже/u, 1],
  [
    '503',
    { status: 503, body: errors({ type: 'service_unavailable' }) },
    'source_broken',
    /временно не работает \(ответ 503\)/u,
    3,
  ],
  ['500 in HTML', { status: 500, body: '<h1>Oops</h1>' }, 'source_broken', /ответ 500/u, 3],
  ['a page with 200', { body: html }, 'source_broken', /страницу сайта/u, 3],
  ['nothing with 200', { body: '' }, 'source_broken', /пустой ответ/u, 3],
  ['cut JSON', { body: '{"items":[{"id":"1",' }, 'source_broken', /оборванный ответ/u, 3],
  ['another shape', { body: { vacancies: [] } }, 'source_broken', /неожиданного вида/u, 1],
  ['a list instead of an object', { body: [] }, 'source_broken', /неожиданного вида/u, 1],
];

it.each(kinds)('%s: told apart, in Russian', async (_, replay, code, reason, times) => {
  const error = await errorFor(replay);
  expect(error.code).toBe(code);
  expect(error.message).toMatch(reason);
  expect(error.message).not.toContain('undefined');
  expect(server?.requests).toHaveLength(times);
});

it('gives every kind a reason of its own', async () => {
  const reasons = new Map<string, string>();
  for (const [kind, replay] of kinds) {
    const { message } = await errorFor(replay);
    await server?.close();
    reasons.set(kind, message);
  }
  // Said in another way, or by another status, it is the same trouble.
  const same = [
    'a revoked token, said in the old way',
    '401',
    'the edge with 451',
    'a list instead of an object',
  ];
  const distinct = [...reasons].filter(([kind]) => !same.includes(kind)).map(([, reason]) => reason);
  expect(new Set(distinct).size).toBe(distinct.length);
});

it('knows how long it is asked to wait', async () => {
  expect(
    sourceErrorOf(await errorFor({ status: 429, body: '', headers: { 'retry-after': '7' } }))?.retryAfter,
  ).toBe(7);
  await server?.close();
  expect(sourceErrorOf(await errorFor({ status: 429, body: '' }))?.retryAfter).toBeNull();
  expect(retryAfterSeconds('Fri, 20 Nov 2026 12:00:30 GMT', Date.parse('2026-11-20T12:00:00Z'))).toBe(30);
  expect(retryAfterSeconds('soon', 0)).toBeNull();
});

it('keeps the answer for the log, and the token out of it', async () => {
  const { cause } = await errorFor({ status: 403, body: errors({ type: 'forbidden' }) });
  expect(String(cause)).toContain('request_id r1');
  expect(JSON.stringify(cause, Object.getOwnPropertyNames(cause))).not.toContain('Bearer');
});

describe('answers as hh.ru writes them', () => {
  it.each(hhErrors)('$name has its reason', async ({ status, headers = {}, body, says }) => {
    const error = await errorFor({ status, headers, body });
    expect(error.message).toContain(says);
  });
});

it('finds no reason by a word that every object knows', async () => {
  const { message } = await errorFor({
    status: 403,
    body: errors({ type: 'oauth', value: 'constructor' }, { type: 'oauth', value: 'token_expired' }),
  });
  expect(message).toMatch(/Срок действия токена/u);
});

describe('what the log and who asks again are told', () => {
  const wall = { headers: { server: 'DDoS-Guard' }, body: html };
  it.each<[Replay, status: number, isRetryable: boolean, isBlocked: boolean]>([
    [{ status: 200, body: { vacancies: [] } }, 200, false, false],
    [{ status: 200, body: '' }, 200, true, false],
    [{ status: 400, body: errors({ type: 'bad_argument', value: 'page' }) }, 400, false, false],
    [{ status: 400, body: errors({ type: 'bad_user_agent', value: 'unset' }) }, 400, false, false],
    [{ status: 401, body: {} }, 401, false, false],
    [{ status: 401, body: html }, 401, false, false],
    [{ status: 403, body: errors({ type: 'captcha_required' }) }, 403, false, false],
    [{ status: 403, body: errors({ type: 'forbidden' }) }, 403, false, false],
    [{ status: 403, body: html }, 403, false, true],
    [{ status: 403, ...wall }, 403, false, true],
    [{ status: 403, ...wall, body: errors({ type: 'forbidden' }) }, 403, false, true],
    [{ status: 404, body: {} }, 404, false, false],
    [{ status: 418, body: {} }, 418, false, false],
    [{ status: 451, body: {} }, 451, false, true],
    [{ status: 499, body: {} }, 499, false, false],
    [{ status: 500, body: {} }, 500, true, false],
    [{ status: 503, ...wall }, 503, true, false],
  ])('%j', async (replay, status, isRetryable, isBlocked) =>
    expect(sourceErrorOf(await errorFor(replay))).toMatchObject({ status, isRetryable, isBlocked }),
  );

  it('names no parameter that hh.ru has not named, and each that it has', async () => {
    const message = async (...list: object[]) => {
      const error = await errorFor({ status: 400, body: errors(...list) });
      await server?.close();
      return error.message;
    };
    const error = await errorFor({ status: 400, body: html });
    expect(error.message).toBe('hh.ru не понял запрос: параметр «не назван».');
    await server?.close();
    expect(await message()).toBe('hh.ru не понял запрос: параметр «не назван».');
    expect(await message({ type: 'bad_argument' })).toBe('hh.ru не понял запрос: параметр «не назван».');
    expect(
      await message({ type: 'bad_argument', value: 'page' }, { type: 'x' }, { type: 'y', value: 'area' }),
    ).toBe('hh.ru не понял запрос: параметр «page, area».');
  });

  it('keeps so much of the answer, and whose it is', async () => {
    const { cause } = await errorFor({ status: 404, body: 'я'.repeat(1000) });
    expect(String(cause)).toContain(`hh.ru answered 404, request_id none: ${'я'.repeat(300)}`);
    expect(String(cause)).not.toContain('я'.repeat(301));
  });
});
