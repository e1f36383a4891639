import { expect, it } from 'vitest';
import { isMeasured, measureWeight } from '#core/domain/writer/measures.ts';
import { wordsIn } from '#core/domain/writer/writing.ts';

it.each([
  ['Сдала 5 отчётов', true],
  ['Выручка выросла вдвое', true],
  ['Вела учёт в 1С', false],
  ['Вела учёт в 1С:Бухгалтерия 8.3', false],
  ['Настроила 1С 8.3', false],
  ['Писала на Python 3', false],
  ['Работаю с 2019 года', false],
])('«%s» says how much: %s', (words, expected) => expect(isMeasured(words)).toBe(expected));

it.each([
  ['', 0],
  ['слово', 1],
  ["Анна-Мария don't 5 — x2, и\u0306", 5],
])('the words of «%s» are %i', (text, count) => expect(wordsIn(text)).toBe(count));

const each = (list: string): string[] => list.split('|');

it.each([
  ...each(
    'вдвое|втрое|вчетверо|в два раза|на две недели|за двух лет|из трёх|до четырёх часов|около пяти|более шести',
  ),
  ...each(
    'свыше семи|на десятки|в сто раз|на сотни|из тысячи|за полтора года|за полторы недели|двух магазинов',
  ),
  ...each(
    'трёх складов|четырёх касс|пяти смен|шести дел|семи дел|восьми дел|девяти дел|десяти дел|одиннадцать дел',
  ),
  ...each(
    'двадцати дел|тысячи заявок|миллион|миллионы|doubled|tripled|halved|twice|two|three|four|five|six|seven',
  ),
  ...each(
    'eight|nine|ten|dozen|dozens|hundred|hundreds|thousands|millions|5|20%|300 кв|в 2 раза|команда 12 человек',
  ),
])('«%s» says how much', (words) => expect(isMeasured(`Выросло ${words} тут`)).toBe(true));

it.each([
  ...each(
    'с 2019|в 1998 году|2019 г.|12.03.2021|1.2.21|1С|1с|1C|1С:ЗУП 3.1|1С «Бухгалтерия» 8|1С-Битрикс|Python 3.12|Python3.12.10|v 5|v.5|2019года|2019  г.|12д|1С 8.3.24|H2.0.15',
  ),
  ...each(
    'java 8|php 7.4|angular 15|vue 3|windows 10|iso 9001|гост 34|версии 5|version 5|v. 5|v5|c++ 17|.net 6',
  ),
  ...each('.net core 3.1|SAP R-3|ЗИЛ-130|H2|3D|2д|b2b|B2C|b2g|два|семья|сторона|пятница|десятник|семинар'),
])('«%s» says nothing of how much', (words) => expect(isMeasured(`Веду ${words} тут`)).toBe(false));

it.each(
  [
    // What changed tells more than an amount, and what was done more than what is.
    ['Веду отчёты', 0],
    ['Веду 5 касс', 1],
    ['Рост 5 %', 3],
    ['Рост 5%', 3],
    ['Рост на пять процентов в 2 дня', 3],
    ['Рост 2x', 3],
    ['Рост 2 х', 3],
    ['Рост в 2 раза', 3],
    ['Рост в 5 раз', 3],
    ['Рост с 5 дней до 2', 3],
    ['Рост со 5 дней до 2', 3],
    ['Time from 5 days to 2', 3],
    ['Рост вдвое', 3],
    ['Сократила 5 касс', 3],
    ['Рост с прежних 5 дней до нынешних 2', 3],
    ['Рост с прежних дней до 2', 1],
    ['Рост втрое', 3],
    ['Рост 5 разниц', 1],
    ['Рост 5 хлебов', 1],
    ...each(
      'ускорила|сократила|снизила|увеличила|повысила|выросла|вырастила|уменьшила|оптимизировала|автоматизировала',
    ),
    ...each(
      'внедрила|запустила|разработала|создала|построила|собрала|перевела|нашла|закрыла|привлекла|вышла|обучила',
    ),
    ...each(
      'подготовила|провела|нарисовала|улучшила|сэкономила|написала|приобучила|reduced|increased|improved|cut',
    ),
    ...each(
      'built|launched|automated|grew|saved|led|delivered|raised|decreased|designed|shipped|migrated|trained',
    ),
  ].map((item): [string, number] =>
    typeof item === 'string' ? [`Тут ${item} 5 касс`, 3] : (item as [string, number]),
  ),
)('«%s» weighs %i', (words, weight) => expect(measureWeight(words)).toBe(weight));

it('a change that was brought about weighs most', () =>
  expect(measureWeight('Сократила сроки на 30%')).toBe(5));
