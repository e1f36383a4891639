import { cleanText } from '../../../frontend/src/file-text/clean-text.ts';
import { cutText } from '../../../frontend/src/file-text/file-text.ts';
import { gapBetween } from '../../../frontend/src/file-text/pdf/fragments.ts';
import { withCyrillic } from '../../../frontend/src/file-text/pdf/misread-cyrillic.ts';
import { plainText } from '../../../frontend/src/file-text/plain-text.ts';
import type { TextFunctions } from './text-functions.ts';

export const fileTextFunctions: TextFunctions = {
  'clean-text#cleanText': cleanText,
  'file-text#cutText': (text) => cutText(`${text}а`),
  'plain-text#plainText': (text) => plainText(new TextEncoder().encode(`${text.replaceAll('\0', '')}а`)),
  'pdf/fragments#gapBetween': (text) => gapBetween(text, text, true),
  'pdf/misread-cyrillic#withCyrillic': (text) => withCyrillic(`${'Ðåçþìå '.repeat(9)}${text}`),
};
