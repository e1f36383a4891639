import { cleanLine, cleanText } from '../../../frontend/src/file-text/clean-text.ts';
import { htmlBlocks } from '../../../frontend/src/file-text/docx/html-blocks.ts';
import { withReadableBoxes } from '../../../frontend/src/file-text/docx/text-boxes.ts';
import { kindOfFile } from '../../../frontend/src/file-text/file-kind.ts';
import { fileTextOf } from '../../../frontend/src/file-text/file-text.ts';
import { canBeHeading, isCapitals } from '../../../frontend/src/file-text/heading.ts';
import { markdownBlocks, markdownText } from '../../../frontend/src/file-text/markdown-blocks.ts';
import { odtContent } from '../../../frontend/src/file-text/odt-blocks.ts';
import { gapBetween } from '../../../frontend/src/file-text/pdf/fragments.ts';
import { cyrillicReader } from '../../../frontend/src/file-text/pdf/misread-cyrillic.ts';
import { hyphenedWords, withHyphens } from '../../../frontend/src/file-text/pdf/seen-hyphens.ts';
import { decodedText, plainBlocks, plainText } from '../../../frontend/src/file-text/plain-text.ts';
import { rtfBlocks } from '../../../frontend/src/file-text/rtf-blocks.ts';
import type { TextFunctions } from './text-functions.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** That a text is gibberish, or nested too deep, is an answer. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export const fileTextFunctions: TextFunctions = {
  'clean-text#cleanLine': cleanLine,
  'clean-text#cleanText': cleanText,
  'docx/html-blocks#htmlBlocks': htmlBlocks,
  'docx/text-boxes#withReadableBoxes': withReadableBoxes,
  'heading#canBeHeading': canBeHeading,
  'heading#isCapitals': isCapitals,
  'file-kind#kindOfFile': (text) => kindOfFile(`${text}.txt`, bytesOf(text)),
  'file-text#fileTextOf': (text) => orNull(() => fileTextOf(plainBlocks(`${text}а`), 8000)),
  'markdown-blocks#markdownBlocks': markdownBlocks,
  'markdown-blocks#markdownText': (text) => markdownText(bytesOf(`${text.replaceAll('\0', '')}а`)),
  'odt-blocks#odtContent': (text) => orNull(() => odtContent(text)),
  'plain-text#decodedText': (text) => decodedText(bytesOf(`${text.replaceAll('\0', '')}а`)),
  'plain-text#plainBlocks': plainBlocks,
  'plain-text#plainText': (text) => plainText(bytesOf(`${text.replaceAll('\0', '')}а`)),
  'pdf/fragments#gapBetween': (text) => gapBetween(text, text, true),
  'pdf/misread-cyrillic#cyrillicReader': (text) => cyrillicReader(`${'Ðåçþìå '.repeat(9)}${text}`)(text),
  'pdf/seen-hyphens#hyphenedWords': (text) => hyphenedWords([[...text].map((unicode) => ({ unicode }))]),
  'pdf/seen-hyphens#withHyphens': (text) => withHyphens(text, new Map([['а', 'б']])),
  'rtf-blocks#rtfBlocks': (text) => rtfBlocks(bytesOf(`{\\rtf1 ${text}`)),
};
