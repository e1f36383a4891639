import { expect, it } from 'vitest';
import { isMeasured } from '#core/domain/writer/measures.ts';
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
