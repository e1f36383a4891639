import { describe, expect, it } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { trudvsemVacancy } from '#functions/sources/trudvsem/record.ts';
import {
  companyCodeIn,
  sourceUrlOf,
  timeOfUuid,
  titleOf,
  toSourceVacancy,
} from '#functions/sources/trudvsem/vacancy.ts';
import { trudvsemRecords } from '#tests/support/import/extracts.ts';
import { id, mapped, parsed, url } from '#tests/support/import/trudvsem/trudvsem-record.ts';

it.each([
  [0, 'Нет опыта'],
  ['1', '1–3 года'],
  [2, '1–3 года'],
  [3, '3–6 лет'],
  [5, '3–6 лет'],
  [6, 'Более 6 лет'],
  [42, null],
  ['от 0', null],
  [null, null],
])('reads %s years of experience as %s', (experience, named) => {
  expect(mapped({ requirement: { experience } }).row.experience).toBe(named);
});

it('says a record in our columns', () => {
  expect(mapped()).toEqual({
    row: {
      id: `trudvsem-${id}`,
      title: 'Бухгалтер',
      company: 'ООО "Пример"',
      location: 'Пермь',
      job_type: 'Full-time',
      salary: 'от 60\u00a0000 до 65\u00a0000\u00a0₽',
      salary_words: 'от 60\u00a0000 до 65\u00a0000\u00a0₽',
      salary_rate: null,
      tags: ['1С'],
      tags_guessed: true,
      published_at: '2026-08-23T21:00:00.000Z',
      is_open: true,
      source_url: url,
      category_id: 'finance',
      company_id: 'trudvsem-1147746841340',
      source: 'trudvsem',
      external_id: id,
      has_direct_contacts: false,
      experience: '3–6 лет',
      cluster_key: expect.stringMatching(/^[\da-f]{32}$/u),
      content_hash: expect.stringMatching(/^\d+-[\da-f]{32}$/u),
    },
    text: 'Обязанности\nУчёт\nТребования\n1С\nУсловия\n- График: Полный рабочий день',
    detail: {
      tags: null,
      html: '<h3>Обязанности</h3><p>Учёт</p><h3>Требования</h3><p>1С</p><h3>Условия</h3><ul><li>График: Полный рабочий день</li></ul>',
      text: 'Обязанности\nУчёт\nТребования\n1С\nУсловия\n- График: Полный рабочий день',
      isOpen: true,
    },
    industryId: null,
    repostKey: expect.stringMatching(/^[\da-f]{32}$/u),
    formerRepostKeys: [expect.stringMatching(/^[\da-f]{32}$/u)],
  });
});

it.each([
  [60_000, 65_000, 'от 60 000 до 65 000 ₽', 'от 60 000 до 65 000 ₽'],
  [60_000, 60_000, 'от 60 000 ₽', 'от 60 000 ₽'],
  [60_000, 0, 'от 60 000 ₽', 'от 60 000 ₽'],
  [0, 65_000, 'до 65 000 ₽', 'до 65 000 ₽'],
  [0, 0, null, null],
  ['60000', null, 'от 60 000 ₽', 'от 60 000 ₽'],
  // Nobody is paid so by the month: the words stay.
  [350, 350, null, 'от 350 ₽'],
  [1, 90_000, 'до 90 000 ₽', 'от 1 до 90 000 ₽'],
  [60_000, 9_000_000, 'от 60 000 ₽', 'от 60 000 до 9 000 000 ₽'],
  [-5, 'много', null, null],
])('salary of %s and %s: %s', (salary_min, salary_max, salary, words) => {
  const { row } = mapped({ salary_min, salary_max });
  const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
  expect([spaced(row.salary), spaced(row.salary_words)]).toEqual([salary, words]);
});

it.each([
  ['Full-time', {}],
  ['Full-time', { employment: 'Полная занятость' }],
  ['Remote', { employment: 'Дистанционная (удаленная) работа' }],
  ['Remote', { employment: 'Удалённая' }],
  ['Remote', { 'job-name': 'Бухгалтер (удалённо)' }],
  ['Full-time', { 'job-name': 'Экономист дистанции пути' }],
  ['Remote', { 'job-name': 'Дистанционно: бухгалтер' }],
  ['Remote', { 'job-name': 'Бухгалтер (удалённая работа)' }],
  ['Remote', { 'job-name': 'Бухгалтер, работа дистанционная' }],
  ['Remote', { 'job-name': 'Бухгалтер на  удалёнке' }],
  ['Remote', { 'job-name': 'Бухгалтер, удалённый формат' }],
  ['Remote', { 'job-name': 'Бухгалтер (удалённый)' }],
  ['Remote', { 'job-name': 'Удалённый бухгалтер' }],
  ['Remote', { employment: 'Удалённая', 'job-name': 'Бухгалтер, не дистанционно' }],
  ['Full-time', { 'job-name': 'Менеджер дистанционных продаж' }],
  ['Full-time', { 'job-name': 'Программист систем дистанционного управления' }],
  ['Full-time', { 'job-name': 'Оператор дистанционно управляемых аппаратов' }],
  ['Full-time', { 'job-name': 'Администратор удалённого доступа' }],
  ['Full-time', { 'job-name': 'Бухгалтер, не дистанционно' }],
  ['Full-time', { 'job-name': 'Программист (работа не удаленная)' }],
  ['Full-time', { 'job-name': 'Бухгалтер (не на удалёнке)' }],
  ['Part-time', { employment: 'Частичная занятость' }],
  ['Part-time', { employment: 'Полная занятость', schedule: 'Неполный рабочий день' }],
  ['Project', { employment: 'Временная' }],
  ['Project', { employment: 'Сезонная занятость' }],
  ['Full-time', { employment: 'Стажировка' }],
])('job type %s of %o', (type, fields) => {
  expect(mapped(fields).row.job_type).toBe(type);
});

it.each([
  ['г Москва, г Зеленоград, Фирсановское шоссе, 15с1 ', 'Москва'],
  ['Московская область, г.Орехово-Зуево, ул. Ленина', 'Орехово-Зуево'],
  ['Ростовская область, город Ростов-на-Дону', 'Ростов-на-Дону'],
  ['Республика Татарстан, г Набережные Челны, Мира проспект', 'Набережные Челны'],
  ['Пермский край, Сивинский район, Сива село, Садовая улица, 1', 'Сива'],
  ['Краснодарский край, Динской район, Динская станица, Красная улица', 'Динская'],
  ['Свердловская область, рп Сосьва', 'Сосьва'],
  // An advert where an address should be: never the whole of it.
  ['Приходите к нам! Звоните 8 999 123-45-67, офис у метро', 'Пермский край'],
  ['д 5, г', 'Пермский край'],
  // No comma parts the street.
  ['г Москва ул Тверская, 5', 'Москва'],
  ['г Москва ул. Тверская 5', 'Москва'],
  ['г. Пермь улица Ленина, 5', 'Пермь'],
  ['г Пермь д. 5', 'Пермь'],
  ['г. Новосибирск Ленинский район, Станиславского, 7', 'Новосибирск'],
  ['г Москва Рязанский проспект 8А', 'Москва'],
  ['г Москва Вернадского пр-т, 41', 'Москва'],
  ['г Москва Южный административный округ', 'Москва'],
  ['г Санкт-Петербург Московское шоссе, 1', 'Санкт-Петербург'],
  ['г Нижний Новгород Большая Покровская улица, 1', 'Нижний Новгород'],
  ['г Нижний Новгород улица 5 Марта', 'Нижний Новгород'],
  ['г Ростов-на-Дону пр-кт Ворошиловский', 'Ростов-на-Дону'],
  ['посёлок Октябрьский, Мира улица', 'Октябрьский'],
  ['посёлок Октябрьский район Южный', 'Октябрьский'],
  ['посёлок Новый Октябрьский улица Мира', 'Новый Октябрьский'],
  ['г Набережные Челны пер. Ровный', 'Набережные Челны'],
  ['Сива село Садовая улица, 1', 'Сива'],
  ['\u200bг&nbsp;Пермь, ул. Ленина', 'Пермь'],
  ['', 'Пермский край'],
])('place of «%s»: %s', (location, place) => {
  expect(mapped({ addresses: { address: [{ location }] } }).row.location).toBe(place);
});

it('takes the region where there is no address', () => {
  const region = (name: string | null) => mapped({ addresses: undefined, region: { name } }).row.location;
  expect(region('Город Севастополь')).toBe('Севастополь');
  expect(region('Республика Татарстан (Татарстан)')).toBe('Республика Татарстан');
  expect(region(null)).toBe('Город не указан');
});

describe('tags', () => {
  it('are the listed skills once, without virtues, levels and long ones', () => {
    const skills = [
      'Python / Питон',
      'Навык работы с Git',
      'Навык работы с 1С (программами семейства 1С)',
      'Знание бухгалтерского учета',
      'python',
      'Ответственность , добросовестность',
      'начальное',
      'Знание единой системы программной документации (ЕСПД), и ещё многое другое',
    ];
    const { row, detail } = mapped({ skills: [...skills, ...skills] });
    expect(row.tags).toEqual(['Python', 'Git', '1С', 'Знание бухгалтерского учета']);
    expect(detail?.tags).toEqual(row.tags);
    expect(row.tags_guessed).toBe(false);
  });

  it('are of 40 characters at most', () => {
    const [whole, longer] = ['я'.repeat(40), 'ю'.repeat(41)];
    expect(mapped({ skills: [whole, longer] }).row.tags).toEqual([whole]);
  });

  it('are eight skills at most, then schedule and quota', () => {
    const { row } = mapped({
      skills: Array.from({ length: 30 }, (_, n) => `Навык ${n}`),
      schedule: 'Вахтовый метод',
      employment: 'Стажировка',
      workPlaceType: { workPlaceQuota: true },
    });
    expect(row.tags.slice(7)).toEqual(['Навык 7', 'Вахта', 'Стажировка', 'Квота для людей с инвалидностью']);
  });

  it('may come as one text', () => {
    expect(mapped({ skills: 'SQL' }).row.tags).toEqual(['SQL']);
  });

  it.each([
    ['Сменная работа', ['1С', 'Сменный график']],
    ['Гибкий график', ['1С', 'Гибкий график']],
    ['Ненормированный рабочий день', ['1С', 'Ненормированный рабочий день']],
  ])('say the schedule: %s', (schedule, tags) => {
    expect(mapped({ schedule }).row.tags).toEqual(tags);
  });
});

describe('the employer', () => {
  it('is known by the portal’s code, a UUID for some', () => {
    const companycode = '412c74a0-e6f4-11e6-90cd-ef76bd2a03c1';
    expect(mapped({ company: { companycode, name: 'Отдел' } }).row.company_id).toBe(
      `trudvsem-${companycode}`,
    );
  });

  it('is known by name where another site’s feed has put the vacancy there', () => {
    const feed = (name: string) =>
      mapped({ source: 'Вакансия интернет ресурса', company: { companycode: '5147746474134', name } }).row;
    expect(feed('Сбербанк России, ПАО').company_id).toMatch(/^trudvsem-[\da-f]{32}$/u);
    expect(feed('Сбербанк России, ПАО').company_id).toBe(feed('СБЕРБАНК России,  ПАО').company_id);
    expect(feed('Сбербанк России, ПАО').company_id).not.toBe(feed('АО "ДИКСИ Юг"').company_id);
  });

  it('has neither id nor reposts without a name', () => {
    const nameless = mapped({ company: { companycode: '1' } });
    expect(nameless.row).toMatchObject({
      company: 'Компания не названа',
      company_id: null,
      cluster_key: null,
    });
    expect(nameless).not.toHaveProperty('repostKey');
    expect(nameless).not.toHaveProperty('formerRepostKeys');
  });
});

describe('the same posted twice', () => {
  const key = (fields: Record<string, unknown>) => mapped(fields).repostKey;
  it('has one employer, title, pay and place, in whatever spelling', () => {
    expect(key({ id: 'other', 'creation-date': '2020-01-01', 'job-name': 'БУХГАЛТЕР' })).toBe(key({}));
    expect(key({ company: { companycode: '2', name: 'ООО «Другая»' } })).not.toBe(key({}));
    expect(key({ salary_min: 61_000 })).not.toBe(key({}));
    expect(key({ addresses: undefined })).not.toBe(key({}));
    expect(key({ 'job-name': 'Главный бухгалтер' })).not.toBe(key({}));
  });

  it('has both ends of the pay in common', () => {
    const pay = (salary_min: number | null, salary_max: number | null) => key({ salary_min, salary_max });
    expect(new Set([pay(40_000, 0), pay(40_000, 120_000), pay(0, 120_000), pay(0, 0)]).size).toBe(4);
    expect(pay(40_000, 40_000)).toBe(pay(40_000, 0));
    expect(pay(null, null)).toBe(pay(0, 0));
  });
});

it('keeps a title as it is, but for its first letter, tags and contacts', () => {
  const title = (name: string) => titleOf(parsed({ 'job-name': name }));
  expect(title('  бухгалтер &amp;\n <b>экономист</b> ')).toBe('Бухгалтер & экономист');
  expect(title('БУХГАЛТЕР')).toBe('БУХГАЛТЕР');
  expect(title('iOS-разработчик')).toBe('iOS-разработчик');
  expect(title('Бухгалтер, тел. 8 (999) 123-45-67')).not.toMatch(/\d/u);
});

describe('the day of publication', () => {
  const day = (fields: Record<string, unknown>) => mapped(fields).row.published_at;
  it('is the portal’s, in Moscow, however old', () => {
    expect(day({ 'creation-date': '2015-08-01' })).toBe('2015-07-31T21:00:00.000Z');
  });
  it('is in the id where the portal does not say it, and nowhere in another id', () => {
    expect(day({ 'creation-date': undefined })).toBe('2026-08-24T09:20:17.025Z');
    expect(day({ 'creation-date': 'скоро' })).toBe('2026-08-24T09:20:17.025Z');
    expect(day({ 'creation-date': undefined, id: '7' })).toBeNull();
    expect(timeOfUuid('0525ef18-9f9d-41f1-9845-b5db8f41d690')).toBeNull();
  });
  it('of records as the portal writes them agrees with their ids', () => {
    expect(trudvsemRecords.length).toBeGreaterThan(3);
    for (const record of trudvsemRecords) {
      const apart = Date.parse(timeOfUuid(record.id) as string) - Date.parse(day(record) as string);
      expect(Math.abs(apart), record.id).toBeLessThan(2 * 86_400_000);
    }
  });
});

describe('the address', () => {
  const address = (fields: Record<string, unknown>) => sourceUrlOf(parsed(fields));
  it('is the portal’s own, over https', () => {
    expect(address({})).toBe(url);
    expect(address({ vac_url: url.replace('https', 'http') })).toBe(url);
    expect(address({ vac_url: url.replace('https', 'http'), company: null })).toBe(url);
  });
  it.each(['https://example.com/vacancy/card/1/2', 'javascript:alert(1)', 'https://trudvsem.ru/', 'x', null])(
    'is made of code and id in place of %s',
    (vac_url) => {
      expect(address({ vac_url })).toBe(url);
    },
  );
  it('is none without a code', () => {
    expect(address({ vac_url: null, company: null })).toBeNull();
    expect(address({ vac_url: 'https://trudvsem.ru/vacancy/card/%zz/1', company: null })).toBeNull();
  });
  it('tells the code', () => {
    expect(companyCodeIn(url)).toBe('1147746841340');
    expect(companyCodeIn('https://trudvsem.ru.evil.test/vacancy/card/1/2')).toBeNull();
    expect(companyCodeIn(null)).toBeNull();
  });
});

it('names an industry only where the field is one', () => {
  const industry = (specialisation: string) => mapped({ category: { specialisation } }).industryId;
  expect(industry('Строительство, ремонт, стройматериалы, недвижимость')).toBe('13');
  expect(industry('Транспорт, автобизнес, логистика, склад, ВЭД')).toBe('5');
  expect(industry('Информационные технологии, телекоммуникации, связь')).toBeNull();
  expect(industry('Производство')).toBeNull();
  expect(mapped({ category: null }).industryId).toBeNull();
});

it('hashes what was said, and not the day of renewal', () => {
  const hash = (fields: Record<string, unknown>) => mapped(fields).row.content_hash;
  expect(hash({ date_modify: '2026-09-01T00:00:00+0300', work_places: 9 })).toBe(hash({}));
  expect(hash({ duty: 'Другое' })).not.toBe(hash({}));
  expect(hash({ salary_max: 66_000 })).not.toBe(hash({}));
  expect(hash({ category: { specialisation: 'Образование, наука' } })).not.toBe(hash({}));
});

it('needs nothing but id and title', () => {
  const bare = trudvsemVacancy.parse({ id: 5, 'job-name': 'Юрист', skills: null, requirement: 'нет' });
  expect(toSourceVacancy(bare, 'law', url, bundledRates).row).toMatchObject({
    id: 'trudvsem-5',
    company: 'Компания не названа',
    location: 'Город не указан',
    published_at: null,
    salary: null,
    tags: [],
  });
});

it('reads experience that is a number or words', () => {
  const key = (experience: unknown) => mapped({ requirement: { experience } }).row.cluster_key;
  expect(key(3)).toBe(key('3'));
  expect(key('от 0')).not.toBe(key(3));
});

it.each(['\u200b', '&#8203;', '\u2800', '<b></b>'])('takes «%s» for no name of a company', (name) => {
  expect(mapped({ company: { companycode: '1', name } }).row).toMatchObject({
    company: 'Компания не названа',
    company_id: null,
  });
});
