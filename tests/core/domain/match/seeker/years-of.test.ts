import { describe, expect, test } from 'vitest';
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
