import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted, form, number } from '#core/domain/text/plural.ts';
import { profilePage } from '../../../frontend/src/texts/account/profile-ru.ts';
import { notFound } from '../../../frontend/src/texts/frame-ru.ts';
import { matching } from '../../../frontend/src/texts/matching-ru.ts';
import { card, failure, filters, list } from '../../../frontend/src/texts/ru.ts';
import { openVacancy } from '../../../frontend/src/texts/vacancies/detail-ru.ts';
import { emptyList } from '../../../frontend/src/texts/vacancies/empty-list-ru.ts';
import { match } from '../../../frontend/src/texts/vacancies/market-ru.ts';
import { pagesAround } from '../../../frontend/src/vacancies/list/pages-around.ts';

const forms = ['вакансия', 'вакансии', 'вакансий'] as const;

describe('numbers and their words', () => {
  test.each([
    [0, 'вакансий'],
    [1, 'вакансия'],
    [2, 'вакансии'],
    [5, 'вакансий'],
    [11, 'вакансий'],
    [21, 'вакансия'],
    [104, 'вакансии'],
    [111, 'вакансий'],
    [337, 'вакансий'],
  ])('%i %s', (n, word) => {
    expect(form(n, forms)).toBe(word);
  });

  test('are grouped and not parted', () => {
    expect(number(10_931)).toBe('10\u00a0931');
    expect(counted(10_931, forms)).toBe('10\u00a0931\u00a0вакансия');
  });

  test('the count line and the drawer', () => {
    expect([1, 2, 337].map(list.found)).toEqual([
      'Найдена 1\u00a0вакансия',
      'Найдено 2\u00a0вакансии',
      'Найдено 337\u00a0вакансий',
    ]);
    expect([1, 22, 40].map(filters.show)).toEqual([
      'Показать 1\u00a0вакансию',
      'Показать 22\u00a0вакансии',
      'Показать 40\u00a0вакансий',
    ]);
  });

  test("a picker's label (docs/rules.md#picker-label)", () => {
    expect(filters.pickerTotal('Категория', 11)).toBe('Категория (11)');
    expect(filters.pickerSelected('Категория', 2)).toBe('Категория: 2');
    expect(filters.pickerTotal('Компания', 1234)).toBe('Компания (1\u00a0234)');
    expect(filters.pickerTotal('Компания')).toBe('Компания');
  });

  test.each([
    [1, 1, [1]],
    [1, 547, [1, 2, 547]],
    [3, 547, [1, 2, 3, 4, 547]],
    [4, 547, [1, 2, 3, 4, 5, 547]],
    [6, 547, [1, 5, 6, 7, 547]],
    [547, 547, [1, 546, 547]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('on page %i of %i it links %o', (page, pages, linked) => {
    expect(pagesAround(page, pages)).toEqual(linked);
  });
});

describe('texts', () => {
  test.each([
    [filters.search, 'Поиск вакансий...'],
    [filters.ai, 'Отобрали лучшее с AI'],
    [filters.contacts, 'Прямые контакты'],
    [filters.recommended, 'Есть рекомендалка'],
    [filters.salary, 'Зарплата, ₽'],
    [filters.date, 'Дата размещения'],
    [filters.dates.today, 'За сегодня'],
    [filters.searchIn.company, 'Поиск компании...'],
    [filters.searchIn.location, 'Поиск города...'],
    [filters.searchIn.industry, 'Поиск сферы...'],
    [filters.reset, 'Сбросить фильтры'],
    [list.loading, 'Загрузка вакансий...'],
    [emptyList.empty, 'Вакансий не найдено. Попробуй изменить запрос.'],
    [card.recommended, 'Рекомендуем'],
    [card.match(96), '96% match'],
    [openVacancy.back, 'Назад к списку'],
    [openVacancy.apply, 'Откликнуться на вакансию'],
    [openVacancy.applied, 'Заявка отправлена! Мы свяжемся с тобой в ближайшее время.'],
    [match.basedOn150, 'Основано на анализе 150+ похожих вакансий'],
    [failure.title, 'Ошибка'],
    [failure.jobs, 'Не удалось загрузить вакансии'],
    [notFound.heading, 'Oops! Page not found'],
    [notFound.home, 'Return to Home'],
  ])('%s stands as it is quoted', (text, quoted) => {
    expect(text).toBe(quoted);
  });

  /** Literals of the files of texts, and of what core says to people, as they are written. */
  const literals = () =>
    [...globSync('frontend/src/texts/*.ts'), 'functions/core/domain/user/consent.ts'].flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replace(/^\s*(?:\/?\*|\/\/).*$/gmu, '')
          .matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu),
      ].map(([literal]) => literal.slice(1, -1).replaceAll('\\u00a0', '\u00a0')),
    );

  /** Asked for to the letter. */
  const asQuoted = [
    'У вас нет прав администратора для доступа к этой странице.',
    'Не удалось извлечь текст из PDF. Попробуйте конвертировать в .txt',
    'Создать письмо с AI',
    'Укажите компанию и должность',
    'О себе и артефакты',
    'Отобрали лучшее с AI',
    '«Отобрали лучшее с AI»',
    'Назад к списку',
    'Заявка отправлена! Мы свяжемся с тобой в ближайшее время.',
    'Вход в аккаунт',
    'Вы вошли в систему.',
  ];

  test('no line ends with a word of one letter or begins with a dash, but in what is quoted', () => {
    const loose = literals().filter((literal) => /(?<![\p{L}\d$}])[авикосуя] |[^\s(] — /iu.test(literal));
    expect(literals().length).toBeGreaterThan(500);
    expect(loose.filter((literal) => !asQuoted.includes(literal))).toEqual([]);
  });

  test('a percent sign stands apart, but in the quoted badge', () => {
    expect(literals().filter((literal) => /[\d}] ?%/u.test(literal))).toEqual([`$\{score}% match`]);
  });

  test('Russian stands in frontend/src/texts only', () => {
    const files = readdirSync('frontend', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(tsx?|css|html|svg)$/.test(file) && !file.startsWith(join('src', 'texts')),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /[а-яё]/i.test(readFileSync(join('frontend', file), 'utf8')))).toEqual([]);
  });
});

test('the profile names all that a match sends, in the words of the page about it', () => {
  const named = /навыки, .*желаемая зарплата/u.exec(matching.data.sent)?.[0] ?? '';
  expect(named).toContain('готовность к\u00a0переезду');
  for (const text of [profilePage.localOnly, profilePage.inAccount]) {
    expect(text).toContain(named);
    expect(text).toContain('«Подходит вам»');
  }
});
