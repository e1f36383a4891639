import { describe, expect, test } from 'vitest';
import { wishedSalary, yearsOfWork } from '#core/domain/match/seeker/profile-facts.ts';
import { strengths } from '#core/domain/match/seeker/seeker.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { type Profile, profile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf } from '#tests/support/match/seekers.ts';

const now = new Date('2026-06-15T12:00:00Z');

const resume = extractResumeFacts(
  [
    'Анна Примерова',
    'Python-разработчик',
    'Казань, готова к переезду',
    'Зарплата: от 150 000 руб.',
    '',
    'Опыт работы',
    'ООО «Ромашка», Python-разработчик, июнь 2022 — май 2024',
    '- Перевела кабинет на Django 5',
  ].join('\n'),
);
const of = (fields: Partial<Profile>) => profile.parse(fields);

describe('a profile alone', () => {
  const read = readSeeker(
    null,
    of({
      position: 'Старший frontend-разработчик',
      experience: '5 лет',
      location: 'г. Москва',
      salary: 'от 250 000 ₽',
      skills: ['React', 'TypeScript', 'Вышивание крестиком у Сарафановой'],
      about: 'Английский B2, пишу автотесты',
    }),
    now,
  );

  test('says what a resume would', () =>
    expect(read.seeker).toMatchObject({
      roles: ['frontend-dev'],
      level: 'Senior',
      years: 5,
      city: 'москва',
      salary: 250_000,
      languages: [{ id: 'english', level: 'B2' }],
    }));

  test('its skills are listed ones, and say what follows from them', () =>
    expect(read.seeker.concepts).toEqual(
      expect.arrayContaining([
        { id: 'react', strength: strengths.listed },
        { id: 'typescript', strength: strengths.listed },
        { id: 'javascript', strength: strengths.implied },
      ]),
    ));

  test('each concept has its words beside it', () => {
    expect(read.concepts.map(({ id }) => id)).toEqual(read.seeker.concepts.map(({ id }) => id));
    expect(read.concepts.find(({ id }) => id === 'javascript')).toMatchObject({
      quote: 'React',
      impliedBy: 'react',
    });
    expect(read.quotes).toMatchObject({ position: 'Старший frontend-разработчик', place: 'г. Москва' });
  });
});

describe('beside a resume', () => {
  test('what the profile says of position, years, place and pay stands before it', () =>
    expect(
      seekerOf(
        resume,
        now,
        of({ position: 'Тестировщик', experience: '7 лет', location: 'Пермь', salary: '90 000' }),
      ),
    ).toMatchObject({
      years: 7,
      city: 'пермь',
      salary: 90_000,
      pastRoles: ['python-dev'],
      relocation: true,
    }));

  test('what it does not say is the resume’s', () =>
    expect(seekerOf(resume, now, of({ skills: ['Kafka'] }))).toMatchObject({
      ...seekerOf(resume, now),
      concepts: expect.arrayContaining([{ id: 'kafka', strength: strengths.listed }]),
    }));

  test('what it says and nobody can read is not the resume’s either', () =>
    expect(
      seekerOf(resume, now, of({ location: 'Урюпинск', salary: '3000 $', experience: 'достаточно' })),
    ).toMatchObject({ city: null, salary: null, years: null }));

  test('each of its quotes is the profile’s, else the resume’s, else none', () => {
    const own = { position: 'Тестировщик', experience: '7  лет', location: 'Пермь', salary: '90 000' };
    expect(readSeeker(resume, of(own), now).quotes).toMatchObject({
      ...{ position: 'Тестировщик', years: '7 лет', place: 'Пермь', salary: '90 000' },
    });
    expect(readSeeker(resume, null, now).quotes).toMatchObject({
      ...{ position: 'Python-разработчик', years: null, place: 'Казань, готова к переезду' },
      salary: 'от 150 000 руб.',
    });
    const stated = extractResumeFacts('Анна Примерова\nБухгалтер\n\nО себе\nОпыт работы более 7 лет.');
    expect(readSeeker(stated, null, now).quotes).toMatchObject({ years: 'более 7 лет', place: null });
    expect(readSeeker(stated, of({ experience: '9 лет' }), now).quotes.years).toBe('9 лет');
    expect(readSeeker(null, null, now).quotes).toEqual({
      ...{ position: null, years: null, place: null, salary: null, industries: {} },
    });
  });

  test('a language of the resume stands beside those that it names, each once', () => {
    const facts = extractResumeFacts('Анна Примерова\nАналитик\n\nЯзыки\nАнглийский A2\nНемецкий B1');
    expect(seekerOf(facts, now, of({ about: 'Английский B2' })).languages).toEqual([
      { id: 'english', level: 'B2' },
      { id: 'german', level: 'B1' },
    ]);
  });

  test('a skill at work stays stronger than the same in the list', () =>
    expect(seekerOf(resume, now, of({ skills: ['Django'] })).concepts).toContainEqual({
      id: 'django',
      strength: strengths.worked,
    }));

  test('without either nobody is known', () =>
    expect(seekerOf(null, now)).toMatchObject({ concepts: [], roles: [], titleStems: [], years: null }));
});

test.each([
  ['5 лет', 5],
  ['более 7 лет', 7],
  ['2,5 года', 2.5],
  ['8 месяцев', 8 / 12],
  ['3 года 4 месяца', 3],
  ['с 2015 года', 11],
  ['с 2010 по 2018', 8],
  ['с 2010 г. по 2018 год', 8],
  ['с 2010 по настоящее время', 16],
  ['с 2015 по 2018, с 2020 по 2024', 7],
  ['с 2015 по 2018, с 2020 по настоящее время', 9],
  ['с 2015 по 2020, с 2018 по 2024', 9],
  ['с 2005 водителем, с 2015 механиком', 21],
  ['с мая 2015 по июнь 2018 года', 3],
  ['с 05.2015', 11],
  ['Год и 3 месяца', 1.25],
  ['2 года 2 месяца', 2],
  ['5 лет 5 месяцев', 5],
  ['1 год 1 месяц', 1],
  ['1,5 месяца', 0.125],
  ['Без опыта', 0],
  ['нет', 0],
  ['0', 0],
  ['0, но учусь', 0],
  ['0,5 года', 0.5],
  ['полгода', 0.5],
  ['год', 1],
  ['много', null],
  ['2015–2020', null],
])('«%s» is %s years', (text, years) => expect(yearsOfWork(text, now)).toBe(years));

test.each([
  ['200 000', 200_000],
  ['от 150 до 200 тыс.', 150_000],
  ['200к', 200_000],
  ['3000 $', null],
  ['2 000 евро', null],
  ['200', null],
  ['по договорённости', null],
  ['5 000 руб. за смену', null],
  ['от 4 000 до 5 000 руб. за сутки', null],
  ['5к в день', null],
  ['2 500 ₽/час', null],
  ['100 000 рублей на руки за вахту', null],
  ['1 200 000 руб. в год', 100_000],
  ['1 500 000 годовых', 125_000],
  ['90 000 в месяц или 4 000 за смену', 90_000],
  ['90 000 руб., 5 дней в неделю', 90_000],
  ['90 000, готов к вахте', 90_000],
])('the wish «%s» is %s', (text, amount) => expect(wishedSalary(text)).toBe(amount));
