import { describe, expect, it } from 'vitest';
import type { ResumeLine, Section } from '#core/domain/documents/reading/lines.ts';
import { knownWellOf, withoutOthers } from '#core/domain/writer/own/known-well.ts';

const names = ['SQL', 'Excel', 'Python', '1С'];
const linesOf = (texts: readonly string[], section: Section = 'skills') =>
  texts.map((words) => ({ words, section, isHeading: false }) as ResumeLine);

/** Which of a few names stand in a line without a word that denies or belittles them. */
function known(line: string, section: Section = 'skills'): string {
  const { stands } = knownWellOf({ lines: linesOf([line], section) });
  return names.filter(stands).join(' ');
}

const words = (list: string): string[] => list.split('|');

describe('what is belittled is of its item, of those behind it, or of those before it', () => {
  it.each([
    ['SQL, Excel', 'SQL Excel'],
    ['Учу SQL, Excel', ''],
    ['Учу SQL; Excel', 'Excel'],
    ['Учу SQL. Excel', 'Excel'],
    ['Учу ASP.NET, Excel', ''],
    ['Excel, учу SQL', 'Excel'],
    ['Excel учу SQL', 'Excel'],
    ['Не владею SQL, Excel', ''],
    // Behind the name of it.
    ['SQL — базовые знания, Excel', 'Excel'],
    ['SQL – базовые знания языка, Excel', 'Excel'],
    ['SQL - базовые знания языка, Excel', 'Excel'],
    ['SQL: базовые знания языка, Excel', 'Excel'],
    ['SQL (базовые знания языка), Excel', 'Excel'],
    ['SQL ( базовые знания языка), Excel', 'Excel'],
    ['1С 8 — базовые знания языка, Excel', 'Excel'],
    ['SQL!! — базовые знания языка, Excel', 'Excel'],
    ['— базовые знания SQL, Excel', 'Excel'],
    ['Excel, — базовые знания SQL', 'Excel'],
    ['SQL-запросы учу на Python, Excel', 'SQL'],
    ['SQL учу, Excel', 'Excel'],
    ['SQL учу я, Excel', 'Excel'],
    ['Я учу SQL, Excel', ''],
    ['Учу: C, Excel', ''],
    ['Учу : C, Excel', ''],
    ['Интересуюсь базовой логикой SQL, Excel', ''],
    ['Хочу развиваться с SQL, хочу туда, где знаю людей, Excel', 'Excel'],
    ['Хочу развиваться с SQL, хочу учить то что знаю, Excel', ''],
    // Of a short list behind which it stands, of all.
    ['SQL, Python — базовые знания', ''],
    ['SQL, Excel, Python — базовые знания', ''],
    ['SQL, Excel, Python, 1С — базовые знания', 'SQL Excel Python'],
    ['SQL, Python (базовые знания)', 'SQL'],
    ['SQL, Python (3.11) — учу', ''],
    ['SQL, Python ( базовые знания)', 'SQL'],
    ['SQL, Python — базовые знания, Excel', 'SQL Excel'],
    ['SQL, Excel (нет), Python', 'SQL Python'],
    ['SQL, Excel чуть-чуть', 'SQL'],
    // Of its own item alone.
    ['Базовый SQL, Excel', 'Excel'],
    ['Базовые знания SQL, Excel', 'Excel'],
    ['Базовые 1С, Excel', 'Excel'],
    ['Not used SQL, Excel', 'Excel'],
    ['Not using SQL, Excel', 'Excel'],
    ['Знаком с SQL, Excel', ''],
    ['Знаком с кассой, Excel', 'Excel'],
    ['Знакома с 1С, Excel', ''],
    ['Сталкивалась с кассой, Excel', 'Excel'],
    ['Сталкивалась с учётом на базе SQL, Excel', ''],
    ['Пробовал рисовать, Excel', 'Excel'],
    ['Пробовал SQL, Excel', ''],
    ['Имею представление о складе, Excel', 'Excel'],
    ['Есть представление о складе, Excel', 'Excel'],
    ['Общее представление о складе, Excel', 'Excel'],
    ['Имею представление об SQL, Excel', ''],
    ['Немного знаю английский, Excel', 'Excel'],
    ['Слабо владею немецким, Excel', 'Excel'],
    ['Плохо знаю немецкий, Excel', 'Excel'],
    ['Поверхностно знаю право, Excel', 'Excel'],
    ['Базово понимаю право, Excel', 'Excel'],
    ['Немного знаю SQL, Excel', ''],
    ['Учусь в МГУ, SQL', 'SQL'],
    ['Учусь на юриста, SQL', 'SQL'],
    ['Учусь у коллег, SQL', ''],
    ['Учусь на курсах, SQL', ''],
    ['Учусь на онлайн-курсах, SQL', ''],
    ['Учусь на платных курсах, SQL', ''],
    ['Учусь на тренинге, SQL', ''],
    ['Учусь на практике, SQL', ''],
    ['Учусь на новом факультете, SQL', 'SQL'],
    ['Начинаю проекты с нуля, SQL', 'SQL'],
    ['Начинаю партию товара, SQL', 'SQL'],
    ['Начинаю изучать, SQL', ''],
    ['Начинаю учиться, SQL', ''],
    ['Начинаю идти вперёд, SQL', ''],
    ['Начинаю SQL, Excel', ''],
    ['Начинаю 1С, Excel', ''],
    ['Начинаю вот SQL, Excel', ''],
    ['Изучаю сейчас — Python', ''],
    ['Учусь у мастера, который внедрил SQL', ''],
    ['Учусь у мастера внедрил SQL', ''],
    // Left out.
    ['Вместо Excel, SQL', 'SQL'],
    ['Вместо Excel внедрила SQL', 'SQL'],
    ['Вместо Excel — SQL', 'SQL'],
    ['Вместо Excel – SQL', 'SQL'],
    ['Вместо таблиц Excel', ''],
    ['1С вместо Excel, SQL', 'SQL 1С'],
    ['Вместо отпуска учу SQL, Excel', ''],
    ['Вместое SQL, Excel', 'SQL Excel'],
    ['Кроме SQL, Excel', ''],
    ['— кроме SQL, Excel', ''],
    ['Программы кроме SQL, Excel', 'Excel'],
    ['1С (кроме ЗУП), SQL', 'SQL 1С'],
    ['SQL, 1С — кроме ЗУП', 'SQL 1С'],
    ['SQL, 1С (кроме ЗУП)', 'SQL 1С'],
    // Whom one hires says nothing of a list of skills, and of a deed it does.
    ['Подбор программистов Python, SQL', 'SQL'],
  ])('«%s» knows «%s»', (line, skills) => expect(known(line)).toBe(skills));

  it('a line of a deed goes on where a list of skills does not', () => {
    expect(known('Подбирала программистов Python, SQL', 'experience')).toBe('');
    expect(known('Подбирала программистов Python, SQL')).toBe('SQL');
  });

  it('not a label that denies, with the list below it', () => {
    const { stands } = knownWellOf({ lines: linesOf(['Не владею:', 'SQL', 'Владею:', 'Excel']) });
    expect(names.filter(stands)).toEqual(['Excel']);
  });

  it.each([
    ...words(
      'знаю|владею|умею|работаю в|использую|применяю|пишу в|веду в|know|use|wrote in|built|developed in',
    ),
    ...words(
      'created|implemented|designed|опыт с|опыт со|опыт в|опыт на|есть опыт с|имею опыт в|большой опыт в',
    ),
    ...words(
      'есть большой опыт работы с|внедрила|вёл учёт в|занималась|но знаю|и знаю|а знаю|я знаю|сам пишу',
    ),
    ...words(
      'сама знаю|также знаю|хорошо знаю|уверенно владею|отлично знаю|самостоятельно веду|но хорошо знаю',
    ),
    ...words(
      'я|а я|и я|готовлю отчёты в|сама готовлю отчёты в|но готовлю отчёты в|считаю в|вожу товар по|лечу по',
    ),
    ...words('перенёс данные в|помог с|достиг успеха в|рисую в|рулю|стираю'),
  ])('behind a wish what begins anew is known: «%s»', (begins) => {
    expect(known(`Хочу развиваться с SQL, ${begins} Excel`)).toBe('Excel');
    expect(known(`Хочу развиваться с SQL, ${begins} Excel, Python`)).toBe('Excel Python');
  });

  it.each(words('знаю|владею|использую|применяю|работаю|пишу'))('and «Excel %s»', (verb) => {
    expect(known(`Хочу развиваться с SQL, Excel ${verb}`)).toBe('Excel');
    expect(known(`Хочу развиваться с SQL, Excel хочу, Python не ${verb}`)).toBe('');
  });

  it.each([
    ...words(
      'пробовал|пробовала|читал|видела|слышал|смотрел|хотел|хотела|мечтал|планировал|собирался|собирала',
    ),
    ...words(
      'интересовался|изучал|учила|начал|начинала|забыл|знакомилась|вела бы|отдел|персонал|новую|хорошую',
    ),
    ...words(
      'лучшую|общую|лёгкую|которую ведут на|простую|изучаю|а изучаю|осваиваю|учу|и|а|но|мои|уже|только',
    ),
  ])('but not behind «%s»', (begins) =>
    expect(known(`Хочу развиваться с SQL, ${begins} Excel, Python`)).toBe(''),
  );
});

describe('what others did', () => {
  it.each<[string, string]>([
    ['разработчики использовали java|spring', ''],
    ['разработчики использовали java|spring|я вела учет в 1с|excel', 'я вела учет в 1с|excel'],
    ['разработчики использовали java|вела учет в 1с', 'вела учет в 1с'],
    ['sql писали аналитики|excel', 'excel'],
    ['разработчики использовали java|sql писали аналитики|excel', ''],
    ['excel|разработчики использовали java', 'excel'],
    ['настроила amocrm: менеджеры ведут сделки', 'настроила amocrm'],
    ['настроила amocrm — менеджеры ведут сделки', 'настроила amocrm'],
    ['настроила amocrm – менеджеры ведут сделки', 'настроила amocrm'],
    [' перевез архив: сотрудники ведут его в sap', ' перевез архив'],
    ['настроила amocrm - менеджеры ведут сделки', ''],
    ['настроили amocrm: менеджеры ведут сделки', ''],
    ['настройка amocrm: менеджеры ведут сделки', ''],
    ['внедрил подрядчик sap: менеджеры ведут сделки', ''],
    ['менеджеры ведут сделки в crm| которую я внедрила', 'менеджеры ведут сделки в crm| которую я внедрила'],
    ['менеджеры ведут сделки в crm|которую я внедрила', 'менеджеры ведут сделки в crm|которую я внедрила'],
    ['менеджеры ведут сделки в crm|которая есть', ''],
    ['менеджеры ведут сделки в crm|которую ясно видно', ''],
    ['менеджеры ведут сделки в crm|а также которую я внедрила', ''],
    ['менеджеры ведут сделки', ''],
  ])('«%s» leaves «%s»', (items, left) => expect(withoutOthers(items.split('|')).join('|')).toBe(left));
});

describe('a skill', () => {
  const of = (line: string) => knownWellOf({ lines: linesOf([line]) });

  it('is known under any of its names, and stands in these very words', () => {
    const { isKnown, stands } = of('Postgres, Excel');
    expect(['PostgreSQL', 'Postgres', 'SQL', 'excel', 'Python'].map(isKnown)).toEqual([
      ...[true, true, false, true, false],
    ]);
    expect(['PostgreSQL', 'Postgres', 'postgres', 'gres'].map(stands)).toEqual([false, true, true, false]);
  });

  it('stands as a word of its own, whatever signs it has', () => {
    const { stands } = of('C++, Node.js, PostgreSQL, Vue3, A/B-тесты, R(x)');
    expect(['C++', 'Node.js', 'A/B-тесты', 'R(x)'].map(stands)).toEqual([true, true, true, true]);
    expect(['SQL', 'Vue', 'Postgre', 'Nodeсjs', 'C+'].map(stands)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(of('Nodexjs').stands('Node.js')).toBe(false);
  });

  it('is not sought in a line that is longer than any list, nor under a name that is none', () => {
    expect(of(`${'слово '.repeat(332)}SQL`).stands('SQL')).toBe(true);
    expect(of(`${'слово '.repeat(334)}SQL`).stands('SQL')).toBe(false);
    const name = `${'a'.repeat(99)}b`;
    expect([of(name).stands(name), of(`${name}c`).stands(`${name}c`)]).toEqual([true, false]);
  });
});
