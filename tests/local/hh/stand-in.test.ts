import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { errorAnswers } from '../../../infra/local/hh/error-answers.ts';
import type { Answer, SavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import { type HhStandIn, type HhStandInOptions, startHhStandIn } from '../../../infra/local/hh/stand-in.ts';

const token = 'application-token';

const vacancy = (id: number, rest: object = {}): Answer => ({
  id: String(id),
  name: `Вакансия ${id}`,
  professional_roles: [{ id: '96', name: 'Программист, разработчик' }],
  area: { id: '1', name: 'Москва' },
  published_at: '2026-11-20T12:00:00+0300',
  ...rest,
});

const answersOf = (vacancies: readonly Answer[], rest: Partial<SavedAnswers> = {}): SavedAnswers => ({
  vacancies,
  details: new Map(),
  employers: new Map(),
  brokenFiles: [],
  ...rest,
});

let running: HhStandIn | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function start(answers: SavedAnswers, rest: Partial<HhStandInOptions> = {}): Promise<string> {
  running = await startHhStandIn({ answers, token, ...rest });
  return running.url;
}

const good = { 'User-Agent': 'Prizvanie/1.0 (jobs@prizvanie.test)', Authorization: `Bearer ${token}` };

async function ask(url: string, path: string, headers: Record<string, string> = good) {
  const response = await fetch(`${url}${path}`, { headers });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the outside world
  return { status: response.status, headers: response.headers, text, json: tryJson(text) as any };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ids = (json: { items: { id: string }[] }) => json.items.map((item) => item.id);

describe('who may ask', () => {
  const detail = vacancy(1, { description: '<p>О работе</p>', key_skills: [] });
  const answers = answersOf([vacancy(1)], {
    details: new Map([['1', detail]]),
    employers: new Map([['7', { id: '7', name: 'Лавка', industries: [] }]]),
  });

  it.each([
    ['no own name: the library’s is sent', {}, 'blacklisted'],
    ['curl', { 'User-Agent': 'curl/8.9' }, 'blacklisted'],
    ['a browser', { 'User-Agent': 'Mozilla/5.0 (X11)' }, 'blacklisted'],
    ['an address that nobody reads', { 'User-Agent': 'Jobs/1.0 (me@example.com)' }, 'blacklisted'],
    ['an empty name', { 'HH-User-Agent': '', 'User-Agent': 'Jobs/1.0 (me@jobs.test)' }, 'blacklisted'],
    [
      'HH-User-Agent counts before User-Agent',
      { 'HH-User-Agent': 'axios/1.7', 'User-Agent': 'Jobs/1.0' },
      'blacklisted',
    ],
  ])('400 for %s', async (_, headers, value) => {
    const url = await start(answers);
    const { status, json } = await ask(url, '/vacancies', {
      Authorization: `Bearer ${token}`,
      ...headers,
    } as never);
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ type: 'bad_user_agent', value }]);
  });

  it('400 unset without both headers', async () => {
    const url = await start(answers);
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write('GET /dictionaries HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      );
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toContain('400 Bad Request');
    expect(text).toContain('"value":"unset"');
  });

  it.each(['/vacancies', '/vacancies/1', '/vacancies/404', '/employers/7'])(
    '%s without a token is forbidden, with a wrong one a bad authorization',
    async (path) => {
      const url = await start(answers);
      const withoutToken = await ask(url, path, { 'User-Agent': good['User-Agent'] });
      expect([withoutToken.status, withoutToken.json.errors]).toEqual([403, [{ type: 'forbidden' }]]);
      const wrong = await ask(url, path, { ...good, Authorization: 'Bearer other' });
      expect([wrong.status, wrong.json.errors]).toEqual([
        403,
        [{ type: 'oauth', value: 'bad_authorization' }],
      ]);
    },
  );

  it('GET /me tells an application, and refuses without a token', async () => {
    const url = await start(answers);
    expect((await ask(url, '/me')).json).toMatchObject({ auth_type: 'application', is_application: true });
    const withoutToken = await ask(url, '/me', { 'User-Agent': good['User-Agent'] });
    expect([withoutToken.status, withoutToken.json.errors[0].type]).toEqual([403, 'oauth']);
  });

  it('dictionaries are open to all', async () => {
    const url = await start(answers);
    const { status, json } = await ask(url, '/dictionaries', { 'User-Agent': good['User-Agent'] });
    expect(status).toBe(200);
    expect(json.currency).toContainEqual(expect.objectContaining({ code: 'RUR', rate: 1 }));
  });

  it.each(['/', '/vacancies/404', '/vacancies/', '/employers', '/employers/8', '/resumes/1', '//'])(
    '404 for %s',
    async (path) => {
      const url = await start(answers);
      const { status, json } = await ask(url, path);
      expect([status, json.errors]).toEqual([404, [{ type: 'not_found' }]]);
    },
  );

  it('answers a vacancy in full and an employer', async () => {
    const url = await start(answers);
    expect((await ask(url, '/vacancies/1')).json).toEqual(detail);
    expect((await ask(url, '/employers/7')).json).toEqual({ id: '7', name: 'Лавка', industries: [] });
  });
});

describe('one answer', () => {
  it('a listed vacancy without a saved detail is answered as itself', async () => {
    const url = await start(answersOf([vacancy(2)]));
    const { json } = await ask(url, '/vacancies/2?host=hh.ru');
    expect(json).toEqual(vacancy(2));
    expect(json).not.toHaveProperty('description');
  });

  it('an item of a search has no description and no skills', async () => {
    const url = await start(answersOf([vacancy(1, { description: '<p>О работе</p>', key_skills: [] })]));
    const { json } = await ask(url, '/vacancies');
    expect(json.items).toEqual([vacancy(1)]);
  });
});

describe('pages', () => {
  const many = answersOf(Array.from({ length: 2345 }, (_, index) => vacancy(index + 1)));

  it.each([
    ['', 10, 200],
    ['?per_page=100', 100, 20],
    ['?per_page=100&page=19', 100, 20],
    ['?per_page=30', 30, 67],
    ['?per_page=0', 0, 0],
  ])('%s: found is the truth, pages end at 2000', async (query, length, pages) => {
    const url = await start(many);
    const { status, json } = await ask(url, `/vacancies${query}`);
    expect([status, json.items.length, json.pages, json.found]).toEqual([200, length, pages, 2345]);
  });

  it.each([
    ['?per_page=100&page=20', ['page', 'per_page']],
    ['?page=200', ['page', 'per_page']],
    ['?per_page=101', ['per_page']],
    ['?per_page=-1', ['per_page']],
    ['?page=-1', ['page']],
    ['?page=x', ['page']],
    ['?period=30&date_from=2026-11-01', ['period']],
    ['?date_from=yesterday', ['date_from']],
    ['?date_to=2026-11-01T10:00:00.123Z', ['date_to']],
    ['?order_by=newest', ['order_by']],
  ])('400 for %s', async (query, names) => {
    const url = await start(many);
    const { status, json } = await ask(url, `/vacancies${query}`);
    expect(status).toBe(400);
    expect(json.errors).toEqual(names.map((value) => ({ type: 'bad_argument', value })));
  });

  it('pages do not overlap and together hold all', async () => {
    const url = await start(answersOf(many.vacancies.slice(0, 250)));
    const seen: string[] = [];
    for (const page of [0, 1, 2, 3])
      seen.push(...ids((await ask(url, `/vacancies?per_page=100&page=${page}`)).json));
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
  });
});

describe('what a search keeps', () => {
  const answers = answersOf([
    vacancy(1, { published_at: '2026-11-18T09:00:00+0300' }),
    vacancy(2, { published_at: '2026-11-20T09:00:00+0300', area: { id: '2', name: 'Санкт-Петербург' } }),
    vacancy(3, {
      published_at: '2026-11-19T09:00:00+0300',
      professional_roles: [{ id: '165', name: 'Дата-сайентист' }],
    }),
    vacancy(4, { published_at: undefined, professional_roles: undefined, area: undefined }),
    vacancy(5, { archived: true }),
  ]);

  it.each([
    ['', ['1', '2', '3', '4']],
    ['?order_by=publication_time', ['2', '3', '1', '4']],
    ['?professional_role=165', ['3']],
    ['?professional_role=96&professional_role=165', ['1', '2', '3']],
    ['?professional_role=999', []],
    ['?area=2', ['2']],
    ['?area=2&area=1&professional_role=96', ['1', '2']],
    // A misspelt parameter is silently ignored: the whole country comes back.
    ['?professional_roles=165&no_magic=true&host=hh.ru', ['1', '2', '3', '4']],
    ['?date_from=2026-11-19', ['2', '3']],
    ['?date_from=2026-11-19T09:00:00%2B0300', ['2', '3']],
    ['?date_from=2026-11-19T06:00:00%2B00:00', ['2', '3']],
    // Rounded to five minutes: 09:02 is 09:00, 09:03 is 09:05.
    ['?date_from=2026-11-19T09:02:00%2B0300', ['2', '3']],
    ['?date_from=2026-11-19T09:03:00%2B0300', ['2']],
    ['?date_to=2026-11-19T09:00:00%2B0300', ['1', '3', '4']],
    ['?date_from=2026-11-18T00:00:00%2B0300&date_to=2026-11-18T23:00:00%2B0300', ['1']],
    ['?date_from=2026-11-20&date_to=2026-11-01', []],
  ])('%s', async (query, expected) => {
    const url = await start(answers);
    const { status, json } = await ask(url, `/vacancies${query}`);
    expect([status, ids(json), json.found]).toEqual([200, expected, expected.length]);
  });
});

describe('faults', () => {
  const answers = answersOf([vacancy(1)]);

  it.each(Object.entries(errorAnswers))('replays %s as it stands', async (_, reply) => {
    const url = await start(answers, { fault: ({ path }) => (path === '/vacancies' ? reply : undefined) });
    const { status, headers, text } = await ask(url, '/vacancies');
    expect([status, text]).toEqual([reply.status, 'body' in reply ? reply.body : '']);
    if ('headers' in reply)
      for (const [name, value] of Object.entries(reply.headers ?? {})) expect(headers.get(name)).toBe(value);
    expect((await ask(url, '/me')).status).toBe(200);
  });

  it.each([
    ['an empty body', { status: 200 }, ''],
    ['cut JSON', { status: 200, body: '{"items":[{"id":"1"' }, '{"items":[{"id":"1"'],
    ['HTML', { status: 500, body: '<html>', headers: { 'content-type': 'text/html' } }, '<html>'],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '7' } }, ''],
  ])('sends %s', async (_, reply, body) => {
    const url = await start(answers, { fault: () => reply });
    const answer = await ask(url, '/vacancies');
    expect([answer.status, answer.text]).toEqual([reply.status, body]);
    if (reply.status === 429) expect(answer.headers.get('retry-after')).toBe('7');
  });

  it('can pass after some requests', async () => {
    const url = await start(answers, { fault: ({ number }) => (number <= 2 ? { status: 500 } : undefined) });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await ask(url, '/vacancies')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });
});

it('rejects when the port is taken', async () => {
  const url = await start(answersOf([]));
  const port = Number(new URL(url).port);
  await expect(startHhStandIn({ answers: answersOf([]), token, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
