import { expect, it } from 'vitest';
import { languagesAsked, maxAsks, readAsks } from '#core/domain/match/vacancy/asks.ts';

const asks = (title: string, tags: string[], description: string) =>
  readAsks({ title, tags, description }).map(
    ({ concepts, isMust, isInTitle }) => `${isInTitle ? '^' : isMust ? '' : '~'}${concepts.join('/')}`,
  );

it.each([
  [160, 160],
  [161, 160],
  [900, 160],
])('of a line of %i characters the words are %i long', (length, shown) => {
  const line = `Kafka ${'а'.repeat(length - 6)}`;
  const [ask] = readAsks({ title: '', tags: [], description: `Требования:\n${line}` });
  expect(ask?.quote).toBe(length === shown ? line : `${line.slice(0, shown - 1)}…`);
});

it.each([
  // Of tags of one kind four are a choice, three are not.
  [
    ['Django', 'Flask', 'FastAPI'],
    ['django', 'flask', 'fastapi'],
  ],
  [['Joomla', 'Drupal', 'WordPress', 'MODX'], ['joomla/drupal/wordpress/modx']],
  [
    ['Joomla', 'Drupal', 'Kafka', 'WordPress', 'MODX'],
    ['joomla/drupal/wordpress/modx', 'kafka'],
  ],
])('the tags %j ask for %j', (tags, expected) => expect(asks('', tags, '')).toEqual(expected));

it.each([
  // What a title denies in brackets is not asked for; else it is asked for first, each by itself.
  ['Разработчик C#/ASP.NET', ['^csharp', '^aspnet']],
  ['Разработчик PHP (без Laravel)', ['^php']],
  ['Разработчик PHP (не Laravel)', ['^php']],
  ['Разработчик PHP (no Laravel)', ['^php']],
  ['Разработчик PHP (Laravel)', ['^php', '^laravel']],
])('the title «%s» asks for %j', (title, expected) => expect(asks(title, [], '')).toEqual(expected));

it.each([
  ['Требования:\nKafka\nБудет плюсом:\nKafka', ['kafka']],
  ['Будет плюсом:\nKafka\nТребования:\nKafka', ['kafka']],
  ['Будет плюсом:\nKafka\nЗадачи:\nKafka', ['kafka']],
  ['Требования:\nKafka или NATS\nKafka', ['kafka']],
  ['Требования:\nKafka\nKafka или NATS', ['kafka']],
  ['Требования:\nKafka\nБудет плюсом:\nDocker\nЗадачи:\nGit', ['kafka', 'git', '~docker']],
  ['Условия:\nKafka', []],
  ['Kafka', ['kafka']],
])('«%s» asks for %j', (description, expected) => expect(asks('', [], description)).toEqual(expected));

it('no more is asked for than twenty-four things', () => expect(maxAsks).toBe(24));

it.each([
  ['Требования:\nАнглийский B2', ['english B2']],
  ['Требования:\nАнглийский B2 будет плюсом', []],
  ['Требования:\nАнглийский B2 не требуется', []],
  ['Требования:\nНемецкий B2; английский B2 не требуется', ['german B2']],
  ['Будет плюсом:\nАнглийский B2', []],
  ['Задачи:\nАнглийский B2', []],
  ['Условия:\nАнглийский B2', []],
])('of «%s» the languages are %j', (description, expected) =>
  expect(languagesAsked(description).map(({ id, level }) => `${id} ${level}`)).toEqual(expected),
);
