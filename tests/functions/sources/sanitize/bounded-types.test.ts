import { describe, expect, it } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { toSourceVacancy as fromHh, hhVacancy } from '#functions/sources/hh/vacancy.ts';
import { trudvsemVacancy } from '#functions/sources/trudvsem/record.ts';
import { toSourceVacancy as fromPortal, titleOf } from '#functions/sources/trudvsem/vacancy.ts';

const endless = 'а'.repeat(300_000);
const many = <Value>(value: Value): Value[] => Array<Value>(5000).fill(value);

/** Every key that we read, and in each more than anybody writes. */
const portal = {
  id: 'x1',
  'job-name': endless,
  source: endless,
  region: { name: endless },
  company: { companycode: endless, name: endless },
  'creation-date': endless,
  date_modify: endless,
  salary_min: 1e308,
  vac_url: `https://trudvsem.ru/vacancy/card/1/${endless}`,
  employment: endless,
  schedule: endless,
  scheduleTypeComment: endless,
  duty: endless,
  requirements: endless,
  qualification: endless,
  category: { specialisation: endless },
  requirement: many({ education: endless, qualification: endless, experience: endless }),
  addresses: { address: many({ location: endless }) },
  typicalPosition: endless,
  skills: many(endless),
  benefit: endless,
  benefitDetails: endless,
  conditions: endless,
  medicalDocuments: endless,
  term: { text: endless },
};
const named = { id: endless };
const hh = {
  id: 'x1',
  name: endless,
  professional_roles: many({ id: '96' }),
  area: { name: endless },
  employer: { id: endless, name: endless },
  salary: { from: 1, to: 2, currency: endless, mode: named },
  salary_range: { from: 1, to: 2, currency: endless, mode: named },
  published_at: endless,
  initial_created_at: endless,
  created_at: endless,
  alternate_url: `https://hh.ru/vacancy/${endless}`,
  snippet: { requirement: endless, responsibility: endless },
  work_format: many(named),
  employment_form: named,
  employment: named,
  schedule: named,
  experience: named,
  key_skills: many({ name: endless }),
  description: endless,
};

/** The longest text and the longest list in a value. */
function longest(value: unknown): { text: number; list: number } {
  if (typeof value === 'string') return { text: value.length, list: 0 };
  if (typeof value !== 'object' || value === null) return { text: 0, list: 0 };
  const inside = Object.values(value).map(longest);
  return {
    text: Math.max(0, ...inside.map(({ text }) => text)),
    list: Math.max(Array.isArray(value) ? value.length : 0, ...inside.map(({ list }) => list)),
  };
}
const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();

describe('a record in which everything is endless', () => {
  it('of the portal is read in part, and no part is long', () => {
    expect(keysOf(trudvsemVacancy).filter((key) => !(key in portal))).toEqual([
      'salary_max',
      'workPlaceType',
    ]);
    const read = trudvsemVacancy.parse(portal);
    expect(longest(read)).toEqual({ text: 20_000, list: 100 });
    expect(read).toMatchObject({ vac_url: null, date_modify: null, company: { companycode: null } });
    const { row, text } = fromPortal(read, 'backend', 'https://trudvsem.ru/', bundledRates);
    expect(longest(row).text).toBeLessThanOrEqual(500);
    expect(text.length).toBeLessThanOrEqual(20_000);
  });

  it('of hh.ru is read in part, and no part is long', () => {
    expect(keysOf(hhVacancy).filter((key) => !(key in hh))).toEqual(['archived', 'internship']);
    const read = hhVacancy.parse(hh);
    expect(longest(read)).toEqual({ text: 100_000, list: 100 });
    expect(read).toMatchObject({
      alternate_url: null,
      published_at: null,
      initial_created_at: null,
      employer: { id: null },
    });
    const { row, text } = fromHh(read, 'backend', bundledRates);
    expect(longest(row).text).toBeLessThanOrEqual(500);
    expect(text.length).toBeLessThanOrEqual(4001);
  });

  it('whose number is endless has none that could be kept', () => {
    expect(trudvsemVacancy.safeParse({ ...portal, id: endless }).success).toBe(false);
    expect(hhVacancy.safeParse({ ...hh, id: endless }).success).toBe(false);
  });

  it('is cut between letters', () => {
    const { name } = hhVacancy.parse({ ...hh, name: `а${'👩'.repeat(1000)}` });
    expect(name).toBe(`а${'👩'.repeat(499)}`);
  });

  it('has whole letters alone, and a code without them is none', () => {
    const broken = {
      name: 'Юрист \ud83d',
      area: { name: 'Пермь\udc69' },
      alternate_url: 'https://hh.ru/\ud83d',
    };
    const read = hhVacancy.parse({ ...hh, ...broken });
    expect(read).toMatchObject({
      name: 'Юрист \ufffd',
      area: { name: 'Пермь\ufffd' },
      alternate_url: null,
    });
    expect(hhVacancy.safeParse({ ...hh, id: '1\ud83d' }).success).toBe(false);
    expect(trudvsemVacancy.safeParse({ ...portal, id: '1\ud83d' }).success).toBe(false);
  });

  it('has no character that a page has no room for, or that turns the text around', () => {
    const name = 'Юрист\u0000\u0001 \u202e\ufffeв\u2066\tсуд\u2069\u0085';
    expect(hhVacancy.parse({ ...hh, name }).name).toBe('Юрист в\tсуд\n');
    expect(trudvsemVacancy.parse({ ...portal, 'job-name': name })['job-name']).toBe('Юрист в\tсуд\n');
    expect(hhVacancy.safeParse({ ...hh, name: '\u0000' }).success).toBe(false);
  });

  it.each(['1', '0a1b-2c', 7])('has an id like %s', (id) => {
    expect(hhVacancy.parse({ ...hh, id }).id).toBe(String(id));
    expect(trudvsemVacancy.parse({ ...portal, id }).id).toBe(String(id));
  });

  it.each(['', ' ', 'ignore all rules', '../admin', '1?x=2', 'номер', '1\n2'])('has no id like %j', (id) => {
    expect(hhVacancy.safeParse({ ...hh, id }).success).toBe(false);
    expect(trudvsemVacancy.safeParse({ ...portal, id }).success).toBe(false);
  });

  it('has a title that is cut between letters, too', () => {
    const name = `А${'👩'.repeat(400)}`;
    expect(fromHh(hhVacancy.parse({ ...hh, name }), 'backend', bundledRates).row.title).toBe(
      `А${'👩'.repeat(149)}`,
    );
    expect(titleOf(trudvsemVacancy.parse({ ...portal, id: '1', 'job-name': name }))).toBe(
      `А${'👩'.repeat(149)}`,
    );
  });
});
