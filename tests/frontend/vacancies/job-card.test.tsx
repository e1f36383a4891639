import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { CardMatch } from '#core/contract/match.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { JobCard } from '../../../frontend/src/vacancies/card/job-card.tsx';

const job: Job = {
  id: 'hh-1',
  title: 'Senior ML-инженер',
  company: 'Лаборатория «Вектор»',
  location: 'Москва',
  type: 'Удаленная работа',
  salary: { min: 200_000, max: 300_000, currency: '₽' },
  aiScore: 96,
  tags: ['Python', 'PyTorch', 'SQL', 'vLLM', 'Docker', 'MLflow'],
  postedAt: 'Вчера',
  createdAt: '2026-03-04T10:00:00Z',
  isRecommended: true,
  isAIJob: true,
  sourceUrl: null,
  categoryId: 'data-science',
  companyId: 'hh-7',
  industryId: null,
  level: 'Senior',
  source: 'hh',
  salaryWords: null,
  hasDirectContacts: false,
  copies: 0,
  otherCities: 0,
};

const cardOf = (
  changes: Partial<Job>,
  props: { addressOfCopy?: (id: string) => string; median?: number; match?: CardMatch } = {},
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <JobCard
        job={{ ...job, ...changes }}
        address="/?page=2&vacancy=hh-1"
        linkId="job-hh-1"
        stateOf={(card) => ({ card })}
        {...props}
      />
    </MemoryRouter>,
  );

/** What a reader sees, tags parted by a bar. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('the card (docs/rules.md#card)', () => {
  test('title, company, location, type and age', () => {
    expect(wordsOf(cardOf({}))).toContain(
      '|Лаборатория «Вектор»| · Москва| · Удаленная работа| · Вчера| · hh.ru|',
    );
    expect(wordsOf(cardOf({}))).toContain('|Senior ML-инженер|');
  });

  test('the title is a link that keeps the list', () => {
    expect(cardOf({})).toMatch(/<a [^>]*href="\/\?page=2&amp;vacancy=hh-1"/);
  });

  test.each([
    [{ min: 200_000, max: 300_000 }, '~250\u00a0000\u00a0₽'],
    [{ min: 150_000, max: 150_000 }, '|150\u00a0000\u00a0₽'],
  ])('salary %o is shown as %s', (range, expected) => {
    expect(wordsOf(cardOf({ salary: { ...range, currency: '₽' } }))).toContain(expected);
  });

  test('pay for a shift stands in the source’s own words, once, and has no rail', () => {
    const html = cardOf({ salary: null, salaryWords: 'от 4 000 ₽ за смену на руки' });
    expect(wordsOf(html)).toContain('|от 4 000 ₽ за смену|на руки|');
    expect(html).not.toContain('width="112"');
    expect(wordsOf(html).match(/за смену/g)).toHaveLength(1);
    expect(wordsOf(cardOf({ salary: null, salaryWords: null }))).not.toContain('₽');
  });

  test.each([
    ['до вычета налогов', 'от 250 до 335 ₽ за час'],
    ['на руки', '300 ₽ за час'],
  ])('pay for an hour keeps what it says of tax: %s', (tax, amount) => {
    expect(wordsOf(cardOf({ salary: null, salaryWords: `${amount} ${tax}` }))).toContain(
      `|${amount}|${tax}|`,
    );
    expect(wordsOf(cardOf({ salary: null, salaryWords: amount }))).not.toMatch(/налог|на руки/);
  });

  test('an amount from another currency is rough, with what it was', () => {
    const salary = { min: 487_310, max: 487_310, currency: '₽' as const };
    expect(wordsOf(cardOf({ salary, salaryWords: 'от 5 000 €' })).replaceAll('\u00a0', ' ')).toContain(
      '|около 490 000 ₽|от 5 000 €|',
    );
  });

  test.each([
    [100_000, 300_000, '22.4', '44.8'],
    [150_000, 150_000, '33.6', '6.0'],
    [600_000, 900_000, '106.0', '6.0'],
  ])('the rail holds %i–%i', (min, max, x, width) => {
    expect(cardOf({ salary: { min, max, currency: '₽' } })).toContain(`<rect x="${x}" width="${width}"`);
  });

  test.each([
    [185_000, 'от 200 000 ₽ на руки', '40.4', 'Медиана категории: 185 000 ₽ на руки'],
    [900_000, '9 000 € до вычета налогов', '110.0', 'Медиана категории: 900 000 ₽ до вычета налогов'],
    [185_000, null, '40.4', 'Медиана категории: 185 000 ₽'],
  ])('a tick at the median %i of «%s», and its words', (median, salaryWords, x, words) => {
    const html = cardOf({ salaryWords }, { median });
    expect(html).toContain(`<rect x="${x}" y="-2"`);
    expect(html.replaceAll('\u00a0', ' ')).toContain(`role="img" aria-label="${words}"`);
    expect(wordsOf(html).replaceAll('\u00a0', ' ')).toContain(`|${words}|`);
  });

  test('without a median no tick, and no words', () => {
    expect(cardOf({})).not.toContain('y="-2"');
    expect(cardOf({})).not.toContain('Медиана');
  });

  test("the whole range and the source's words are at hand", () => {
    const words = wordsOf(cardOf({ salaryWords: 'от 200 000 до 300 000 ₽ до вычета налогов' })).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(words).toContain('от 200 000 ₽ до 300 000 ₽');
    expect(words).toContain('|до вычета налогов|');
  });

  test.each([
    [80, false],
    [81, true],
    [100, true],
  ])('score %i: badge %s', (aiScore, isShown) => {
    expect(cardOf({ aiScore }).includes(`${aiScore}% match · про\u00a0ИИ`)).toBe(isShown);
    expect(cardOf({ aiScore }).includes('насколько вакансия про ИИ')).toBe(isShown);
  });

  const match = { score: 90, met: 7, asked: 9, missing: ['Kafka', 'vLLM', 'Go'], isPreliminary: false };

  test.each([
    [80, false],
    [81, true],
  ])('of the reader’s own score %i: badge %s, and none of the vacancy’s', (score, isShown) => {
    const html = cardOf({ aiScore: 96 }, { match: { ...match, score } });
    expect(wordsOf(html).includes(`|${score}% match|`)).toBe(isShown);
    expect(html).not.toContain('про\u00a0ИИ');
    expect(html).not.toContain('96%');
  });

  test.each([
    [match, {}, 'есть 7 из 9| · нет: Kafka, vLLM|'],
    [{ ...match, missing: [] }, { salary: null }, 'есть 7 из 9| · |зарплата не указана|'],
    [{ ...match, isPreliminary: true, missing: [] }, {}, 'Предварительно| · |есть 7 из 9|'],
    [{ ...match, asked: 0, met: 0, missing: [] }, { salary: null }, 'зарплата не указана|'],
  ])('with %o and %o it says what is true of the match (docs/rules.md#card-match)', (own, changes, words) =>
    expect(wordsOf(cardOf(changes, { match: own })).replaceAll('\u00a0', ' ')).toContain(`|${words}`),
  );

  test('pay in the source’s own words is a salary', () =>
    expect(cardOf({ salary: null, salaryWords: '4 000 ₽ за смену' }, { match })).not.toContain(
      'зарплата не\u00a0указана',
    ));

  test('where nothing is true it has no such line', () =>
    expect(wordsOf(cardOf({}, { match: { ...match, asked: 0, met: 0, missing: [] } }))).not.toContain(
      'есть',
    ));

  test.each([
    [true, true],
    [false, false],
  ])('recommended %s: badge %s', (isRecommended, isShown) => {
    expect(wordsOf(cardOf({ isRecommended })).includes('|Рекомендуем|')).toBe(isShown);
  });

  test.each([
    [0, []],
    [4, ['Python', 'PyTorch', 'SQL', 'vLLM']],
    [5, ['Python', 'PyTorch', 'SQL', 'vLLM', '+1']],
    [6, ['Python', 'PyTorch', 'SQL', 'vLLM', '+2']],
  ])('of %i tags it shows %o', (count, shown) => {
    const list = cardOf({ tags: job.tags.slice(0, count) }).match(/<ul.*<\/ul>/)?.[0] ?? '';
    expect(wordsOf(list).split('|').filter(Boolean)).toEqual(shown);
  });

  test.each([
    [1, 'Москва и ещё в 1 городе|'],
    [2, 'Москва и ещё в 2 городах|'],
    [5, 'Москва и ещё в 5 городах|'],
    [21, 'Москва и ещё в 21 городе|'],
    [1007, 'Москва и ещё в 1 007 городах|'],
  ])('copies in %i other cities', (otherCities, expected) => {
    expect(wordsOf(cardOf({ otherCities })).replaceAll('\u00a0', ' ')).toContain(expected);
  });

  test.each([
    [{ copies: 1, otherCities: 1 }, 'ещё в 1 городе'],
    [{ copies: 3, otherCities: 2 }, 'ещё в 2 городах'],
    [{ copies: 9, otherCities: 5 }, 'ещё в 5 городах'],
    [{ copies: 1, otherCities: 0 }, 'ещё 1 такая же'],
    [{ copies: 2, otherCities: 0 }, 'ещё 2 такие же'],
    [{ copies: 5, otherCities: 0 }, 'ещё 5 таких же'],
  ])('one card for all of %o', (counts, expected) => {
    const folded = wordsOf(cardOf(counts, { addressOfCopy: (id) => id })).replaceAll('\u00a0', ' ');
    expect(folded).toContain(expected);
    expect(folded).not.toContain('и ещё');
  });

  test('alone, it speaks of no other city', () => {
    expect(wordsOf(cardOf({}))).not.toMatch(/город/);
  });
});

describe('the company (docs/rules.md#company-link)', () => {
  test('leads to its page, and is no tab stop', () => {
    expect(cardOf({ companyId: 'hh-7' })).toMatch(
      /<a class="[^"]*" tabindex="-1" href="\/company\/hh-7"[^>]*>Лаборатория/,
    );
  });

  test('without an id it is text', () => {
    expect(cardOf({ companyId: null })).not.toContain('/company/');
    expect(wordsOf(cardOf({ companyId: null }))).toContain('|Лаборатория «Вектор»|');
  });
});

describe('the attribution (docs/rules.md#card-credit)', () => {
  const links = (html: string) => html.match(/<a .*?<\/a>/g) ?? [];

  test.each([
    ['hh', '· hh.ru'],
    ['trudvsem', '· Работа России (trudvsem.ru)'],
  ] as const)('%s: %s, to the vacancy there, in a tab of its own', (source, expected) => {
    const html = cardOf({ source, sourceUrl: 'https://source.example/vacancy/1' });
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(expected);
    const [title, , link] = links(html);
    expect(title).toContain('id="job-hh-1"');
    expect(link).toContain('href="https://source.example/vacancy/1"');
    expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    expect(link).toContain('aria-describedby="job-hh-1" tabindex="-1"');
  });

  test('without an address it is text', () => {
    expect(wordsOf(cardOf({ sourceUrl: null }))).toContain('hh.ru');
    expect(cardOf({ sourceUrl: null })).not.toContain('target=');
  });

  test('a vacancy added by hand has none', () => {
    const html = cardOf({ source: 'manual', sourceUrl: 'https://source.example/vacancy/1' });
    expect(wordsOf(html)).not.toContain('hh.ru');
    expect(html).not.toContain('target=');
  });
});
