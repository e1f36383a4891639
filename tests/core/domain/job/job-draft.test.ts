import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobChanges, jobDraft, salaryEnds } from '#core/domain/job/job-draft.ts';
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
