import { blocksOfText, type LooseBlock } from '#core/domain/documents/blocks.ts';
import { hasBytesOf } from '#core/domain/documents/user-document.ts';
import { cleanText } from './clean-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The small letters of Russian, from the hard sign and f, the rarest, to a, e and o: a wrong table gives rare ones. */
const letters =
  '\u044a\u0444\u044d\u0449\u0446\u044e\u0448\u0436\u0445\u0439\u0447\u0431\u0437\u0433\u044c\u044b\u044f\u0443\u043f\u0434\u043c\u043a\u043b\u0432\u0440\u0441\u043d\u0442\u0438\u0430\u0435\u043e';
const ranks = new Map([...letters].map((letter, rank) => [letter, rank]));

/**
 * How much a text looks like Russian, in capitals too. One table has its capitals where another has its small letters, so
 * where a short text leaves it open, the one in small letters is meant.
 */
function russianScore(text: string): number {
  const lower = text.toLowerCase();
  let [score, small, capital] = [0, 0, 0];
  for (let at = 0; at < lower.length; at += 1) {
    const rank = ranks.get(lower.charAt(at));
    if (rank === undefined) continue;
    score += rank;
    if (text.charAt(at) === lower.charAt(at)) small += 1;
    else capital += 1;
  }
  return small > capital ? score + 20 : score;
}

/** UTF-16 without its mark: of each pair of bytes, the same one is 0 (Latin) or 4 (Cyrillic). */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 4096);
  const share = (of: number) => {
    const half = head.filter((_, at) => at % 2 === of);
    return half.filter((byte) => byte === 0 || byte === 4).length / Math.max(1, half.length);
  };
  if (!head.includes(0)) return null;
  if (share(1) > 0.8) return 'utf-16le';
  return share(0) > 0.8 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const score = (encoding: string) =>
      russianScore(new TextDecoder(encoding).decode(bytes.subarray(0, 20_000)));
    // Of equals the first: Windows-1251 is what Russian texts are, unless they are older still.
    return ['windows-1251', 'koi8-r', 'ibm866'].reduce((best, encoding) =>
      score(encoding) > score(best) ? encoding : best,
    );
  }
}

/** UTF-8, UTF-16 with or without its mark, Windows-1251 and its elders, told apart by the bytes. */
export function decodedText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (!encoding.startsWith('utf-16') && !hasBytesOf('txt', bytes))
    throw new UnreadableFile(bytes.length === 0 ? 'empty' : 'broken');
  return new TextDecoder(encoding).decode(bytes);
}

export const plainText = (bytes: Uint8Array): string => cleanText(decodedText(bytes));

/** What is parted into lines; the rest, which no one is shown, stays in one piece. */
const maxSplitLength = 200_000;

/** The lines of a text, a block each; an empty one stands before what is apart. */
export function plainBlocks(text: string): LooseBlock[] {
  let before = 0;
  const blocks = blocksOfText(text.slice(0, maxSplitLength)).map(({ start, end, ...block }) => {
    const isApart = text.slice(before, start).includes('\n\n');
    before = end;
    return { ...block, text: text.slice(start, end), isApart };
  });
  const [last] = blocks.slice(-1);
  const rest = text.slice(maxSplitLength).trim();
  return last && rest !== '' ? [...blocks, { ...last, text: rest, isApart: false }] : blocks;
}
