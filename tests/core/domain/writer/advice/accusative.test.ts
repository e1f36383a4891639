import { expect, it } from 'vitest';
import { toAccusative } from '#core/domain/writer/advice/accusative.ts';

it.each([
  ['новых модулей на Go', 'новые модули на Go'],
  ['внутреннего портала', 'внутренний портал'],
  ['нового модуля', 'новый модуль'],
  // «его» stands within it, and is not its ending.
  ['снегоуборочного модуля', 'снегоуборочный модуль'],
  ['новой системы', 'новую систему'],
  ['React', 'React'],
  ['неведомых зверей', null],
])('«разработка %s» is to have made «%s»', (genitive, accusative) =>
  expect(toAccusative(genitive)).toBe(accusative),
);
