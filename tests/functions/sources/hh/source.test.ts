import { describe, expect, it } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { halve, hhDate, isoInstant } from '#functions/sources/hh/slices.ts';
import { hhSource } from '#functions/sources/hh/source.ts';
import type { RecordedRequest, Replay } from '#tests/support/http/http-replay.ts';
import { idsOf, readUnit, replayedSource } from '#tests/support/import/replayed-source.ts';

const vacancy = (id: number, role: string, published: number) => ({
  id: String(id),
  name: 'Программист',
  professional_roles: [{ id: role }],
  published_at: hhDate(published),
});

const { sourceOver, requests, close } = replayedSource(hhSource, { token: 'secret-token' });

/** A search as hh.ru answers it: by role and date, newest first, to a depth of 2,000. */
const searching = (vacancies: ReturnType<typeof vacancy>[]) => {
  const newestFirst = vacancies
    .map((item) => ({ item, at: Date.parse(isoInstant(item.published_at) ?? '') }))
    .toSorted((a, b) => b.at - a.at);
  return ({ query }: RecordedRequest): Replay => {
    const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
    if ((page + 1) * perPage > 2000)
      return { status: 400, body: { errors: [{ type: 'bad_argument', value: 'page' }] } };
    const bound = (name: string, open: number) =>
      query.has(name) ? Date.parse(isoInstant(query.get(name) as string) as string) : open;
    const [from, to] = [bound('date_from', 0), bound('date_to', Number.POSITIVE_INFINITY)];
    const found = newestFirst
      .filter(
        ({ item, at }) =>
          item.professional_roles[0]?.id === query.get('professional_role') && at >= from && at <= to,
      )
      .map(({ item }) => item);
    const pages = Math.min(Math.ceil(found.length / perPage), 2000 / perPage);
    return {
      body: {
        found: found.length,
        pages,
        page,
        per_page: perPage,
        items: found.slice(page * perPage, (page + 1) * perPage),
      },
    };
  };
};

describe('reading a unit', () => {
  it('asks each of its roles page by page, as hh.ru wants to be asked', async () => {
    const many = Array.from({ length: 230 }, (_, n) => vacancy(n, '124', Date.now() - n * 60_000));
    const source = await sourceOver(searching(many));
    const pages = await readUnit(source, 'testers');
    expect(idsOf(pages)).toEqual(many.map(({ id }) => id));
    expect(requests().map(({ query }) => Object.fromEntries(query))).toEqual(
      [0, 1, 2].map((page) => ({
        professional_role: '124',
        page: String(page),
        per_page: '100',
        order_by: 'publication_time',
        no_magic: 'true',
      })),
    );
    for (const { headers } of requests())
      expect(headers).toMatchObject({
        authorization: 'Bearer secret-token',
        'user-agent': 'Prizvanie/1.0 (api@prizvanie.test)',
        'hh-user-agent': 'Prizvanie/1.0 (api@prizvanie.test)',
      });
  });

  it('goes on from a cursor that was written down', async () => {
    const many = Array.from({ length: 150 }, (_, n) => vacancy(n, '124', Date.now() - n * 60_000));
    const first = await (await sourceOver(searching(many))).list('testers', null, {
      rates: bundledRates,
      since: null,
    });
    await close();
    const later = await sourceOver(searching(many));
    const second = await later.list('testers', JSON.parse(JSON.stringify(first.next)), {
      rates: bundledRates,
      since: null,
    });
    expect(idsOf([first, second])).toHaveLength(150);
    expect(second.next).toBeNull();
  });

  it.each(['+7 (999) 123-45-67', 'hr@company.ru'])(
    'leaves out the one whose name is «%s» alone (docs/rules.md#import-refused)',
    async (name) => {
      const listed = [{ ...vacancy(1, '124', Date.now()), name }, vacancy(2, '124', Date.now())];
      const [page] = await readUnit(await sourceOver(searching(listed)), 'testers');
      expect(page?.vacancies.map(({ row }) => row.external_id)).toEqual(['2']);
      expect(page?.skipped).toEqual([{ externalId: '1', title: '', reason: 'вакансия пришла без названия' }]);
    },
  );

  it('gets past 2,000 by slices of time, missing none', async () => {
    const hour = 3_600_000;
    // Half of them within one day; some older than any first guess.
    const many = Array.from({ length: 5300 }, (_, n) =>
      vacancy(n, '124', Date.now() - (n < 3000 ? n * 25_000 : n < 5000 ? n * hour * 0.2 : n * hour * 3)),
    );
    const pages = await readUnit(await sourceOver(searching(many)), 'testers');
    const ids = idsOf(pages);
    expect(new Set(ids).size).toBe(5300);
    // What stands on a bound comes twice; nothing else does.
    expect(ids.length - 5300).toBeLessThan(20);
    expect(pages.flatMap(({ notices }) => notices)).toEqual([]);
  });

  it('gives up on an answer that is the same for whatever time is asked for', async () => {
    const items = [vacancy(1, '124', Date.now())];
    const source = await sourceOver(() => ({ body: { found: 4_000_000, pages: 20, items } }));
    await expect(readUnit(source, 'testers')).rejects.toThrow(/не смотрит на время/u);
    expect(requests().length).toBeLessThan(400);
  });

  it('reads on past any number of crowded minutes, with quiet ones between', async () => {
    const crowded = Array.from({ length: 14 }, (_, day) => Date.now() - (day + 1) * 86_400_000);
    const source = await sourceOver(({ query }) => {
      const bound = (name: string, open: number) =>
        query.has(name) ? Date.parse(isoInstant(query.get(name) as string) as string) : open;
      const [from, to] = [bound('date_from', 0), bound('date_to', Number.POSITIVE_INFINITY)];
      const within = crowded.filter((at) => at >= from && at <= to);
      const items = within.slice(0, 1).map((at) => vacancy(at, '124', at));
      return { body: { found: 2050 * within.length, pages: 1, items } };
    });
    expect(new Set(idsOf(await readUnit(source, 'testers'))).size).toBe(crowded.length);
  });

  it('says what it cannot reach when five minutes hold more than 2,000', async () => {
    const now = Date.now() - 3_600_000;
    const many = Array.from({ length: 2050 }, (_, n) => vacancy(n, '124', now));
    const pages = await readUnit(await sourceOver(searching(many)), 'testers');
    expect(new Set(idsOf(pages)).size).toBe(2000);
    expect(pages.flatMap(({ notices }) => notices)[0]).toMatch(/прочитаны первые 2000 из 2050/u);
  });

  it('skips an unreadable item with a reason and keeps the others', async () => {
    const source = await sourceOver(() => ({
      body: { items: [null, { id: 7, name: '' }, 'x', vacancy(1, '124', Date.now())] },
    }));
    const [page] = await readUnit(source, 'testers');
    expect(page?.vacancies).toHaveLength(1);
    expect(page?.skipped.map(({ externalId, reason }) => [externalId, reason])).toEqual([
      ['124-1-0-0', 'вакансия пришла в нечитаемом виде'],
      ['7', 'вакансия пришла в нечитаемом виде'],
      ['124-1-0-2', 'вакансия пришла в нечитаемом виде'],
    ]);
    // These are of no other place than ours.
    for (const skipped of page?.skipped ?? []) expect(skipped).not.toHaveProperty('isOutside');
  });

  it('notices that it was given another role than it asked for, and reads no further', async () => {
    const source = await sourceOver(() => ({
      body: { found: 900, pages: 9, items: [vacancy(1, '96', Date.now()), vacancy(2, '40', Date.now())] },
    }));
    const pages = await readUnit(source, 'testers');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.vacancies).toEqual([]);
    expect(pages[0]?.skipped).toMatchObject([
      { externalId: '2', reason: 'роль вне таблицы категорий', isOutside: true },
    ]);
    expect(pages[0]?.notices[0]).toContain('не той роли');
  });
});

it('halves slices to five minutes and no further', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const minutes = (n: number) => now + n * 60_000;
  expect(halve({ from: minutes(0), to: minutes(20) }, now)).toEqual([
    { from: minutes(10), to: minutes(20) },
    { from: minutes(0), to: minutes(10) },
  ]);
  expect(halve({ from: minutes(0), to: minutes(10) }, now)?.[0].from).toBe(minutes(5));
  expect(halve({ from: minutes(0), to: minutes(5) }, now)).toBeNull();
  const [, older] = halve({ from: null, to: null }, now) ?? [];
  expect(hhDate(older?.to as number)).toBe('2026-10-21T15:00:00+0300');
  expect(hhDate(halve(older as never, now)?.[1].to as number)).toBe('2026-09-21T15:00:00+0300');
});

describe('a vacancy in full', () => {
  it('has a harmless description, skills and words to score', async () => {
    const source = await sourceOver(({ path }) =>
      path === '/vacancies/5'
        ? {
            body: {
              ...vacancy(5, '96', Date.now()),
              description: '<p onclick="x()">Python</p><script>1</script>',
              branded_description: '<style>',
              key_skills: [{ name: 'Go' }],
              archived: true,
              initial_created_at: '2026-08-16T13:00:00+0300',
            },
          }
        : undefined,
    );
    expect(await source.detail({ external_id: '5', source_url: null })).toEqual({
      tags: ['Go'],
      html: '<p>Python</p>',
      text: 'Python',
      isOpen: false,
      firstPublishedAt: '2026-08-16T10:00:00.000Z',
    });
    expect(await source.detail({ external_id: '6', source_url: null })).toBeNull();
  });

  it('comes without a description where the source has none', async () => {
    const source = await sourceOver(() => ({ body: vacancy(5, '96', Date.now()) }));
    expect(await source.detail({ external_id: '5', source_url: null })).toEqual({
      tags: null,
      html: null,
      text: '',
      isOpen: true,
      firstPublishedAt: null,
    });
  });

  it('of another vacancy is none', async () => {
    const source = await sourceOver(() => ({ body: { ...vacancy(6, '96', Date.now()), archived: true } }));
    await expect(source.detail({ external_id: '5', source_url: null })).rejects.toMatchObject({
      code: 'source_broken',
      message: 'hh.ru прислал данные неожиданного вида.',
    });
  });

  it.each([
    [{ industries: [{ id: '7.540', name: 'Разработка' }, { id: '43.1' }] }, '7'],
    [{ industries: [{ id: '999.1' }] }, null],
    [{ industries: [] }, null],
    [{ name: 'Без отрасли' }, null],
  ])('employer %o is of industry %s', async (body, industry) => {
    const source = await sourceOver(() => ({ body }));
    expect(await source.industryOf('10')).toBe(industry);
    expect(requests()[0]?.path).toBe('/employers/10');
  });
});

describe('before a run', () => {
  const application = { auth_type: 'application', is_application: true };

  it('asks who we are, and for the rates', async () => {
    const source = await sourceOver(({ path }) =>
      path === '/me' ? { body: application } : { body: { currency: [{ code: 'USD', rate: 0.0125 }] } },
    );
    expect(await source.check()).toEqual({
      date: new Date().toISOString().slice(0, 10),
      roubles: { USD: 80 },
    });
  });

  it('does without rates where there is no dictionary', async () => {
    const source = await sourceOver(({ path }) => (path === '/me' ? { body: application } : undefined));
    expect(await source.check()).toBeNull();
  });

  it('does not ask without a token', async () => {
    const source = await sourceOver(() => ({ body: application }), { token: '' });
    await expect(source.check()).rejects.toMatchObject({
      code: 'source_refused',
      message: expect.stringMatching(/не настроен/u),
    });
    expect(requests()).toEqual([]);
  });

  it('tells a user’s token', async () => {
    const source = await sourceOver(() => ({ body: { auth_type: 'applicant', is_applicant: true } }));
    await expect(source.check()).rejects.toMatchObject({
      message: expect.stringMatching(/с токеном пользователя/u),
    });
  });
});
