import { describe, expect, it } from 'vitest';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const tags = ['Python', 'Java', 'Kafka', 'Huntflow', 'AutoCAD', 'Photoshop', 'Битрикс24', 'Excel', 'SQL'];
const permits = ['Права категории C', 'Медицинская книжка'];

/** What a letter says of skills that lines of a resume name. */
function told(lines: string, asked: readonly string[] = tags): string {
  const resumeText = `Вера Лугова
Менеджер

Опыт работы
ООО «Альфа», менеджер
2018 — 2024
— Вела отчётность перед учредителями
${lines}`;
  const form = letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Менеджер', language: 'ru' });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags: [...asked], description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?:нужно для этой работы, |основн\p{L}+ навык).*/u.exec(letter)?.[0] ?? '';
}

describe('what others know and have is not one’s own (docs/rules.md#letter-skills-own)', () => {
  it.each([
    '— Закрывала вакансии Java, Python и Go разработчиков',
    '— Нанимала инженеров Kafka, Python',
    '— Подбор разработчиков Java и Python',
    '— Искала программистов SQL',
    '— Продавала лицензии AutoCAD и Photoshop',
    '— Продажа лицензий AutoCAD, Photoshop',
    '— Hired Java and Python engineers',
  ])('%s', (line) => expect(told(line)).toBe(''));

  it.each([
    ['— Закрывала вакансии Java, вела базу в Битрикс24', 'Битрикс24'],
    ['— Подбирала разработчиков Java через Битрикс24', 'Битрикс24'],
    ['— Продавала мебель в Битрикс24', 'Битрикс24'],
    ['— Продавала и настраивала Битрикс24', 'Битрикс24'],
    ['— Закрывала вакансии Java разработчиков\nНавыки\nJava', 'Java'],
    ['Навыки\nпродажи, подбор персонала, Huntflow, Excel', 'Huntflow и Excel'],
  ])('but %j is', (line, skills) => expect(told(line)).toMatch(new RegExp(` ${skills}\\.`, 'u')));

  it.each([
    '— Нанимала водителей категорий C и E, 40 человек в подчинении',
    '— Проверяла медицинские книжки',
    '— Следила за сроками: водительские права категории C, медицинская книжка',
  ])('nor is a permit that a deed names: %s', (line) => expect(told(line, permits)).toBe(''));

  it('a permit that stands beside deeds is', () =>
    expect(told('— Нанимала водителей категории C\nО себе\nПрава категории C', permits)).toContain(
      'у меня есть права категории C.',
    ));
});

describe('a product is told under no other’s name', () => {
  it.each([
    ['Проверяла договоры в справочно-правовых системах', 'КонсультантПлюс', 'справочно-правовые системы'],
    ['Работала в Турбо-Бухгалтере', 'Инфо-Бухгалтер', 'Турбо-Бухгалтер'],
    ['Проверка контрагентов в СПАРКе', 'Контур.Фокус', 'проверка контрагентов в СПАРК.'],
    ['Вела учёт в 1С Торговле и складе', '1С:Управление торговлей', ''],
    ['Готовила отчёты в Экселе', 'Excel', 'MS Excel'],
    ['Запускала A/B-тесты', 'A/B-тестирование', 'A/B-тесты'],
    ['Вела таблицы в 1С и ФНС', '1С', '1С'],
  ])('%s', (line, asked, name) => {
    const words = told(`— ${line}`, [asked]);
    expect(words).toContain(name);
    if (!name.includes(asked)) expect(words).not.toContain(asked);
  });
});
