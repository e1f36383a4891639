import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { isSkill } from '#core/domain/documents/reading/skills.ts';
import { drawn, head } from './drawn.ts';
import { listed } from './words/listed.ts';

describe('what names a skill (docs/rules.md#resume-reading)', () => {
  it.each([
    ...listed(`C|R|Go|1С|Excel|C++|деловая переписка|ведение личных дел|работа в команде из пяти
      системный анализ|рентген|якорь|знаковые системы|имена|hskk|наука|сетка|опытность
      Advanced Excel|Intermediate Python|Basic English|Beginner courses|Proficient-3|ещё один язык|Basic-256
      английский для работы|базовый уровень физики|средний бизнес|Высокий стиль|базы данных|базы данных mysql|базы данных Oracle
      базы знаний|A/B-тесты|Formula 1|ISO 9001|3D|1С:ЗУП|Java (Spring)|ASP.NET|Node.js|x5%
      вкладки|подбор|поварское дело|отчётность|исследования|дробление|hard tools|B2B|шаг 1/2|формат A1 печать|USB2|EC2|родня
      свободное плавание|этикет|языковедение|toolset|languaged|etcd|итого`),
    'а'.repeat(50),
    'один два три четыре пять',
    'один  два  три  четыре  пять',
  ])('«%s»', (words) => expect(isSkill(words)).toBe(true));

  it.each([
    ...listed(`D|а|+|12|4/5 балла|4 /5 балла|4/ 5 балла|10 / 10 баллов|5% времени|100% явка|100%|5 %|50 % времени|100 % явка|4/5|10 / 10|4 /5|1/ 5|A2|B2 английский|c1|b1+
      бакалавр|Бакалавриат|магистр|магистратура|Bachelor’s|master's degree|высшее образование
      среднее специальное образование|неоконченное высшее образование|специальное образование
      высшее специальное образование|я|имею опыт|имел дело|имела дело|имели дело|знаю Excel|знаком с Excel
      знакома с 1С|умею шить|владею 1С|могу шить|умение шить|медкнижка|действует до мая|без вредных привычек
      чистоплотный|чистоплотная|отлично|хорошо шью|уверенно|базовый|средний уровень|начальный|продвинутый
      высокий уровень|HSK 4|Advanced|intermediate|Beginner|basic|proficient|ещё|опыт|навык|навыки|навыки шитья
      знание языков|уверенный пользователь|уверенная работа|на данный момент|в том числе|etc|и т.д.|и т. п.
      и т д|и т.п|др.|и др.|языки программирования|технологии|фреймворки|инструменты|библиотеки
      programming languages|technologies|frameworks|libraries|tools|language|languages
      database|databases|уровень|на практике|в работе|по делу|с детьми|для души|и шитьё|от и до|до 5|при нас
      как дома|родной|русский родной|английский native|native|fluent English|английский fluent|в процессе
      сейчас в процессе|шитьё и|шитьё с|крой в|работа на|для|скидка по|шитьё или|cut and|work with|type of
      английский свободно|английский B2|английский (b2)|английский – b2|английский -b2|английский—c1
      кто? я|шью!|a@b|https://example.com|http://example.com|шью. Крою|[навык]|Вышивала платья|+7 900 555-10-20
      май 2020|Опыт работы|Образование|Excel (1С|1С) Excel`),
    'а'.repeat(51),
    'один два три четыре пять шесть',
  ])('«%s» does not', (words) => expect(isSkill(words)).toBe(false));
});

/** Skills of lines below their heading. */
const skillsIn = (lines: string) => {
  const text = `Вера Лугова\nНавыки\n${lines}`;
  return readResume({ text, blocks: blocksOfText(text) }).skills.map((skill) => skill.text);
};
const skillsOfDrawn = (...lines: (readonly [Partial<DocumentBlock>, string])[]) =>
  readResume(drawn([[{ size: 2 }, 'Вера Лугова'], [head, 'Навыки'], ...lines])).skills.map(
    ({ text }) => text,
  );

describe('what a line of skills lists (docs/rules.md#resume-reading)', () => {
  it.each<[string, string[]]>([
    ['Excel,1С;крой', ['Excel', '1С', 'крой']],
    ['Excel •  1С · крой | шитьё', ['Excel', '1С', 'крой', 'шитьё']],
    ['Excel / 1С', ['Excel', '1С']],
    ['A/B-тесты', ['A/B-тесты']],
    ['Excel   1С    крой', ['Excel', '1С', 'крой']],
    ['Java (Spring, Hibernate), SQL', ['Java (Spring, Hibernate)', 'SQL']],
    ['Java (Spring, Hibernate) и Kotlin, SQL', ['Java (Spring, Hibernate) и Kotlin', 'SQL']],
    ['Программы: Excel, 1С', ['Excel', '1С']],
    ['Программы:   Excel, 1С', ['Excel', '1С']],
    ['Excel, программы: 1С', ['Excel', 'программы: 1С']],
    ['Шитьё, крой.', ['Шитьё', 'крой']],
    ['Excel ★★★☆, 1С ●●○', ['Excel', '1С']],
    ['– Excel, • 1С', ['Excel', '1С']],
    ['Excel, – – 1С', ['Excel', '1С']],
    ['PRO ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ', ['PRO ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ']],
    ['o Excel', ['Excel']],
    ['оверлок', ['оверлок']],
    ['Excel, excel, EXCEL', ['Excel']],
    ['Excel, 5, 4/5', []],
    ['Excel, 5, 1С, 4/5', ['Excel', '1С']],
    ['Excel, 1С. Люблю шить', []],
    ['Excel, 1С! Новые ткани', []],
    ['работа с тканями любой плотности', []],
    ['работа с тканями', ['работа с тканями']],
    ['Вышивала платья и юбки', []],
    ['Вышивала платья, Крой, Шитьё', ['Крой', 'Шитьё']],
    ['Навыки шитья:', []],
    ['уверенные знания гражданского, страхового права', []],
    ['Права категории B, C', ['Права категории B, C']],
    ['Водительские права категории B,  C, Excel', ['Водительские права категории B,  C', 'Excel']],
    ['Родной язык: русский', []],
    ['Other languages: English', []],
    ['Иностранный язык: английский', []],
    ['Mother tongue: Russian', []],
    ['Excel, язык: Java', ['Excel', 'язык: Java']],
    ['Excel: язык: крой', ['язык: крой']],
    ['Programming languages: Python, Java', ['Python', 'Java']],
    ['Языки: Python, Go', ['Python', 'Go']],
    ['ВСЁ ДЛЯ ПОШИВА ОДЕЖДЫ', []],
    ['ПОШИВ', ['ПОШИВ']],
    ['ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ, 1С', ['ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ', '1С']],
    ['1. ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ-2', ['ПОШИВ ВЕРХНЕЙ ОДЕЖДЫ-2']],
  ])('«%s»', (line, skills) => expect(skillsIn(line)).toEqual(skills));

  it('a line has two thousand characters', () => {
    const line = (length: number) => `Excel, ${'крой, '.repeat(400)}`.padEnd(length, 'я').slice(0, length);
    expect(skillsIn(line(2000))).not.toEqual([]);
    expect(skillsIn(line(2001))).toEqual([]);
  });

  it('there are three hundred of them', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `крой-${at}а`).join('\n');
    expect(skillsIn(lines(299))).toHaveLength(299);
    expect(skillsIn(lines(301))).toHaveLength(300);
  });
});

describe('another column right below (docs/rules.md#resume-reading)', () => {
  it.each([
    ['• Excel\n• 1С\nЛидия Корнеева\nшитьё', ['Excel', '1С']],
    ['• Excel\n• 1С\nкрой, шитьё', ['Excel', '1С', 'крой', 'шитьё']],
    ['Excel\n1С\nЛидия Корнеева\nБухгалтер\nкрой', ['Excel', '1С']],
    ['Excel\n1С\nЛидия Корнеева\nБухгалтер | Тула\nкрой', ['Excel', '1С']],
    ['Бухгалтер\nкрой', []],
    ['Excel\n• Бухгалтер\n• крой', ['Excel', 'Бухгалтер', 'крой']],
    ['Excel\nБухгалтер, товаровед\nкрой', ['Excel', 'Бухгалтер', 'товаровед', 'крой']],
  ])('%j', (lines, skills) => expect(skillsIn(lines)).toEqual(skills));

  it('is seen in a file', () => {
    expect(
      skillsOfDrawn([{ kind: 'item' }, '• Excel'], [{}, 'Лидия Корнеева'], [{}, 'Бухгалтер'], [{}, 'крой']),
    ).toEqual(['Excel', 'Лидия Корнеева', 'Бухгалтер', 'крой']);
    expect(
      skillsOfDrawn([{ kind: 'item', size: null }, '• Excel'], [{}, 'Лидия Корнеева'], [{}, 'крой']),
    ).toEqual(['Excel', 'Лидия Корнеева', 'крой']);
  });

  it('a heading within them is none', () =>
    expect(skillsOfDrawn([{}, 'Excel'], [{ kind: 'heading' }, 'Для пошива'], [{}, 'крой'])).toEqual([
      'Excel',
      'крой',
    ]));
});

it.each([['Top Skills\nKotlin Team Leadership\nSpanish, Kotlin', ['Kotlin', 'Spanish']]])(
  'LinkedIn’s skills in a text: %j',
  (lines) => {
    const text = `Contact\nwww.linkedin.com/in/jordan-example (LinkedIn)\n${lines}`;
    expect(readResume({ text, blocks: blocksOfText(text) }).skills.map((skill) => skill.text)).toContain(
      'Kotlin',
    );
  },
);
