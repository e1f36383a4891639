import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { sourceErrorOf } from '#functions/sources/http-client.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import type { RecordedRequest, Replay } from '#tests/support/http/http-replay.ts';
import { idsOf, readUnit, replayedSource } from '#tests/support/import/replayed-source.ts';
import {
  answerOf,
  many,
  offsetsOf,
  searching,
  vacancy,
} from '#tests/support/import/trudvsem/trudvsem-answers.ts';

const { sourceOver, requests, waited } = replayedSource(trudvsemSource, { token: '' }, '/api/v1');

const failureOf = (action: Promise<unknown>): Promise<AppError> =>
  action.then(
    () => expect.fail('nothing was thrown'),
    (error) => error,
  );

describe('what the portal answers when it does not answer', () => {
  const full = many(100);
  const failingFrom =
    (page: number, failure: Replay) =>
    ({ query }: RecordedRequest): Replay => {
      if (query.get('text') !== 'юрист') return answerOf([vacancy('other')]);
      return Number(query.get('offset')) >= page ? failure : answerOf(full, 1000);
    };

  it('fails with the first page of a text, after three tries that come slower and slower', async () => {
    const source = await sourceOver(failingFrom(0, { status: 500, body: {} }));
    const error = await failureOf(readUnit(source, 'law'));
    expect([error.code, error.message]).toEqual([
      'source_broken',
      'Портал «Работа России» временно не работает (ответ 500).',
    ]);
    expect(sourceErrorOf(error)).toMatchObject({ isRetryable: true, isBlocked: false });
    expect(offsetsOf(requests(), 'юрист')).toEqual([0, 0, 0]);
    const [first = 0, second = 0] = waited;
    expect(first).toBeGreaterThanOrEqual(500);
    expect(second).toBeGreaterThanOrEqual(1000);
    expect(waited).toHaveLength(2);
  });

  it('keeps what came before a later page that fails, says so, and goes on with the next text', async () => {
    const source = await sourceOver(failingFrom(3, { status: 500, body: {} }));
    const pages = await readUnit(source, 'law');
    expect(idsOf(pages)).toHaveLength(301);
    expect(idsOf(pages).at(-1)).toBe('other');
    expect(pages.flatMap(({ notices }) => notices)).toEqual([
      'Запрос «юрист»: страница 4 и следующие не прочитаны. Портал «Работа России» временно не работает (ответ 500).',
    ]);
  });

  it('leaves a later page that fails for a while to a run that can wait', async () => {
    const source = await sourceOver(failingFrom(3, { status: 500, body: {} }));
    const options = { rates: bundledRates, since: null, canWait: true };
    const failing = source.list('law', JSON.stringify({ text: 0, page: 3 }), options);
    await expect(failing).rejects.toMatchObject({ code: 'source_broken' });
    const pages = await source.list('law', JSON.stringify({ text: 0, page: 3 }), {
      ...options,
      canWait: false,
    });
    expect(pages).toMatchObject({ isPartial: true });
  });

  it.each<[string, Replay, string, number]>([
    [
      'an error inside 200',
      { body: { status: '200', meta: { error: 'x' }, results: {} } },
      'Портал «Работа России» ответил ошибкой вместо списка вакансий (без кода).',
      3,
    ],
    [
      'another status inside 200',
      { body: { status: '503', meta: {}, results: {} } },
      'Портал «Работа России» ответил ошибкой вместо списка вакансий (код 503).',
      3,
    ],
    ['502', { status: 502, body: 'x' }, 'временно не работает (ответ 502)', 3],
    ['503', { status: 503, body: 'x' }, 'временно не работает (ответ 503)', 3],
    ['504', { status: 504, body: 'x' }, 'временно не работает (ответ 504)', 3],
    ['a page of a site', { body: '<html>' }, 'прислал страницу сайта вместо данных. Возможно', 3],
    ['nothing', { body: ' ' }, 'прислал пустой ответ', 3],
    ['a cut answer', { body: '{"status":"2' }, 'прислал оборванный ответ', 3],
    ['a lost connection', {}, 'не принимает запросы из-за пределов России', 3],
    ['another shape', { body: { found: 3 } }, 'прислал данные неожиданного вида', 1],
    ['404', { status: 404, body: {} }, 'проверьте адрес API', 1],
    ['418', { status: 418, body: {} }, 'ответил неожиданно (ответ 418)', 1],
  ])('%s: a broken source', async (_, replay, words, times) => {
    const error = await failureOf((await sourceOver(() => replay)).check());
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, requests().length]).toEqual(['source_broken', times]);
    expect(error.message).toContain(words);
  });

  it('is heard out when it succeeds at the third try', async () => {
    let tries = 0;
    const source = await sourceOver(() => (++tries < 3 ? { status: 503, body: 'x' } : answerOf([])));
    await expect(source.check()).resolves.toBeNull();
  });

  it('does not wait for ever, and not again for what has taken long', async () => {
    let requestCount = 0;
    const silent = createServer(() => void requestCount++);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const source = await sourceOver(() => undefined, { url, timeout: 30, retryWithin: 10 });
    const error = await failureOf(source.check());
    silent.closeAllConnections();
    silent.close();
    expect(error.message).toMatch(
      /^Портал «Работа России» не ответил за 0\.03 с\. Возможно, он не принимает/u,
    );
    expect(sourceErrorOf(error)?.isRetryable).toBe(true);
    expect(requestCount).toBe(1);
  });

  it.each([401, 403, 451])('%i is a closed door, and nobody knocks again', async (status) => {
    const error = await failureOf((await sourceOver(() => ({ status, body: '<html>' }))).check());
    expect(error.code).toBe('source_refused');
    expect(error.message).toContain(`закрыт для нашего адреса (ответ ${status}). Возможно`);
    expect(sourceErrorOf(error)).toMatchObject({ isRetryable: false, isBlocked: true });
    expect(requests()).toHaveLength(1);
  });

  it('waits as long as it is asked to', async () => {
    const source = await sourceOver(() => ({ status: 429, headers: { 'retry-after': '7' }, body: 'x' }));
    const error = await failureOf(readUnit(source, 'law'));
    expect([error.code, sourceErrorOf(error)?.retryAfter]).toEqual(['source_busy', 7]);
  });

  it('asks no faster than agreed', async () => {
    const source = await sourceOver(searching('юрист', many(300)), { requestsPerSecond: 0.1 });
    await readUnit(source, 'law');
    // What an answer took is no wait.
    expect(waited).toHaveLength(3);
    for (const milliseconds of waited) expect(milliseconds).toBeGreaterThan(100);
  });
});
