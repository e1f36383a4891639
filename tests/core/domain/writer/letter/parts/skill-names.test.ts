import { describe, expect, it } from 'vitest';
import { mentionsIn } from '#core/domain/match/lexicon.ts';
import {
  isForeign,
  isPost,
  isProgram,
  isSkillName,
  nameOf,
  namesOf,
} from '#core/domain/writer/letter/skill-names.ts';

const each = (list: string): string[] => list.split('|');

describe('a skill as a letter may name it (docs/rules.md#letter-skills-own)', () => {
  it.each<[string, string[]]>([
    ['Excel', ['Excel']],
    ['EXCEL', ['Excel']],
    ['postgresql', ['PostgreSQL']],
    ['React 18', ['React']],
    ['1С 8.3', ['1С']],
    ['1С:Бухгалтерия 8.2/8.3', ['1С:Бухгалтерия']],
    ['JavaScript (React)', ['JavaScript', 'React']],
    ['Знание SQL', ['SQL']],
    ['Есть навык', []],
    ['Уверенно Excel', ['Excel']],
    ['Уверенно  Excel', ['Excel']],
    ['Хорошо Excel', ['Excel']],
    ['Отлично Excel', ['Excel']],
    ['Свободно Excel', ['Excel']],
    ['Имею медкнижку', ['медкнижку']],
    ['Excel хорошо', ['Excel']],
    ['Excel свободно', ['Excel']],
    ['Excel — продвинутый', ['Excel']],
    ['Excel – продвинутый', ['Excel']],
    ['Excel - продвинутый', ['Excel']],
    ['Excel (продвинутый)', ['Excel']],
    ['Excel.', ['Excel']],
    ['Excel ;', ['Excel']],
    ['ПЕРВИЧНАЯ ДОКУМЕНТАЦИЯ', ['первичная документация']],
    ['1С: БУХГАЛТЕРИЯ', ['1С: Бухгалтерия']],
    ['ВЭД', ['ВЭД']],
    // Who somebody is: what such a one does, or nothing.
    ['Аналитик данных', ['Анализ данных']],
    ['Data Analyst', []],
    ['Scrum Master', ['Scrum']],
    ['Python developer', ['Python']],
    ['Affinity Designer', ['Affinity Designer']],
    // A thing that is called as people are.
    ['Консультант Плюс', ['Консультант Плюс']],
    ['Редактор Тильда', ['Редактор Тильда']],
    ['Оператор ПК', ['Оператор ПК']],
    ['Конструктор сайтов', ['Конструктор сайтов']],
    [`${'Excel '.repeat(20)}`, []],
  ])('«%s»: %j', (raw, names) => expect(namesOf(raw)).toEqual(names));

  it.each([
    ...each(
      'опыт|знание|знания|умение|навык|владение|работа|уверенный|базовый|хороший|отличный|понимание|способность',
    ),
    ...each(
      'готовность|good|strong|experience|knowledge|ability|understanding|other|tools|language|languages|прочее',
    ),
    ...each('инструменты|не|нет|без|но|проблем|немного|только|no|not|some').map((word) => `${word} Луны`),
    ...each('Ответственность|Коммуникабельность|Стрессоустойчивость|Пунктуальность|Исполнительность'),
    ...each(
      'Целеустремлённость|Трудолюбие|Обучаемость|Терпеливость|Креативность|Внимательность|Усидчивость|Любовь',
    ),
    ...each(
      'Soft skills|soft-skills|Начальный|Сертификат|Добросовестность|Вежливость|Грамотность|Организованность',
    ),
    ...each(
      'Многозадачность|Дружелюбие|Активность|Честность|Аккуратность|Hard-working|hardworking|Team player',
    ),
    ...each(
      'Teamplayer|Stress|Высокая обучаемость|Луна и Марс|Sun and Moon|Луна 2020|Луна. Марс|Луна.|Луна- Марс',
    ),
    ...each('a/b/c|Я|(Луна|Луна!|-Луна|+Луна|один два три четыре пять'),
    'Оченьдлинноеназваниекоторогонебываетвовсе',
  ])('«%s» is no name of a skill', (name) => expect(isSkillName(name)).toBe(false));

  it.each([
    ...each(
      "Луна|C#|C++|.NET|1С: Бухгалтерия|1C:ЗУП|Node.js|A/B|R&D|D’Art|O'Neil|snake_case|Луна-Марс|один два три четыре",
    ),
    ...each('Нетология|Безопасность|Новости|Работами|Notion|Night|44-ФЗ|Vue 3|Индия|Sandbox'),
    'Оченьдлинноеназваниекоторогонебываетвов',
    'Уборка без химии',
  ])('«%s» is', (name) => expect(isSkillName(name)).toBe(true));
});

describe('what is mentioned in a line', () => {
  it.each<[string, (string | null)[]]>([
    ['Готовила отчёты в Экселе', ['MS Excel']],
    ['Писала на SQL запросах', ['SQL']],
    ['вела учёт в 1С Бухгалтерии 8.3', ['1С Бухгалтерия']],
    ['работала в iiko и Huntflow', ['iiko', 'Huntflow']],
    ['ML инженера', [null]],
    ['1C специалиста', [null]],
    ['саунд дизайнера', [null]],
    ['SCRUM', ['Scrum']],
  ])('«%s»: %j', (line, names) =>
    expect(
      mentionsIn(line)
        .map(nameOf)
        .filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual(names),
  );
});

it.each(
  each(
    'iiko|r_keeper|R-Keeper|rkeeper|r keeper|storehouse|Huntflow|FriendWork|Talantix|Experium|e-staff|estaff',
  ),
)('%s is a program', (name) => {
  expect(isProgram(name)).toBe(true);
  expect(isProgram(`${name}s`) || isProgram(`an ${name}`)).toBe(false);
});

it.each<[string, boolean]>([
  ['Data Analyst', true],
  ['Data Scientist', true],
  ['Data Engineer', true],
  ['Scrum Master', true],
  ['Product Manager', true],
  ['Affinity Designer', false],
  ['SharePoint Designer', false],
  ['Swift Package Manager', false],
  ['Analyst', false],
  ['Аналитик данных', false],
  ['SQL', false],
])('%s is a post: %j', (words, isOne) => expect(isPost(words)).toBe(isOne));

it.each<[string, boolean]>([
  ['Excel', true],
  ['1C', true],
  ['1С', false],
  ['SQL-запросы', false],
  ['44', false],
])('%s is foreign: %j', (words, isOne) => expect(isForeign(words)).toBe(isOne));
