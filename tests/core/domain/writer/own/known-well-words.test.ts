import { describe, expect, it } from 'vitest';
import { isBelittled, isOnlyBegun } from '#core/domain/writer/own/known-well.ts';

/** Of 'a b|c d' two. */
const each = (list: string): string[] => list.split('|');

describe('what one is only learning, or knows poorly (docs/rules.md#letter-skills-own)', () => {
  it.each([
    ...each('базовый уровень|базовые знания|начальный навык|поверхностное владение|минимальное понимание'),
    ...each('слабый опыт|базовых навыков|слабого уровня'),
    ...each('знание основ|знания основ|знаю основы'),
    ...each('владею основами|изучил основы|изучила основы|знание и понимание основ|знаю только основы'),
    ...each('на стадии изучения|в процессе освоения|в процессе обучения'),
    ...each('изучаю|осваиваю|учу|сейчас изучаю|пока учу|активно осваиваю'),
    ...each('небольшой опыт|некоторый опыт|минимальный опыт|нулевой опыт|начинающий|начинающая'),
    ...each('знаком с|знакома с|знакомы со|имею представление|есть представление|общее представление'),
    ...each('пробовал|пробовала|сталкивался с|сталкивалась со|базовый|базовая|базовое|базовые'),
    ...each('немного знаю|слабо владею|плохо знаком|плохо знакома|поверхностно умею|базово понимаю'),
    ...each('немного работал|немного работала|немного пишу|понаслышке'),
    ...each('some experience|little exposure|limited knowledge|basic knowledge|basic level|basic skill'),
    ...each('basic skills|basic understanding|basic experience|beginner|currently learning|still learning'),
    ...each('not using|not used|in progress|unfinished|начинаю|учусь'),
    ...each('прохожу курс|прохожу обучение|прохожу стажировку|прохожу онлайн-курс|прохожу новый курс'),
    ...each('немного|участвовал в выборе|участие в выборе|слышал про|слышала о|слышал об'),
    ...each('только слышал|лишь видела|только смотрел|лишь читала'),
  ])('%s SQL', (words) => {
    expect([isOnlyBegun(`${words} sql`), isBelittled(`${words} sql`)]).toEqual([true, true]);
    expect(isOnlyBegun(`${words}щщщщщщщщщщщщ sql`)).toBe(false);
  });

  it.each([
    ...each('знаком с основами|знакома с основами sql|знакомы с основами'),
    ...each('основы python|— основы python|learning rust|• learning rust|базовый 1с|немного 1с'),
    ...each('figma чуть-чуть|sql знаю плохо|sql владею очень слабо|sql знаком довольно поверхностно'),
    ...each('sql знакома пока немного|sql умею плохо|sql понимаю слабо|sql работал немного'),
    ...each('sql работала немного|sql пишу плохо|sql забыл|sql забыла|sql забыл.|(sql забыл)|sql забыл ! '),
    ...each('sql — немного знаю|прохожу школьный курс sql'),
  ])('«%s»', (item) => expect(isOnlyBegun(item)).toBe(true));

  it.each([
    ...each('базовый оклад|немного времени|учу сотрудников работать в sql|быстро учусь|легко учусь'),
    ...each('хорошо знаком с sql|отлично знакома с sql|близко знаком с sql|уверенно знаком с sql'),
    ...each('глубоко знаком с sql|прекрасно знаком с sql|не знаком с sql|знаком по работе'),
    ...each(
      'знаком с sql на уровне эксперта|знаком с sql на экспертном уровне|знаком с sql на высоком уровне',
    ),
    ...each(
      'знаком с sql на отлично|пробовала себя в продажах|пробовал новые рынки|пробовала разные способы',
    ),
    ...each('сталкивался с трудными клиентами|сталкивался с проблемами|сталкивалась со сложностями'),
    ...each('сталкивался с задачами|сталкивался с ситуациями|сталкивался с возражениями'),
    ...each('основы права|читал основы sql|преподаю основы python|machine learning models|learning and sql'),
    ...each('learning center|learning platform|learning management|learning design|learning experience'),
    ...each('не забыл|забыл sql|знаю основательно|проверила базовый расчёт|прохожу медосмотр'),
    ...each('знаю sql|владею sql|планирую закупки|хочу sql'),
  ])('but not «%s»', (item) => expect(isOnlyBegun(item)).toBe(false));
});

/** What weakens a skill in brackets, behind a dash and behind a colon. */
const marks = [
  ...each('no|none|нет|0|0/10|4/10|4 / 10|4 из 10|2/5|2 из 5|1 / 5|чуть|читал|читала|видел|видела'),
  ...each('читал документацию|видел издалека|видела мельком'),
  ...each('слышал о нём|слышала|смотрел|смотрела о нём|не мой|не моё|не моя|не мои'),
  ...each(
    'понимаю|понимаю принципы|понимаю основы|понимаю код|понимаю общую суть|понимаю как работает|понимаю стек',
  ),
  ...each('rusty|пробовал|пробовала|забыл|забыла|ознакомительно|школьный|со словарём|минимальный'),
  ...each('минимальная|в процессе|базовый|базовых|начальный|плохо|слабо|немного|поверхностно'),
  ...each(
    'не окончен|не закончил|незакончен|неокончен|учу|изучаю|basic|basics|beginner|elementary|learning|unfinished',
  ),
  ...each('теория|только теория|лишь теория|курс|курсы|только курсы|онлайн-курс|онлайн курсы'),
];

describe('what is said behind a skill', () => {
  it.each(marks)('%s', (mark) => {
    for (const item of [
      `sql (${mark})`,
      `sql ( ${mark} ) `,
      `sql — ${mark}`,
      `sql – ${mark}`,
      `sql - ${mark}`,
      `sql: ${mark}`,
    ])
      expect([item, isOnlyBegun(item.toLowerCase().replaceAll('ё', 'е'))]).toEqual([item, true]);
    if (/^\p{L}+$/u.test(mark)) expect(isOnlyBegun(`sql (${mark}щщщщщщщщщщщщ)`)).toBe(false);
  });

  it.each([
    ...each('9/10|5/10|3/5|4/5|10|0.5|0,5|30%|нет проблем|no-code|non-stop|авторский курс|курс лекций'),
    ...each('читала лекции|видел рост|слышал отзывы|смотрел за складом|понимаю заказчика|чуткость'),
    ...each('теория вероятностей|школьники|минимум ошибок|базис|слабость|плохой спрос'),
  ])('but not «%s»', (mark) => {
    for (const item of [`sql (${mark})`, `sql — ${mark}`, `sql: ${mark}`])
      expect([item, isOnlyBegun(item)]).toEqual([item, false]);
  });

  it.each([
    ...each(
      'sql (курсы, практика)|sql (курсы skillbox)|sql (курс «основы»)|sql (курс 2020)|sql — курсы, практика',
    ),
    ...each('python 1/5|python 0 / 5|python 2 из 5|python 4/10|python 0 из 10|python 1/5.|python 1/5 '),
    ...each('python ★★☆☆☆|python ●●○○○|python ★☆☆☆☆|python ●○○○○|python ☆☆☆☆☆|python ☆☆☆☆|python ★☆☆☆☆.'),
  ])('«%s»', (item) => expect(isOnlyBegun(item)).toBe(true));

  it.each([
    ...each('python 3/5|python 5/10|python 9 из 10|python ★★★☆☆|python ★★★★★|python 1/5 проекта|python1/5'),
    ...each('python (базовый) и sql|python (курсы) и sql|курсы sql|теория sql|курсы (sql)|(курсы для детей)'),
  ])('but not «%s»', (item) => expect(isOnlyBegun(item)).toBe(false));
});

describe('what is wished for, or left out', () => {
  it.each([
    ...each('хочу|хочется|хотел|хотела|хотелось|мечтаю|интересуюсь|освою|изучу|в будущем'),
    ...each('незнаком|незнакома|незнакомы|планирую освоить|планирую активно осваивать|планирую учиться'),
    ...each('планирую идти в|планирую:|ищу работу|ищу вакансии|ищу команду|ищу проект|ищу возможность'),
    ...each('ищу место|цель:|цель —|цель –|цель -|цель:|кроме|вместо|eager to|interested in'),
    ...each('не знаю|нет опыта'),
  ])('%s SQL', (words) => {
    expect([isBelittled(`${words} SQL`), isOnlyBegun(`${words} sql`)]).toEqual([true, false]);
  });

  it.each([
    ...each(
      'Планирую отчётность в SQL|Планирую мощности|Планирую стоимость|Планирую часть работ|Планирую сеть',
    ),
    ...each('Планирую перспективы|Ищу клиентов в SQL|Целевые показатели|Цели ставлю|Кроме того|Кроме этого'),
    ...each('SQL|Знаю SQL (хорошо)|Хочубей'),
  ])('but not «%s»', (item) => expect(isBelittled(item)).toBe(false));
});
