import { expect, it } from 'vitest';
import { isOtherText } from '#core/domain/documents/blocks.ts';

it.each([
  ['most lines are known', 'а\nб\nв', 'а\nб\nг', false],
  ['most are new', 'а\nб\nв', 'а\nг\nд', true],
  ['only empty ones are known', 'а\n\nб\n\nв', 'г\n\n\n\n\n\nд\n\nе', true],
  ['two lines say too little', 'а\nб\nв', 'г\nд', false],
])('another text: %s', (_, before, after, expected) => expect(isOtherText(before, after)).toBe(expected));
