import { type NumberShape, unpackNumbers } from './number-column.ts';
import { packNumbers } from './number-encodings.ts';

/*
 * Texts as one row of numbers: 0 ends a text, n stands for the UTF-16 unit units[n − 1]. So a Russian letter is a
 * byte, no character is reserved and half of a surrogate pair comes back as it was. Most frequent units come first.
 */
export interface TextShape {
  type: 'text';
  length: number;
  /** As numbers: half of a surrogate pair would not survive the UTF-8 of the directory. */
  units: number[];
  numbers: NumberShape;
}

/** Units that are turned into one string at a time, of which the texts are slices. */
const chunkSize = 1 << 17;

export async function packTexts(
  texts: readonly string[],
): Promise<{ shape: TextShape; frames: Uint8Array[] }> {
  const counts = new Uint32Array(0x1_0000);
  let total = texts.length;
  for (const text of texts) {
    total += text.length;
    for (let n = 0; n < text.length; n++) {
      const unit = text.charCodeAt(n);
      counts[unit] = (counts[unit] as number) + 1;
    }
  }
  const units = Array.from(counts.keys())
    .filter((unit) => counts[unit])
    .sort((a, b) => (counts[b] as number) - (counts[a] as number));
  const codeOf = new Uint32Array(0x1_0000);
  for (const [n, unit] of units.entries()) codeOf[unit] = n + 1;

  const codes = new Uint32Array(total);
  let at = 0;
  for (const text of texts) {
    for (let n = 0; n < text.length; n++) codes[at++] = codeOf[text.charCodeAt(n)] as number;
    at++;
  }
  const { shape: numbers, frames } = await packNumbers(units.length < 256 ? new Uint8Array(codes) : codes);
  return { shape: { type: 'text', length: texts.length, units, numbers }, frames };
}

export function* unpackTexts(
  { length, units: spelling, numbers }: TextShape,
  packed: readonly Uint8Array[],
): Generator<void, string[]> {
  const codes = (yield* unpackNumbers(numbers, packed)) as Uint8Array | Uint32Array;
  const units = Uint16Array.from([0, ...spelling]);
  const texts = new Array<string>(length);
  const isNarrow = units.every((unit) => unit < 256);
  let text = 0;
  let begin = 0;
  while (begin < codes.length) {
    let end = Math.min(begin + chunkSize, codes.length);
    while (codes[end - 1] !== 0) end++;
    const chunk = codes.subarray(begin, end);
    const whole = isNarrow ? decodeUnits(chunk, units, 'latin1') : decodeUnits(chunk, units, 'utf16le');
    for (let start = 0; start < chunk.length; ) {
      const stop = chunk.indexOf(0, start);
      texts[text++] = whole.slice(start, stop);
      start = stop + 1;
    }
    begin = end;
    yield;
  }
  return texts;
}

function decodeUnits(
  codes: Uint8Array | Uint32Array,
  units: Uint16Array,
  encoding: 'latin1' | 'utf16le',
): string {
  const decoded = encoding === 'latin1' ? new Uint8Array(codes.length) : new Uint16Array(codes.length);
  for (let n = 0; n < codes.length; n++) decoded[n] = units[codes[n] as number] as number;
  return Buffer.from(decoded.buffer).toString(encoding);
}
