import { describe, expect, it } from 'vitest';
import { seeker, strengths, workFormats } from '#core/domain/match/seeker/seeker.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { seekerReadiness } from '#core/domain/match/seeker/seeker-readiness.ts';
import { profile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const now = new Date('2026-06-15T12:00:00Z');
const terms = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`);
const concept = (id: string, strength = 1) => ({ id, strength });
const english = { id: 'english', level: 'B2' };

describe('a seeker has its bounds (docs/rules.md#match-seeker)', () => {
  it.each<[string, unknown, unknown]>([
    ['concepts', terms(60).map((id) => concept(id)), terms(61).map((id) => concept(id))],
    ['concepts', [concept('а'.repeat(24))], [concept('а'.repeat(25))]],
    ['concepts', [concept('а', 0)], [concept('а', -0.1)]],
    ['concepts', [concept('а', 1)], [concept('а', 1.1)]],
    ['concepts', [concept('а')], [concept('')]],
    ['roles', terms(4), terms(5)],
    ['pastRoles', terms(4), terms(5)],
    ['titleStems', terms(12), terms(13)],
    ['industries', terms(5), terms(6)],
    ['languages', Array(8).fill(english), Array(9).fill(english)],
    ['languages', [{ id: 'english', level: 'C2' }], [{ id: 'english', level: 'C3' }]],
    ['level', null, 'Boss'],
    ['years', 60, 60.5],
    ['years', 0, -1],
    ['salary', 100_000_000, 100_000_001],
    ['salary', 0, -1],
    ['salary', 1, 1.5],
    ['city', 'а'.repeat(24), 'а'.repeat(25)],
    ['relocation', true, 'yes'],
  ])('of %s', (name, fits, tooMuch) =>
    expect([fits, tooMuch].map((value) => seeker.safeParse({ [name]: value }).success)).toEqual([
      true,
      false,
    ]),
  );

  it('who says nothing has nothing', () =>
    expect(seeker.parse({})).toEqual({
      concepts: [],
      roles: [],
      pastRoles: [],
      titleStems: [],
      industries: [],
      level: null,
      years: null,
      salary: null,
      city: null,
      relocation: false,
      languages: [],
    }));

  it('work is done in three formats, and known by four strengths', () => {
    expect(workFormats).toEqual(['remote', 'hybrid', 'office']);
    expect(strengths).toEqual({ worked: 1, listed: 0.8, implied: 0.6, touched: 0.5 });
  });
});

const ofProfile = (fields: object) => readSeeker(null, profile.parse(fields), now);

it.each([
  [{}, 'nobody'],
  [{ position: 'Аналитик' }, 'short'],
  [{ skills: ['Kafka'] }, 'short'],
  [{ skills: ['Kafka', 'Git', 'Docker'] }, 'short'],
  [{ position: 'Аналитик', skills: ['Kafka', 'Git'] }, 'short'],
  [{ position: 'Аналитик', skills: ['Kafka', 'Git', 'Docker'] }, 'ready'],
  // What follows from a skill is none of their own.
  [{ position: 'Разработчик', skills: ['Django', 'Git'] }, 'short'],
])('%j is %s for a match (docs/rules.md#match-needs)', (fields, readiness) =>
  expect(seekerReadiness(ofProfile(fields))).toBe(readiness),
);

it.each([
  ['Рассматриваю удалённую работу, бухгалтер', 'accountant'],
  ['Рассматриваю удалённую работу; бухгалтер', 'accountant'],
  ['Рассматриваю удалённую работу. Бухгалтер', 'accountant'],
  ['Рассматриваю удалённую работу — бухгалтер', 'accountant'],
  ['Рассматриваю удалённую работу – бухгалтер', 'accountant'],
])('«%s» wants to be %s', (position, role) => expect(ofProfile({ position }).seeker.roles).toEqual([role]));

it.each([
  ['Младший бухгалтер, стажировка', 'Junior'],
  ['Младший бухгалтер; стажировка', 'Junior'],
  ['Бухгалтер (младший)', 'Junior'],
  ['Стажёр/младший бухгалтер', 'Junior'],
  ['Стажёр бухгалтер', 'Intern'],
  ['Бухгалтер', null],
])('«%s» wants the level %s', (position, level) => expect(ofProfile({ position }).seeker.level).toBe(level));

it.each([
  ['Стажёр бухгалтер', 0],
  ['Младший бухгалтер', 0],
  ['Бухгалтер', null],
  ['Старший бухгалтер', null],
])('«%s» who tells of no work has %s years', (position, years) =>
  expect(ofProfile({ position }).seeker.years).toBe(years),
);

it('more years and pay than anybody has are as many as fit', () =>
  expect(ofProfile({ experience: '99 лет', salary: '900 000 000' }).seeker).toMatchObject({
    years: 60,
    salary: 100_000_000,
  }));

it.each([
  'г. Казань',
  'Мой город Казань',
  'Сейчас проживаю: Казань',
  'Мой адрес Казань',
  'Моё место жительства Казань',
  'My location is Kazan',
  'My city is Kazan',
])('the place is where it is said, though another city stands before it: «%s»', (line) => {
  const text = `Анна Примерова\nБухгалтер\nПишу отчёты, офис Пермь, пятый год\n${line}`;
  expect(readSeeker(extractResumeFacts(text), null, now)).toMatchObject({
    seeker: { city: 'казань' },
    quotes: { place: line },
  });
});

it('else the first that is named', () => {
  const text = 'Анна Примерова\nБухгалтер\nПишу отчёты, офис Пермь, пятый год\nКазань тоже люблю';
  expect(readSeeker(extractResumeFacts(text), null, now).seeker.city).toBe('пермь');
});
