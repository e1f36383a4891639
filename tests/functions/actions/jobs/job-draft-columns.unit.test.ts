import { describe, expect, it } from 'vitest';
import { highestSalary, maxNameLength, maxTags } from '#core/domain/job/job-draft.ts';
import { columnsOf, draftOf } from '#functions/actions/jobs/job-draft-columns.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const noContacts = { email: null, telegram: null, site: null };
const draftWith = (row: Parameters<typeof jobRowWith>[0]) =>
  draftOf({ row: jobRowWith(row), html: null, contacts: null });

describe('what the editor shows of a vacancy', () => {
  it('the text and the contacts that it has, or none', () => {
    const contacts = { ...noContacts, email: 'hr@alpha.example' };
    const whole = draftOf({ row: jobRowWith({ is_recommended: true }), html: '<p>О нас</p>', contacts });
    expect(whole).toMatchObject({ description: '<p>О нас</p>', contacts, isRecommended: true });
    expect(draftWith({})).toMatchObject({ description: '', contacts: noContacts, isRecommended: false });
  });

  it('pay up to the most that an admin may write', () => {
    expect(draftWith({ salary: `от ${highestSalary} до ${highestSalary + 1} ₽` })).toMatchObject({
      salaryFrom: highestSalary,
      salaryTo: null,
    });
    expect(draftWith({ salary: `от ${highestSalary + 1} ₽` })).toMatchObject({
      salaryFrom: null,
      salaryTo: null,
    });
    expect(draftWith({ salary: null })).toMatchObject({ salaryFrom: null, salaryTo: null });
  });

  it('names and tags as long as an admin may write them', () => {
    const long = 'я'.repeat(maxNameLength + 1);
    const tags = Array.from({ length: maxTags + 1 }, (_, n) => `тег ${n}`);
    const draft = draftWith({ company: long, location: `${long}ю`, tags });
    expect([draft.company, draft.location]).toEqual([long.slice(1), long.slice(1)]);
    expect(draft.tags).toEqual(tags.slice(0, maxTags));
  });

  it('the category and the industry, where they are known', () => {
    expect(draftWith({ category_id: 'data-science', industry_id: '15' })).toMatchObject({
      categoryId: 'data-science',
      industryId: '15',
    });
    const unknown = draftWith({ category_id: null, industry_id: '7000' });
    expect(unknown.categoryId).not.toBe('');
    expect(unknown.industryId).toBeNull();
    expect(draftWith({ industry_id: null }).industryId).toBeNull();
  });

  it.each([
    ['https://alpha.example/1', 'https://alpha.example/1'],
    ['http://alpha.example/1', 'http://alpha.example/1'],
    ['ftp://alpha.example/1', null],
    ['xhttps://alpha.example/1', null],
    ['httpsx://alpha.example/1', null],
    ['alpha.example', null],
    [null, null],
  ])('the address %s as %s', (source_url, shown) => {
    expect(draftWith({ source_url }).sourceUrl).toBe(shown);
  });
});

describe('the columns of a change', () => {
  const before = { company: 'Альфа', salary: 'от 100 000 до 200 000 ₽' };

  it('nothing changed is nothing written', () => {
    expect(columnsOf({}, before, 'hh-1')).toEqual({});
  });

  it('a company that stays keeps its id', () => {
    expect(columnsOf({ company: 'Альфа' }, before, 'hh-1')).toEqual({});
    expect(columnsOf({ company: 'Бета' }, before, 'hh-2')).toEqual({ company: 'Бета', company_id: 'hh-2' });
    expect(columnsOf({ company: 'Бета' }, null, 'hh-2')).toEqual({ company: 'Бета', company_id: 'hh-2' });
  });

  it('one end of the pay leaves the other, and a source’s words of it go', () => {
    const gone = { salary_words: null, salary_rate: null };
    const texts = [
      columnsOf({ salaryFrom: 150_000 }, before, null),
      columnsOf({ salaryTo: 150_000 }, before, null),
      columnsOf({ salaryFrom: null }, before, null),
      columnsOf({ salaryFrom: null, salaryTo: null }, before, null),
      columnsOf({ salaryTo: 150_000 }, null, null),
    ].map((columns) => {
      expect(columns).toMatchObject(gone);
      return columns.salary?.replaceAll('\u00a0', ' ');
    });
    expect(texts).toEqual([
      'от 150 000 до 200 000 ₽',
      'от 100 000 до 150 000 ₽',
      'до 200 000 ₽',
      undefined,
      'до 150 000 ₽',
    ]);
  });

  it('every other field has one of its own', () => {
    expect(
      columnsOf(
        {
          ...{ title: 'Аналитик', location: 'Тула', type: 'Проектная работа', categoryId: 'backend' },
          ...{ industryId: null, tags: ['Git', 'git', 'Go'], sourceUrl: null, isRecommended: false },
          contacts: noContacts,
        },
        before,
        null,
      ),
    ).toEqual({
      ...{ title: 'Аналитик', location: 'Тула', job_type: 'Project', category_id: 'backend' },
      ...{ industry_id: null, tags: ['Git', 'Go'], source_url: null, is_recommended: false },
      has_direct_contacts: false,
    });
    expect(columnsOf({ contacts: { ...noContacts, site: 'https://a.example' } }, before, null)).toEqual({
      has_direct_contacts: true,
    });
  });
});
