import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import { bundledRates } from '#core/domain/job/currency.ts';
import { type SourceAccess, sourceErrorBehind } from '#functions/sources/http-client.ts';
import type { Source, SourcePage } from '#functions/sources/source.ts';
import { searchTermsOf } from '#functions/sources/trudvsem/search-terms.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import { type Asked, type Replay, type ReplayServer, startReplay } from '#tests/support/http/http-replay.ts';

let server: ReplayServer | undefined;
afterEach(() => server?.close());

const waited: number[] = [];
async function sourceOver(answer: (asked: Asked) => Replay | undefined, given: Partial<SourceAccess> = {}) {
  server = await startReplay(answer);
  waited.length = 0;
  return trudvsemSource({
    token: '',
    url: `${server.url}/api/v1`,
    userAgent: 'Prizvanie/1.0 (api@prizvanie.test)',
    requestsPerSecond: 0,
    wait: async (milliseconds) => void waited.push(milliseconds),
    ...given,
  });
}

/** Made up. */
const vacancy = (id: string, given: object = {}) => ({
  id,
  'job-name': 'Юрист',
  company: { companycode: '1', name: 'ООО "Пример"' },
  date_modify: '2026-11-10T12:00:00+0300',
  ...given,
});
const answerOf = (vacancies: object[], total = vacancies.length): Replay => ({
  body: {
    status: '200',
    meta: { total, limit: 100 },
    results: vacancies.length > 0 ? { vacancies: vacancies.map((one) => ({ vacancy: one })) } : {},
  },
});
/** A search with so many results for one text, none for the others. */
const searching =
  (text: string, all: object[]) =>
  ({ query }: Asked): Replay => {
    if (query.get('text') !== text) return answerOf([], 0);
    const page = Number(query.get('offset'));
    return answerOf(all.slice(page * 100, (page + 1) * 100), all.length);
  };
const many = (count: number, given: object = {}) =>
  Array.from({ length: count }, (_, n) => vacancy(`v${n}`, given));

async function readUnit(source: Source, unit: string, since: string | null = null): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  let cursor: string | null = null;
  do {
    const page: SourcePage = await source.list(unit, cursor, { rates: bundledRates, since });
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}
const idsOf = (pages: SourcePage[]) =>
  pages.flatMap((page) => page.vacancies.map(({ row }) => row.external_id));
const offsets = (text: string) =>
  (server?.asked ?? []).flatMap(({ query }) =>
    query.get('text') === text ? [Number(query.get('offset'))] : [],
  );
const failureOf = (action: Promise<unknown>): Promise<AppError> =>
  action.then(
    () => expect.fail('nothing was thrown'),
    (error) => error,
  );

describe('reading a unit', () => {
  it('asks for each of its texts, by pages and not by records', async () => {
    const source = await sourceOver(searching('юрист', many(230)));
    const pages = await readUnit(source, 'law');
    expect(idsOf(pages)).toEqual(many(230).map(({ id }) => id));
    expect(server?.asked.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '0' }],
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '1' }],
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '2' }],
      ['/api/v1/vacancies', { text: 'юрисконсульт', limit: '100', offset: '0' }],
    ]);
    expect(server?.asked[0]?.headers['user-agent']).toBe('Prizvanie/1.0 (api@prizvanie.test)');
  });

  it('asks for no page behind a full last one', async () => {
    await readUnit(await sourceOver(searching('юрист', many(200))), 'law');
    expect(offsets('юрист')).toEqual([0, 1]);
  });

  it('goes on while pages are full where the total is not said', async () => {
    const source = await sourceOver((asked) => {
      const { body } = searching('юрист', many(150))(asked) as { body: object };
      return { body: { ...body, meta: {} } };
    });
    expect(idsOf(await readUnit(source, 'law'))).toHaveLength(150);
    expect(offsets('юрист')).toEqual([0, 1]);
  });

  it('never leaves the window of 10,000, and says what it did not see', async () => {
    const full = many(100, { 'job-name': 'Сварщик' });
    const source = await sourceOver(({ query }) =>
      query.get('text') !== 'юрист' ? answerOf([]) : answerOf(full, 31_200),
    );
    const pages = await readUnit(source, 'law');
    expect(offsets('юрист')).toEqual(Array.from({ length: 100 }, (_, page) => page));
    expect(pages.flatMap(({ notices }) => notices)).toEqual([
      'По запросу «юрист» портал отдаёт первые 10\u00a0000 вакансий из 31\u00a0200.',
    ]);
  });

  it('goes on from a cursor that was written down', async () => {
    const options = { rates: bundledRates, since: null };
    const first = await (await sourceOver(searching('юрист', many(150)))).list('law', null, options);
    await server?.close();
    const later = await sourceOver(searching('юрист', many(150)));
    const second = await later.list('law', JSON.parse(JSON.stringify(first.next)), options);
    expect(idsOf([first, second])).toHaveLength(150);
  });

  it('reads of an incremental crawl until a page holds nothing newer', async () => {
    const all = [...many(150), ...many(300, { date_modify: '2026-01-01T00:00:00+0300' })].map((one, n) => ({
      ...one,
      id: `v${n}`,
    }));
    const source = await sourceOver(searching('юрист', all));
    expect(idsOf(await readUnit(source, 'law', '2026-11-10T08:59:00.000Z'))).toEqual(
      many(150).map(({ id }) => id),
    );
    expect(offsets('юрист')).toEqual([0, 1, 2]);
  });

  it('takes what came without a date of change for new', async () => {
    const source = await sourceOver(searching('юрист', many(3, { date_modify: 'вчера' })));
    expect(idsOf(await readUnit(source, 'law', '2026-11-10T08:59:00.000Z'))).toHaveLength(3);
  });

  it('reads each record on its own, and names those that it cannot read', async () => {
    const source = await sourceOver(
      searching('юрист', [
        vacancy('ok'),
        { 'job-name': 'Юрист без номера' },
        vacancy('nameless', { 'job-name': ' ' }),
        vacancy('nowhere', { company: { name: 'Без кода' }, vac_url: 'https://elsewhere.test/1' }),
        vacancy('worker', { 'job-name': 'сварщик' }),
        null as never,
      ]),
    );
    const [page] = await readUnit(source, 'law');
    expect(idsOf([page as SourcePage])).toEqual(['ok']);
    expect(page?.skipped).toEqual([
      { externalId: '0-0-1', title: 'Юрист без номера', reason: 'вакансия пришла без номера' },
      { externalId: 'nameless', title: ' ', reason: 'вакансия пришла без названия' },
      { externalId: 'nowhere', title: 'Юрист', reason: 'нет ни ссылки на вакансию, ни кода компании' },
      {
        externalId: 'worker',
        title: 'Сварщик',
        reason: 'слово «сварщик» в названии\u00a0— вне таблицы категорий',
      },
      { externalId: '0-0-5', title: '', reason: 'вакансия пришла без номера' },
    ]);
  });

  it('has texts for every unit of a run, and nothing to ask for another', async () => {
    for (const unit of importUnits) expect(searchTermsOf(unit).length, unit).toBeGreaterThan(1);
    expect(await readUnit(await sourceOver(() => undefined), 'nothing')).toHaveLength(1);
    expect(server?.asked).toEqual([]);
  });
});

describe('what the portal answers when it does not answer', () => {
  const full = many(100);
  const failingFrom =
    (page: number, failure: Replay) =>
    ({ query }: Asked): Replay => {
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
    expect(sourceErrorBehind(error)).toMatchObject({ isRetryable: true, isBlocked: false });
    expect(offsets('юрист')).toEqual([0, 0, 0]);
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
  ])('%s: a broken source', async (_, replay, words, asked) => {
    const error = await failureOf((await sourceOver(() => replay)).check());
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, server?.asked.length]).toEqual(['source_broken', asked]);
    expect(error.message).toContain(words);
  });

  it('is heard out when it succeeds at the third try', async () => {
    let tries = 0;
    const source = await sourceOver(() => (++tries < 3 ? { status: 503, body: 'x' } : answerOf([])));
    await expect(source.check()).resolves.toBeNull();
  });

  it('does not wait for ever, and not again for what has taken long', async () => {
    let asked = 0;
    const silent = createServer(() => void asked++);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const source = await sourceOver(() => undefined, { url, timeout: 30, retryWithin: 10 });
    const error = await failureOf(source.check());
    silent.closeAllConnections();
    silent.close();
    expect(error.message).toMatch(
      /^Портал «Работа России» не ответил за 0\.03 с\. Возможно, он не принимает/u,
    );
    expect(sourceErrorBehind(error)?.isRetryable).toBe(true);
    expect(asked).toBe(1);
  });

  it.each([401, 403, 451])('%i is a closed door, and nobody knocks again', async (status) => {
    const error = await failureOf((await sourceOver(() => ({ status, body: '<html>' }))).check());
    expect(error.code).toBe('source_refused');
    expect(error.message).toContain(`закрыт для нашего адреса (ответ ${status}). Возможно`);
    expect(sourceErrorBehind(error)).toMatchObject({ isRetryable: false, isBlocked: true });
    expect(server?.asked).toHaveLength(1);
  });

  it('waits as long as it is asked to', async () => {
    const source = await sourceOver(() => ({ status: 429, headers: { 'retry-after': '7' }, body: 'x' }));
    const error = await failureOf(readUnit(source, 'law'));
    expect([error.code, sourceErrorBehind(error)?.retryAfter]).toEqual(['source_busy', 7]);
  });

  it('asks no faster than agreed', async () => {
    const source = await sourceOver(searching('юрист', many(300)), { requestsPerSecond: 2 });
    await readUnit(source, 'law');
    expect(waited).toHaveLength(3);
    for (const milliseconds of waited) expect(milliseconds).toBeGreaterThan(100);
  });
});

describe('one vacancy', () => {
  const known = { external_id: 'v1', source_url: 'https://trudvsem.ru/vacancy/card/412c-74/v1' };

  it('is asked for under its company', async () => {
    const source = await sourceOver(() => answerOf([vacancy('v1', { duty: 'Договоры', skills: ['SQL'] })]));
    expect(await source.detail(known)).toEqual({
      tags: ['SQL'],
      html: '<h3>Обязанности</h3><p>Договоры</p>',
      text: 'Обязанности Договоры',
      isOpen: true,
    });
    expect(server?.asked[0]?.path).toBe('/api/v1/vacancies/vacancy/412c-74/v1');
  });

  it.each<[string, Replay]>([
    ['results are empty', answerOf([])],
    ['404', { status: 404, body: {} }],
  ])('is gone: %s', async (_, replay) => {
    expect(await (await sourceOver(() => replay)).detail(known)).toBeNull();
  });

  it.each<[string, Replay, string | null]>([
    ['another vacancy comes', answerOf([vacancy('v2')]), known.source_url],
    ['its address names no company', answerOf([vacancy('v1')]), null],
    ['its address is foreign', answerOf([vacancy('v1')]), 'https://elsewhere.test/vacancy/card/1/v1'],
    ['the portal is down', { status: 500, body: 'x' }, known.source_url],
  ])('is not gone when %s', async (_, replay, source_url) => {
    const source = await sourceOver(() => replay);
    await expect(source.detail({ ...known, source_url })).rejects.toMatchObject({ code: 'source_broken' });
  });
});

it('is checked by one small request', async () => {
  expect(await (await sourceOver(() => answerOf([]))).check()).toBeNull();
  expect(server?.asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/api/v1/vacancies?limit=1&offset=0',
  ]);
});
