import { describe, expect, test } from 'vitest';
import { worksLongerThanStated, yearsOf } from '#core/domain/match/seeker/years-of.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf } from '#tests/support/match/seekers.ts';

const now = new Date('2026-06-15T12:00:00Z');
const resume = (...lines: string[]) => seekerOf(extractResumeFacts(lines.join('\n')), now);

describe('years of work', () => {
  const worked = (position: string, ...jobs: string[]) =>
    resume('Анна Примерова', position, '', 'Опыт работы', ...jobs).years;
  const job = (company: string, period: string, post = 'Python-разработчик') =>
    `ООО «${company}», ${post}, ${period}`;

  test('jobs side by side are counted once', () =>
    expect(
      worked(
        'Python-разработчик',
        job('Ромашка', 'январь 2022 — н.в.'),
        job('Василёк', 'январь 2022 — н.в.'),
        job('Пион', 'январь 2022 — н.в.'),
      ),
    ).toBeCloseTo(4.5, 1));

  test('of jobs that overlap the common months are counted once, and of a gap none', () =>
    expect(
      worked(
        'Python-разработчик',
        job('Ромашка', 'январь 2024 — декабрь 2025'),
        job('Василёк', 'январь 2023 — июнь 2024'),
        job('Пион', 'март 2020 — февраль 2021'),
      ),
    ).toBeCloseTo(4, 5));

  test('a job within another adds nothing', () =>
    expect(
      worked(
        'Python-разработчик',
        job('Ромашка', 'январь 2020 — декабрь 2025'),
        job('Пион', 'март 2021 — июнь 2022'),
      ),
    ).toBeCloseTo(6, 5));

  test('where nobody knows the wanted role all jobs count', () =>
    expect(
      worked(
        'Специалист широкого профиля',
        job('Ромашка', 'январь 2020 — декабрь 2025'),
        job('Пион', 'январь 2014 — декабрь 2019', 'Бухгалтер'),
      ),
    ).toBeCloseTo(12, 5));

  test('and where no job has a date the years are unknown', () =>
    expect(worked('Специалист широкого профиля', 'ООО «Ромашка», Бухгалтер', '- Вела учёт в 1С')).toBeNull());

  test.each([
    ['Оператор колл-центра', 'Оператор'],
    ['Оператор колл-центра', 'Старший оператор'],
    ['Администратор медцентра', 'Администратор'],
    ['HR-менеджер', 'Менеджер'],
    ['Оператор ЧПУ', 'Оператор'],
    ['Руководитель отдела продаж', 'Руководитель'],
    ['Директор магазина', 'Директор'],
    ['Технолог пищевого производства', 'Технолог'],
    ['Дизайнер интерьера', 'Дизайнер'],
  ])('work under a more general post counts: «%s» after «%s»', (wanted, post) =>
    expect(worked(wanted, job('Ромашка', 'январь 2020 — декабрь 2025', post))).toBeCloseTo(6, 5),
  );

  test('but not that of another trade', () =>
    expect(worked('Дизайнер интерьера', job('Ромашка', 'январь 2020 — декабрь 2025', 'Бухгалтер'))).toBe(0));

  test.each(['Кузнецов Иван', 'Гончаров Пётр', 'Столяров Олег', 'Мельник Анна', 'Капитан Анна'])(
    'a surname is no trade: %s',
    (name) => {
      const { roles, years } = resume(
        ...[name, 'г. Тула', '', 'Опыт работы'],
        job('Вега', 'январь 2020 — декабрь 2025', 'бухгалтер'),
      );
      expect(roles).toEqual(['accountant']);
      expect(years).toBeCloseTo(6, 5);
    },
  );

  test('jobs of another role are still no years in the wanted one', () =>
    expect(worked('Python-разработчик', job('Пион', 'январь 2014 — декабрь 2019', 'Бухгалтер'))).toBe(0));
});

describe('a past post beside the wanted one', () => {
  const years = (wanted: string, post: string) =>
    resume(
      ...['Анна Примерова', wanted, '', 'Опыт работы', `ООО «Ромашка», ${post}, январь 2020 — декабрь 2025`],
    ).years;

  test.each([
    ['Оператор колл-центра', 'Младший оператор'],
    ['Оператор колл-центра', 'Ведущий оператор'],
    ['Оператор колл-центра', 'Главный оператор'],
    ['Оператор колл-центра', 'Senior оператор'],
    ['Оператор колл-центра', 'Junior оператор'],
    ['Оператор колл-центра', 'Middle оператор'],
    ['Оператор колл-центра', 'Lead оператор'],
    // Of two words it says enough, though the first is vague.
    ['Менеджер проектов по подбору персонала', 'Менеджер по подбору персонала'],
    ['Менеджер продукта по логистике', 'Менеджер по логистике'],
  ])('«%s» after «%s» has worked in it', (wanted, post) => expect(years(wanted, post)).toBeCloseTo(6, 5));

  test.each([
    ['Системный администратор', 'Администратор магазина'],
    ['Менеджер проектов', 'Менеджер по логистике'],
    ['Оператор колл-центра', 'Оператор ЧПУ'],
    // A vague post says nothing of a trade.
    ['Системный администратор', 'Администратор'],
    ['Сетевой администратор', 'Администратор'],
    ['Администратор сети', 'Администратор'],
    ['Администратор сетей', 'Администратор'],
    ['Администратор баз данных', 'Администратор'],
    ['Администратор базы данных', 'Администратор'],
    ['Менеджер проектов', 'Менеджер'],
    ['Менеджер продукта', 'Менеджер'],
    ['Директор по разработке', 'Директор'],
    ['Менеджер программ лояльности', 'Менеджер'],
  ])('«%s» after «%s» has not', (wanted, post) => expect(years(wanted, post)).toBe(0));
});

describe('years that a resume states', () => {
  const facts = (experience: string | null, ...jobs: string[]) => ({
    ...extractResumeFacts(['Анна Примерова', 'Бухгалтер', '', 'Опыт работы', ...jobs].join('\n')),
    experience,
  });
  const job = 'ООО «Ромашка», бухгалтер, январь 2020 — декабрь 2025';

  test.each([
    [['accountant'], '10 лет', 10],
    [['accountant'], '2 года', 6],
    [['accountant'], 'более 7,5 лет', 7.5],
    [['accountant'], '21 год', 21],
    [['accountant'], null, 6],
    [[], '10 лет', 10],
    // Of another trade they may be years of anything.
    [['python-dev'], '10 лет', 0],
  ])('in %j with «%s» are %s', (roles, experience, years) =>
    expect(yearsOf(facts(experience, job), roles, now)).toBeCloseTo(years, 5),
  );

  test.each([
    // Of a year alone the middle, and each month of work whole.
    ['январь 2020 — 2025', 67],
    ['2020 — декабрь 2025', 66],
    ['март 2025 — март 2025', 1],
    ['июнь 2025 — н.в.', 13],
  ])('«%s» are %i months', (period, months) =>
    expect(yearsOf(facts(null, `ООО «Ромашка», бухгалтер, ${period}`), ['accountant'], now)).toBeCloseTo(
      months / 12,
      5,
    ),
  );

  test('stand alone where no job does', () => {
    expect(yearsOf(facts('10 лет'), ['accountant'], now)).toBe(10);
    expect(yearsOf(facts(null), ['accountant'], now)).toBeNull();
    expect(yearsOf(facts('много лет'), [], now)).toBeNull();
    expect(yearsOf(facts('10 лет', 'ООО «Ромашка», бухгалтер', '- Вела учёт'), [], now)).toBe(10);
  });

  test.each([
    ['4 года', true],
    ['5 лет', false],
    ['6 лет', false],
    ['10 лет', false],
    [null, false],
  ])('«%s» are fewer than jobs of six years say: %s', (experience, expected) =>
    expect(worksLongerThanStated(facts(experience, job), now)).toBe(expected),
  );
});
