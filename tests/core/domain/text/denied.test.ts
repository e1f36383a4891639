import { expect, it } from 'vitest';
import { affirmedItems, denies, isDenied, withoutDeniedLists } from '#core/domain/text/denied.ts';

it.each([
  '1С не владею',
  'SQL - нет',
  'SQL — нет;',
  'Хочу освоить',
  'Готова освоить 1С',
  'готов учиться на ДОПОГ',
  'готовность обучаться 1С',
  'не курю',
  'Figma: отсутствует',
  'want to learn Go',
  'Холодные звонки не делал',
  'Linux не администрировал',
  'Kubernetes не трогал',
  'КАДРЫ НЕ ВЕЛА',
  'с Kafka не сталкивалась',
])('%j is denied', (item) => expect(isDenied(item)).toBe(true));
it.each([
  'не только SQL',
  'нет проблем с Excel',
  'вопросов по 1С нет',
  'No-code',
  'Нетология',
  'готова осваивать новые программы',
  'Без проблем',
  'не только вела учёт',
  'чтобы бухгалтеры не делали их вручную',
  'раньше разработчики не писали тесты',
  'с которым команда не сталкивалась',
  'невеликий объём',
  'готова обучать 1С',
  'готов обучаться новому, Excel',
])('%j is not', (item) => expect(isDenied(item)).toBe(false));

it('a wish denies nothing of what stands before it', () => {
  expect(denies('Пишу на Python, хочу освоить Rust, Go')).toBe(false);
  expect(affirmedItems(['Python', ' хочу освоить Rust', ' Go'])).toEqual(['Python']);
  expect(affirmedItems(['1С не знаю', 'Excel'])).toEqual(['Excel']);
});

it.each([
  [
    'Готов быстро освоить любую программу, уверенный пользователь Excel, 1С',
    'уверенный пользователь Excel, 1С',
  ],
  ['Ответственность, готовность осваивать смежные инструменты, Excel', 'Ответственность, Excel'],
  ['Стремлюсь изучать лучшие практики, пишу на Python', 'пишу на Python'],
  ['Excel, готова освоить 1С: Бухгалтерию, SQL', 'Excel'],
  ['Excel, готов освоить SQL, 1С, SAP', 'Excel'],
  ['Стремлюсь изучать SQL, Python', ''],
  ['Excel, готов изучать языки и базы: Go, SQL', 'Excel'],
])('who is ready to learn one thing may know what stands behind it: %j', (list, affirmedList) =>
  expect(
    affirmedItems(list.split(','))
      .map((item) => item.trim())
      .join(', '),
  ).toBe(affirmedList),
);

it('a denial of a list ends where its writer affirms something for itself', () => {
  const list = ['не знаю SQL', ' Go', ' пишу на Python', ' Docker', ' 1С не знаю', ' Kafka'];
  expect(affirmedItems(list)).toEqual([' пишу на Python', ' Docker', ' Kafka']);
  expect(affirmedItems(['Хочу изучать новое', ' владею SQL', ' Excel'])).toEqual([' владею SQL', ' Excel']);
});

it('a label denies up to the next one, or to a heading', () => {
  const line = (words: string, isHeading = false) => ({ words, isHeading });
  const lines = [line('Не знаю: PHP'), line('Не знаю:'), line('SQL'), line('Курсы', true), line('Go')];
  expect(withoutDeniedLists(lines)).toEqual(lines.slice(3));
});
