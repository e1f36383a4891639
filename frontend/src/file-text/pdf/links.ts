import type { PdfPiece } from './placed-text.ts';

/** A link of a page: where it lies, in the page's own space, and where it leads. */
export interface PdfLink {
  rect: readonly number[];
  url: string;
}

/** Of a document: more are no resume's. */
const maxLinks = 500;
const maxTargetLength = 300;

/** Private characters that no text keeps (clean-text.ts): each stands for a link's target until lines are put together. */
const firstMark = 0xf0000;
const mark = /[\u{f0000}-\u{f0fff}]/gu;

const targetOf = (url: string) => {
  const plain = url
    .replace(/^(?:mailto|tel):/iu, '')
    .replace(/\?.*$/u, (query) => (/^mailto:/iu.test(url) ? '' : query));
  return /^(?:https?|mailto|tel):/iu.test(url) && url.length <= maxTargetLength ? plain : null;
};

/** The same address however it is written. */
const bare = (text: string) => {
  const plain = text
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/$/u, '');
  return /^\+?[\d\s()-]+$/u.test(plain) ? plain.replace(/\D/gu, '').slice(-10) : plain.replace(/\s/gu, '');
};

/** A redirect names where it leads. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Whether the words before a link say where it leads: in full, or but for its query. */
function isInText(target: string, words: string): boolean {
  const all = bare(words.replace(mark, ''));
  const last = bare(
    /\S*$/u.exec(words.replace(mark, '').slice(-300).trimEnd())?.[0].replace(/[),.;]+$/u, '') ?? '',
  );
  const isAddress = /[\p{L}\p{N}]\.\p{L}{2,}|@/u.test(last);
  return (
    all.includes(bare(target)) ||
    (target.includes('?') && all.includes(bare(target.replace(/\?.*$/u, '')))) ||
    (isAddress && decoded(target).toLowerCase().includes(last))
  );
}

interface Spot {
  at: number;
  /** Of the piece's characters, how many stand before the end of the link. */
  length: number;
}

/** The last piece that a link lies upon, and how much of it. */
function spotOf(pieces: readonly PdfPiece[], { rect }: PdfLink): Spot | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [bottom, top] = [Math.min(y1, y2), Math.max(y1, y2)];
  let best: (Spot & { right: number; y: number }) | null = null;
  for (const [at, { str, transform, width }] of pieces.entries()) {
    const [, , , height = 0, x = 0, y = 0] = transform;
    const middle = y + Math.abs(height) * 0.3;
    const isOn = middle > bottom && middle < top && x < right - 1 && x + width > left + 1;
    if (!isOn || str.trim() === '') continue;
    const isLater = !best || y < best.y - 1 || (Math.abs(y - best.y) <= 1 && x > best.right - 1);
    if (!isLater) continue;
    const share = width > 0 ? Math.min(1, (right - x) / width) : 1;
    const near = Math.round(share * str.length);
    const rest = /^\S*/u.exec(str.slice(near))?.[0].length ?? 0;
    // A word that the link ends in is a part of it, but not one that begins where it ends.
    const length = share > 0.97 ? str.length : near + (/\s$/u.test(str.slice(0, near)) ? 0 : rest);
    best = { at, length: str.slice(0, length).trimEnd().length, right: x + width, y };
  }
  return best;
}

/** Writes marks of links' targets into the pieces that they lie upon, and puts them back as words. */
export class LinkTargets {
  readonly #targets: string[] = [];

  /** The pieces of a page with a mark after the words of each link. */
  marked(pieces: readonly PdfPiece[], links: readonly PdfLink[]): PdfPiece[] {
    const all = pieces.map((piece) => ({ ...piece, str: piece.str.replace(mark, '') }));
    const spots = new Map<number, { length: number; sign: string }[]>();
    for (const link of links) {
      const target = targetOf(link.url);
      if (target === null || this.#targets.length >= maxLinks) continue;
      const sign = String.fromCodePoint(firstMark + this.#targets.push(target) - 1);
      const spot = spotOf(all, link);
      if (!spot) {
        const [x1 = 0, y1 = 0, , y2 = 0] = link.rect;
        // A picture: its target stands in its place.
        const size = Math.min(10, Math.max(4, Math.abs(y2 - y1)));
        all.push({ str: sign, transform: [size, 0, 0, size, x1, y1], width: size });
      } else spots.set(spot.at, [...(spots.get(spot.at) ?? []), { length: spot.length, sign }]);
    }
    for (const [at, signs] of spots) {
      const piece = all[at];
      if (!piece) continue;
      for (const { length, sign } of signs.toSorted((a, b) => b.length - a.length))
        piece.str = piece.str.slice(0, length) + sign + piece.str.slice(length);
    }
    return all;
  }

  /** Blocks' words in the order of reading with the targets in brackets, where the words are not the target already. */
  written(texts: readonly string[]): string[] {
    const signs = texts.flatMap((text) => text.match(mark) ?? []);
    const targetOfSign = (sign: string | undefined) =>
      this.#targets[(sign?.codePointAt(0) ?? 0) - firstMark] ?? '';
    let turn = 0;
    return texts.map((text) => {
      if (!text.match(mark)) return text;
      const whole = text.replace(mark, '');
      return text.replace(mark, (sign, at: number) => {
        const target = targetOfSign(sign);
        turn += 1;
        // A link of two lines is two of them.
        const isSame = bare(targetOfSign(signs[turn])) === bare(target);
        if (isSame || isInText(target, whole) || isInText(target, text.slice(0, at))) return '';
        const isAlone = text.slice(0, at).replace(/[\p{Co}\s]/gu, '') === '';
        return isAlone ? ` ${target}` : ` (${target})`;
      });
    });
  }
}
