import { expect, it } from 'vitest';
import { isGibberish } from '#core/domain/documents/doubts.ts';

const misread = (text: string, as: string) => new TextDecoder(as).decode(new TextEncoder().encode(text));
const words = 'Опыт работы бухгалтера. ';
/** Of a font that says nothing of its letters. */
const privateUseChar = '\ue000';

it.each([
  ['many signs among few letters', privateUseChar.repeat(30) + 'а'.repeat(59), true],
  ['the same signs among more letters', privateUseChar.repeat(30) + 'а'.repeat(60), false],
  ['few signs', privateUseChar.repeat(20) + 'а'.repeat(10), false],
  ['words', words.repeat(20), false],
  ['UTF-8 as Windows-1251', misread(words.repeat(20), 'windows-1251'), true],
  ['Windows-1251 with many «д»', misread('Привет, мир и труд '.repeat(20), 'windows-1251'), true],
  ['UTF-8 as Windows-1252', misread(words.repeat(20), 'windows-1252'), true],
])('%#: %s', (_, text, expected) => expect(isGibberish(text)).toBe(expected));
