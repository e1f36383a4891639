import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobChanges, jobDraft, salaryEnds, withoutControlCharacters } from '#core/domain/job/job-draft.ts';
import { salaryText } from '#core/domain/job/pay/salary.ts';

const amount = fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: null });

describe('salaryEnds', () => {
  it('reads back what salaryText has written, the lower end first', () => {
    fc.assert(
      fc.property(amount, amount, (from, to) => {
        const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
        expect(salaryEnds(salaryText(from, to))).toEqual({ salaryFrom: low, salaryTo: high });
      }),
    );
  });

  it.each([
    [null, null, null],
    ['по договорённости', null, null],
    ['договор от 100 000 ₽', 100_000, null],
    ['150 000–250 000', 150_000, 250_000],
    ['до 200 000', null, 200_000],
    ['доход 200 000', 200_000, 200_000],
    ['200 000, от и до', 200_000, 200_000],
    ['ДО 200 000', null, 200_000],
  ])('%j', (text, salaryFrom, salaryTo) => {
    expect(salaryEnds(text)).toEqual({ salaryFrom, salaryTo });
  });
});

it('a change says only what it says, a draft says the rest by itself', () => {
  expect(jobChanges.parse({ title: ' Аналитик ' })).toEqual({ title: 'Аналитик' });
  expect(jobDraft.parse({ title: 'Аналитик', company: 'Альфа', categoryId: 'analysts' })).toMatchObject({
    location: 'Remote',
    type: 'Полная занятость',
    tags: [],
    contacts: { email: null, telegram: null, site: null },
  });
});

it('no control character and nothing that turns a text around comes in (docs/rules.md#vacancy-characters)', () => {
  const odd = 'Nul\u0000title \u202eи\ufffe\u0001\u2067\u0085';
  expect(jobChanges.parse({ title: odd, company: odd, tags: [odd], description: `<p>${odd}\n</p>` })).toEqual(
    {
      ...{ title: 'Nultitle и', company: 'Nultitle и', tags: ['Nultitle и'] },
      description: '<p>Nultitle и\n\n</p>',
    },
  );
  expect(jobChanges.safeParse({ title: '\u0000\u202e' }).success).toBe(false);
  expect(jobChanges.parse({ title: 'Инженер\u000bпо\fкачеству' })).toEqual({ title: 'Инженер по качеству' });
});

it('a change to an unknown category or industry is none, and says so', () => {
  for (const changes of [{ categoryId: 'analyst' }, { industryId: 'space' }])
    expect(jobChanges.safeParse(changes).error?.issues).toMatchObject([
      { path: Object.keys(changes), message: 'unknown id' },
    ]);
});

it.each(['ftp://vector.ru', 'shttp://vector.ru', 'javascript:alert(1)'])(
  'no address of a vacancy: %s',
  (sourceUrl) => expect(jobChanges.safeParse({ sourceUrl }).success).toBe(false),
);

it.each<[string, unknown, unknown]>([
  ['title', 'а'.repeat(300), 'а'.repeat(301)],
  ['title', 'а', ' '],
  ['title', ` а${' '.repeat(4998)}`, ` а${' '.repeat(4999)}`],
  ['company', 'а'.repeat(200), 'а'.repeat(201)],
  ['location', 'а'.repeat(200), 'а'.repeat(201)],
  ['tags', ['а'.repeat(100)], ['а'.repeat(101)]],
  ['tags', Array(30).fill('а'), Array(31).fill('а')],
  ['description', 'а'.repeat(20_000), 'а'.repeat(20_001)],
  ['salaryFrom', 1, 0],
  ['salaryTo', 100_000_000, 100_000_001],
  ['salaryTo', null, 1.5],
  ['sourceUrl', `https://a.ru/${'a'.repeat(1987)}`, `https://a.ru/${'a'.repeat(1988)}`],
  ['sourceUrl', 'http://vector.ru', 'vector.ru'],
  ['industryId', null, ''],
  ['categoryId', 'law', null],
  ['type', 'Проектная работа', 'Project'],
])('a change of %s has its bounds (docs/rules.md#vacancy-characters)', (name, fits, tooMuch) => {
  expect(jobChanges.safeParse({ [name]: fits }).success).toBe(true);
  expect(jobChanges.safeParse({ [name]: tooMuch }).success).toBe(false);
});

it.each([
  ['a\u000bb\fc\u0085d', 'a\nb\nc\nd'],
  ['a\tb\nc\rd', 'a\tb\nc\rd'],
  ...['\u0000', '\u001f', '\u007f', '\u009f', '\ufffe', '\uffff', '\u202a', '\u202e', '\u2066', '\u2069'].map(
    (odd) => [`a${odd}b`, 'ab'],
  ),
  ...['\u00a0', '\u2029', '\u202f', '\u2065', '\u206a', '\ufffd'].map((kept) => [`a${kept}b`, `a${kept}b`]),
])('%j is written as %j', (text, written) => expect(withoutControlCharacters(`${text}`)).toBe(written));
