import { UnreadableFile } from '../../unreadable-file.ts';
import { inflate } from '../../zip/inflate.ts';

/** Bytes, inflated: of one stream, of one font, of all fonts, and of all that is neither font nor picture. */
const largest = { stream: 12 * 2 ** 20, font: 32 * 2 ** 20, fonts: 64 * 2 ** 20, all: 40 * 2 ** 20 };
const maxStreams = 20_000;
/** Where a stream's dictionary stands before it. */
const dictionaryLength = 600;
/** What the rarer ways of packing may make of a byte. */
const unknownGrowth = 60;

const decoder = new TextDecoder('latin1');
const streamWord = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d] as const;

/** Where the bytes of streams begin, in their order. */
function* streamStarts(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(0x73); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (!streamWord.every((letter, turn) => bytes[at + turn] === letter)) continue;
    // 'endstream' ends in the same word.
    if (bytes[at - 1] === 0x64) continue;
    const from = at + streamWord.length;
    if (bytes[from] === 0x0d && bytes[from + 1] === 0x0a) yield from + 2;
    else if (bytes[from] === 0x0a || bytes[from] === 0x0d) yield from + 1;
  }
}

async function inflatedLength(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  let length = 0;
  try {
    for await (const { length: more } of inflate(packed, 'deflate')) {
      length += more;
      if (length > most) throw new UnreadableFile('too_large');
    }
  } catch (error) {
    // What follows a stream in the file is none of it.
    if (error instanceof UnreadableFile) throw error;
  }
  return length;
}

/**
 * How many bytes the pages and maps of a PDF hold, inflated; fonts and pictures aside. pdf.js would inflate whatever
 * there is: throws `UnreadableFile` where that is more than any resume needs.
 */
export async function inflatedPdfSize(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  let [all, fonts, streams] = [0, 0, 0];
  for (const from of streamStarts(bytes)) {
    if (++streams > maxStreams) throw new UnreadableFile('too_large');
    const head = decoder.decode(bytes.subarray(Math.max(0, from - dictionaryLength), from));
    const dictionary = head.slice(Math.max(head.lastIndexOf(' obj'), head.lastIndexOf('endobj'), 0));
    if (/\/Subtype\s*\/Image/u.test(dictionary)) continue;
    const packings = dictionary.match(/\/(?:FlateDecode|LZWDecode|RunLengthDecode|Fl|LZW|RL)\b/gu) ?? [];
    if (packings.length === 0) continue;
    // Packed twice, a byte may become a million; no maker does it.
    if (packings.length > 1) throw new UnreadableFile('too_large');
    if (packings[0] !== '/FlateDecode' && packings[0] !== '/Fl') {
      const length = Number(/\/Length\s+(\d{1,9})(?!\s+\d+\s+R)/u.exec(dictionary)?.[1] ?? 0);
      all += length * unknownGrowth;
    } else {
      const isFont = /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)/u.test(dictionary);
      const length = await inflatedLength(bytes.subarray(from), isFont ? largest.font : largest.stream);
      if (isFont) fonts += length;
      else all += length;
    }
    if (all > largest.all || fonts > largest.fonts) throw new UnreadableFile('too_large');
  }
  return all;
}
