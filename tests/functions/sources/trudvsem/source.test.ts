import { describe, expect, it } from 'vitest';
import { importUnits } from '#core/domain/import/import-units.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import type { SourcePage } from '#functions/sources/source.ts';
import { searchTermsOf } from '#functions/sources/trudvsem/search-terms.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import type { Replay } from '#tests/support/http/http-replay.ts';
import { idsOf, readUnit, replayedSource } from '#tests/support/import/replayed-source.ts';
import {
  answerOf,
  many,
  offsetsOf,
  searching,
  vacancy,
} from '#tests/support/import/trudvsem/trudvsem-answers.ts';

const { sourceOver, requests, close } = replayedSource(trudvsemSource, { token: '' }, '/api/v1');

describe('reading a unit', () => {
  it('asks for each of its texts, by pages and not by records', async () => {
    const source = await sourceOver(searching('юрист', many(230)));
    const pages = await readUnit(source, 'law');
    expect(idsOf(pages)).toEqual(many(230).map(({ id }) => id));
    expect(requests().map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '0' }],
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '1' }],
      ['/api/v1/vacancies', { text: 'юрист', limit: '100', offset: '2' }],
      ['/api/v1/vacancies', { text: 'юрисконсульт', limit: '100', offset: '0' }],
    ]);
    expect(requests()[0]?.headers['user-agent']).toBe('Prizvanie/1.0 (api@prizvanie.test)');
  });

  it('asks for no page behind a full last one', async () => {
    await readUnit(await sourceOver(searching('юрист', many(200))), 'law');
    expect(offsetsOf(requests(), 'юрист')).toEqual([0, 1]);
  });

  it('goes on while pages are full where the total is not said', async () => {
    const source = await sourceOver((request) => {
      const { body } = searching('юрист', many(150))(request) as { body: object };
      return { body: { ...body, meta: {} } };
    });
    expect(idsOf(await readUnit(source, 'law'))).toHaveLength(150);
    expect(offsetsOf(requests(), 'юрист')).toEqual([0, 1]);
  });

  it('never leaves the window of 10,000, and says what it did not see', async () => {
    const full = many(100, { 'job-name': 'Сварщик' });
    const source = await sourceOver(({ query }) =>
      query.get('text') !== 'юрист' ? answerOf([]) : answerOf(full, 31_200),
    );
    const pages = await readUnit(source, 'law');
    expect(offsetsOf(requests(), 'юрист')).toEqual(Array.from({ length: 100 }, (_, page) => page));
    expect(pages.flatMap(({ notices }) => notices)).toEqual([
      'По запросу «юрист» портал отдаёт первые 10\u00a0000 вакансий из 31\u00a0200.',
    ]);
  });

  it('goes on from a cursor that was written down', async () => {
    const options = { rates: bundledRates, since: null };
    const first = await (await sourceOver(searching('юрист', many(150)))).list('law', null, options);
    await close();
    const later = await sourceOver(searching('юрист', many(150)));
    const second = await later.list('law', JSON.parse(JSON.stringify(first.next)), options);
    expect(idsOf([first, second])).toHaveLength(150);
  });

  it('reads of an incremental crawl until three pages in a row hold nothing newer', async () => {
    const old = many(200, { date_modify: '2026-01-01T00:00:00+0300' });
    // The portal puts new ones first by and large.
    const all = [...many(50), ...old, ...many(50), ...old, ...old, ...old].map((item, n) => ({
      ...item,
      id: `v${n}`,
    }));
    const source = await sourceOver(searching('юрист', all));
    expect(idsOf(await readUnit(source, 'law', '2026-11-10T08:59:00.000Z'))).toEqual(
      all.filter(({ date_modify }) => !date_modify?.startsWith('2026-01-01')).map(({ id }) => id),
    );
    expect(offsetsOf(requests(), 'юрист')).toEqual([0, 1, 2, 3, 4, 5]);
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
        isOutside: true,
        title: 'Сварщик',
        reason: 'слово «сварщик» в названии\u00a0— вне таблицы категорий',
      },
      { externalId: '0-0-5', title: '', reason: 'вакансия пришла без номера' },
    ]);
  });

  it.each([
    '+7 (999) 123-45-67',
    'hr@company.ru',
    't.me/vasya_hr',
    '<b></b>',
    '&nbsp;',
    '\u200b',
    '&#8203;\u2800',
  ])('leaves out the one whose name is «%s» alone', async (name) => {
    const source = await sourceOver(
      searching('юрист', [
        vacancy('nameless', { 'job-name': name, typicalPosition: 'Юрист' }),
        vacancy('ok'),
      ]),
    );
    const [page] = await readUnit(source, 'law');
    expect(idsOf([page as SourcePage])).toEqual(['ok']);
    expect(page?.skipped).toEqual([
      { externalId: 'nameless', title: '', reason: 'вакансия пришла без названия' },
    ]);
  });

  it('has texts for every unit of a run, and nothing to ask for another', async () => {
    for (const unit of importUnits) expect(searchTermsOf(unit).length, unit).toBeGreaterThan(1);
    expect(await readUnit(await sourceOver(() => undefined), 'nothing')).toHaveLength(1);
    expect(requests()).toEqual([]);
  });
});

describe('one vacancy', () => {
  const vacancyRef = { external_id: 'v1', source_url: 'https://trudvsem.ru/vacancy/card/412c-74/v1' };

  it('is asked for under its company', async () => {
    const source = await sourceOver(() => answerOf([vacancy('v1', { duty: 'Договоры', skills: ['SQL'] })]));
    expect(await source.detail(vacancyRef)).toEqual({
      tags: ['SQL'],
      html: '<h3>Обязанности</h3><p>Договоры</p>',
      text: 'Обязанности\nДоговоры',
      isOpen: true,
    });
    expect(requests()[0]?.path).toBe('/api/v1/vacancies/vacancy/412c-74/v1');
  });

  it('is asked for by the portal’s address where an admin has written another', async () => {
    const source = await sourceOver(() => answerOf([vacancy('v1')]));
    const edited = { ...vacancyRef, source_url: null, listed_url: vacancyRef.source_url };
    expect(await source.detail(edited)).toMatchObject({ isOpen: true });
    expect(requests()[0]?.path).toBe('/api/v1/vacancies/vacancy/412c-74/v1');
  });

  it.each<[string, Replay]>([
    ['results are empty', answerOf([])],
    ['404', { status: 404, body: {} }],
  ])('is gone: %s', async (_, replay) => {
    expect(await (await sourceOver(() => replay)).detail(vacancyRef)).toBeNull();
  });

  it.each<[string, Replay, string | null]>([
    ['another vacancy comes', answerOf([vacancy('v2')]), vacancyRef.source_url],
    ['its address names no company', answerOf([vacancy('v1')]), null],
    ['its address is foreign', answerOf([vacancy('v1')]), 'https://elsewhere.test/vacancy/card/1/v1'],
    ['the portal is down', { status: 500, body: 'x' }, vacancyRef.source_url],
  ])('is not gone when %s', async (_, replay, source_url) => {
    const source = await sourceOver(() => replay);
    await expect(source.detail({ ...vacancyRef, source_url })).rejects.toMatchObject({
      code: 'source_broken',
    });
  });
});

it('is checked by one small request', async () => {
  expect(await (await sourceOver(() => answerOf([]))).check()).toBeNull();
  expect(requests().map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/api/v1/vacancies?limit=1&offset=0',
  ]);
});
