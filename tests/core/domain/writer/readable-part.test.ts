import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readablePart } from '#core/domain/writer/readable-part.ts';
import { isTooLarge, wordsIn } from '#core/domain/writer/writing.ts';

const partOf = (text: string) => readablePart({ text, blocks: blocksOfText(text) });

describe('the part of a long resume that is read (docs/rules.md#resume-limit)', () => {
  it('is all of it where it fits', () => expect(partOf('Анна\nБухгалтер').text).toBe('Анна\nБухгалтер'));

  it('is whole lines from the beginning, as many as fit', () => {
    const text = Array.from({ length: 300 }, (_, at) => `Строка ${at} из семи слов резюме Анны`).join('\n');
    const { text: part, blocks } = partOf(text);
    expect(isTooLarge(text)).toBe(true);
    expect(isTooLarge(part)).toBe(false);
    expect(text.startsWith(`${part}\n`)).toBe(true);
    expect(wordsIn(part)).toBe(1995);
    expect(blocks).toHaveLength(285);
  });

  it('is nothing where the first line alone is too long', () =>
    expect(partOf('слово '.repeat(2001)).text).toBe(''));
});
