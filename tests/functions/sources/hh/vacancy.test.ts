import { expect, it } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { hhVacancy, listedTags, toSourceVacancy } from '#functions/sources/hh/vacancy.ts';

/** A list item as hh.ru gives it, with a few fields changed. */
const item = (overrides: Record<string, unknown> = {}) => ({
  id: '1',
  name: 'Frontend-разработчик',
  area: { id: '1', name: 'Москва', url: 'https://api.hh.ru/areas/1' },
  address: { city: 'Елабуга' },
  salary: { from: 100_000, to: null, currency: 'RUR', gross: true },
  employer: { id: '10', name: 'Вектор' },
  snippet: { requirement: 'Знание <highlighttext>React</highlighttext> и Git.', responsibility: null },
  published_at: '2025-11-15T22:24:03+0300',
  created_at: '2025-11-15T22:24:03+0300',
  archived: false,
  alternate_url: 'https://hh.ru/vacancy/1',
  professional_roles: [{ id: '96', name: 'Программист, разработчик' }],
  schedule: { id: 'fullDay', name: 'Полный день' },
  employment: { id: 'full', name: 'Полная занятость' },
  experience: { id: 'between1And3', name: 'От 1 года до 3 лет' },
  ...overrides,
});
const mapped = (overrides: Record<string, unknown> = {}) =>
  toSourceVacancy(hhVacancy.parse(item(overrides)), 'frontend', bundledRates);

it('says a list item in our columns', () => {
  expect(mapped()).toEqual({
    row: {
      id: 'hh-1',
      title: 'Frontend-разработчик',
      company: 'Вектор',
      location: 'Москва',
      job_type: 'Full-time',
      salary: 'от 100\u00a0000\u00a0₽',
      salary_words: 'от 100\u00a0000\u00a0₽ до вычета налогов',
      salary_rate: null,
      tags: ['React', 'Git'],
      tags_guessed: true,
      published_at: '2025-11-15T19:24:03.000Z',
      is_open: true,
      source_url: 'https://hh.ru/vacancy/1',
      category_id: 'frontend',
      company_id: 'hh-10',
      source: 'hh',
      external_id: '1',
      has_direct_contacts: false,
      experience: '1–3 года',
      cluster_key: 'hh-10|вектор|frontend разработчик|от 100\u00a0000\u00a0₽ до вычета налогов|between1And3',
      content_hash: expect.stringMatching(/^\d+-[\da-f]{32}$/u),
    },
    text: 'Знание React и Git.',
  });
});

const id = (value: string) => ({ id: value });
it.each([
  ['Remote', { work_format: [id('ON_SITE'), id('REMOTE')], employment_form: id('PART') }],
  ['Remote', { work_format: [], schedule: id('remote') }],
  // A format that is said counts for more than the old schedule.
  ['Full-time', { work_format: [id('ON_SITE')], schedule: id('remote') }],
  ['Project', { employment_form: id('PROJECT') }],
  ['Project', { employment: id('project') }],
  ['Part-time', { employment_form: id('SIDE_JOB') }],
  ['Part-time', { employment: id('volunteer') }],
  ['Full-time', { employment_form: id('FLY_IN_FLY_OUT') }],
  ['Full-time', { employment: id('probation') }],
  ['Full-time', { employment: null, schedule: null }],
])('job type %s of %o', (type, fields) => {
  expect(mapped(fields).row.job_type).toBe(type);
});

it('adds the work format to the tags', () => {
  const { row } = mapped({
    key_skills: [{ name: ' Git ' }, { name: 'git' }, { name: 'React' }, { name: 'x'.repeat(101) }],
    work_format: [id('HYBRID'), id('FIELD_WORK')],
    employment_form: id('FLY_IN_FLY_OUT'),
    internship: true,
    schedule: id('shift'),
  });
  expect(row.tags).toEqual(['Git', 'React', 'Гибрид', 'Разъездная', 'Вахта', 'Стажировка', 'Сменный график']);
  expect(mapped({ schedule: id('flexible'), snippet: null }).row.tags).toEqual(['Гибкий график']);
});

it('keeps fifteen skills, and none where none are listed', () => {
  const key_skills = Array.from({ length: 30 }, (_, n) => ({ name: `Навык ${n}` }));
  expect(listedTags(hhVacancy.parse(item({ key_skills })))).toHaveLength(15);
  expect(listedTags(hhVacancy.parse(item({ key_skills: [] })))).toBeNull();
});

it('prefers salary_range and knows what it is paid for', () => {
  const shift = { from: 4000, to: 5000, currency: 'RUR', gross: false, mode: id('SHIFT'), frequency: null };
  expect(mapped({ salary_range: shift }).row).toMatchObject({
    salary: null,
    salary_words: 'от 4\u00a0000 до 5\u00a0000\u00a0₽ за смену на руки',
  });
  expect(mapped({ salary: null }).row).toMatchObject({ salary: null, salary_words: null });
});

it('copies in other cities have one key; an anonymous employer has none', () => {
  const key = (fields: Record<string, unknown>) => mapped(fields).row.cluster_key;
  const kazan = { id: '2', area: { name: 'Казань' }, name: 'Frontend-разработчик (г. Казань)' };
  expect(key(kazan)).toBe(key({}));
  expect(key({ experience: null })).not.toBe(key({}));
  expect(key({ experience: 'от года' })).toBe(key({ experience: null }));
  expect(key({ employer: { name: 'Крупный банк' } })).toBeNull();
});

it('has no company id for an anonymous employer and strips the tail of a holding', () => {
  expect(mapped({ employer: { name: 'Крупный банк', trusted: true } }).row).toMatchObject({
    company: 'Крупный банк',
    company_id: null,
  });
  expect(mapped({ employer: { id: 7, name: 'Ромашка::Отдел &quot;Юг&quot;' } }).row).toMatchObject({
    company: 'Ромашка',
    company_id: 'hh-7',
  });
});

it('reads entities in a title and collapses it', () => {
  expect(mapped({ name: '  R&amp;D \n инженер ' }).row.title).toBe('R&D инженер');
});

it.each(['Юрист +7 (999) 123-45-67', 'Юрист hr@company.ru', 't.me/vasya_hr Юрист'])(
  'takes people’s contacts out of the title «%s»',
  (name) => {
    expect(mapped({ name }).row.title).toBe('Юрист');
  },
);

it('needs nothing but id, name and roles', () => {
  const bare = hhVacancy.parse({ id: 5, name: 'Программист', professional_roles: [id('96')] });
  expect(toSourceVacancy(bare, 'development', bundledRates).row).toMatchObject({
    id: 'hh-5',
    company: 'Компания не названа',
    location: 'Город не указан',
    published_at: null,
    source_url: null,
    salary: null,
  });
});

it.each([
  ['noExperience', 'Нет опыта'],
  ['between1And3', '1–3 года'],
  ['between3And6', '3–6 лет'],
  ['moreThan6', 'Более 6 лет'],
  ['something new', null],
])('names the experience %s', (fields, named) => {
  expect(mapped({ experience: id(fields) }).row.experience).toBe(named);
});

it('takes no link that is not a web address', () => {
  expect(mapped({ alternate_url: 'javascript:alert(1)' }).row.source_url).toBeNull();
});

it('hashes what the source said, not the day’s rate', () => {
  const hash = (fields: Record<string, unknown>, rates = bundledRates) =>
    toSourceVacancy(hhVacancy.parse(item(fields)), 'frontend', rates).row.content_hash;
  const dollars = { salary: { from: 2000, to: null, currency: 'USD', gross: null } };
  expect(hash(dollars)).toBe(hash(dollars, { date: '2030-01-01', roubles: { USD: 1 } }));
  expect(hash(dollars)).not.toBe(hash({ salary: { ...dollars.salary, from: 2001 } }));
  expect(hash({})).not.toBe(hash({ published_at: '2025-11-18T22:24:03+0300' }));
  expect(hash({})).not.toBe(hash({ snippet: { requirement: 'Другое' } }));
  expect(hash({})).not.toBe(hash({ experience: id('noExperience') }));
  expect(hash({})).toBe(hash({ counters: { views: 7 } }));
});

it.each(['constructor', 'toString', '__proto__'])('names no experience by the code «%s»', (code) => {
  expect(mapped({ experience: id(code) }).row.experience).toBeNull();
});

it.each(['\u200b', '&#8203;', ' \u2060\u00ad', '\u2800', '&nbsp;'])('takes «%s» for no word', (blank) => {
  expect(hhVacancy.safeParse(item({ name: blank })).success).toBe(false);
  expect(mapped({ employer: { id: '10', name: blank }, area: { name: blank } }).row).toMatchObject({
    company: 'Компания не названа',
    location: 'Город не указан',
  });
});

it('reads the names of a company and a place as it reads a title', () => {
  const fields = {
    name: '\u200bЮрист\u00ad&nbsp;отдела 👨\u200d💻',
    employer: { id: '10', name: 'Город &amp;\n Ко\u200b::Отдел' },
    area: { name: 'Нижний\n Новгород&nbsp;' },
  };
  expect(mapped(fields).row).toMatchObject({
    title: 'Юрист отдела 👨\u200d💻',
    company: 'Город & Ко',
    location: 'Нижний Новгород',
  });
});

it.each([
  ['Орел', 'Орёл'],
  ['Королев (Московская область)', 'Королёв (Московская область)'],
  ['Щелково', 'Щёлково'],
  ['США', 'США'],
])('spells the place «%s» as «%s», which is no news of the vacancy', (name, spelled) => {
  const [row, respelled] = [name, spelled].map((place) => mapped({ area: { name: place } }).row);
  expect([row?.location, respelled?.location]).toEqual([spelled, spelled]);
  // Of what the source has said: the hash of before, but for the mapping's number.
  expect(row?.content_hash === respelled?.content_hash).toBe(name === spelled);
});

it.each([
  ['http://hh.ru/vacancy/1', 'http://hh.ru/vacancy/1'],
  ['ftp://hh.ru/vacancy/1', null],
  ['javascript:alert(1)', null],
  [undefined, null],
])('of the address «%s» a vacancy keeps «%s»', (alternate_url, kept) =>
  expect(mapped({ alternate_url }).row.source_url).toBe(kept),
);
