import { describe, expect, it } from 'vitest';
import { namesHadoop } from '#core/domain/match/denials.ts';
import { readAsks } from '#core/domain/match/vacancy/asks.ts';

const asksIn = (line: string) =>
  readAsks({ title: 'Специалист', tags: [], description: `Требования:\n- ${line}` }).map(({ concepts }) =>
    concepts.join('/'),
  );

describe('what is denied before its name', () => {
  it.each([
    'без PHP',
    'без всякого PHP',
    'никаких PHP',
    'никакого PHP',
    'никакой PHP',
    'у нас нет PHP',
    'no PHP',
    'without PHP',
    'пишем не PHP',
    'пишем не с PHP',
    'пишем не со PHP',
    'работа не на PHP',
    'работа не в PHP',
    'работа не во PHP',
    'не используем PHP',
    'не работаем с PHP',
    'не применяем PHP',
    'не пишем на PHP',
    'без больших старых PHP',
    'без PHP и Laravel',
    'без PHP или Laravel',
    'без PHP ни Laravel',
    'без PHP/Laravel',
  ])('«%s»', (line) => expect(asksIn(line)).toEqual([]));

  it.each([
    ['без очень больших старых PHP', ['php']],
    ['без суеты, PHP', ['php']],
    ['без PHP, Laravel', ['laravel']],
    ['не боимся PHP', ['php']],
    ['нетто PHP', ['php']],
    ['nobody PHP', ['php']],
  ])('but not of «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));
});

describe('what is denied behind its name', () => {
  it.each([
    'PHP не используем',
    'PHP не используют',
    'PHP не использует',
    'PHP не используется',
    'PHP не применяем',
    'PHP не применяют',
    'PHP не применяется',
    'PHP не предлагать',
    'PHP не предлагаем',
    'с PHP не работаем',
    'на PHP не пишем',
    'PHP нет',
    'PHP у нас нет',
    'PHP здесь нет',
    'PHP тут нет',
    'PHP или Laravel не используем',
    'PHP ни Laravel не используем',
    'PHP на Laravel не используем',
    'PHP/Laravel не используем',
    'PHP нет.',
  ])('«%s»', (line) => expect(asksIn(line)).toEqual([]));

  it.each([
    ['PHP и Laravel не используем', ['php']],
    ['PHP, Laravel не используем', ['php']],
    ['PHP, не используем Laravel', ['php']],
    ['на PHP не работаем без тестов', ['php']],
    ['PHP нет смысла', ['php']],
    ['PHP у вас нет', ['php']],
    ['PHP не используйте', ['php']],
  ])('but not of «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));
});

it.each([
  ['Hadoop', true],
  ['HDFS', true],
  ['Hive', true],
  ['Spark', true],
  ['PySpark', true],
  ['на Spark.', true],
  ['Sparks', false],
  ['archive', false],
  ['Hive2', false],
  ['Vue, yarn', false],
])('«%s» names Hadoop: %s', (text, expected) => expect(namesHadoop(text)).toBe(expected));
