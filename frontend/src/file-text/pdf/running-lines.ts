import { jobSiteFooter, pageNumber } from '#core/domain/documents/printed-words.ts';
import type { Fragment } from './fragments.ts';

/** The strips at the top and bottom of a page where headers and footers run, as parts of its height. */
const strip = 0.13;
/** Where a number alone is the page's. */
const edge = 0.09;

/** Numbers of pages and hours differ from page to page; years of one job are not those of another. */
const bare = (text: string) =>
  text
    .replace(/\p{Co}/gu, '')
    .replace(/\p{N}+/gu, (number) => (/^(?:19|20)\d\d$/u.test(number) ? number : '0'))
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const contact = /@|https?:|www\.|\d[\d\s()-]{6,}\d/u;

/** A page's fragments and how high it is. */
export interface PageFragments {
  fragments: Fragment[];
  height: number;
}

/** In points: what runs stands at one height on all pages. */
const heightStep = 2;

/** In sizes of the letters: what runs stands so far from the text. */
const gapFactor = 1.7;

/** From a page's edge to where what runs there ends: the first wide gap of the strip; null where it has none. */
function gapFrom(
  rows: readonly { y: number; size: number }[],
  isInStrip: (y: number) => boolean,
): number | null {
  for (const [at, row] of rows.entries()) {
    if (!isInStrip(row.y)) return null;
    const next = rows[at + 1];
    if (!next || Math.abs(next.y - row.y) > gapFactor * Math.max(row.size, next.size)) return row.y;
  }
  return null;
}

type Strip = 'top' | 'bottom' | null;

/** Which fragments of a page stand apart at its top or bottom. */
function stripOf({ fragments, height }: PageFragments): (fragment: Fragment) => Strip {
  const rows = [...fragments].sort((a, b) => a.y - b.y);
  const top = gapFrom(rows, (y) => y < strip * height);
  const bottom = gapFrom(rows.toReversed(), (y) => y > (1 - strip) * height);
  return ({ y }) => {
    if (top !== null && y <= top) return 'top';
    return bottom !== null && y >= bottom ? 'bottom' : null;
  };
}

/** What runs at the top and bottom of every page is no part of the text. A header of the first page stays: it may be the name. */
export function withoutRunning(pages: readonly PageFragments[]): Fragment[][] {
  /** Of each text at each height of each strip: the pages that have it there, or a step higher or lower. */
  const seen = new Map<string, Set<number>>();
  const strips = pages.map(stripOf);
  const keyOf = (fragment: Fragment, number: number, step = 0) => {
    const place = strips[number]?.(fragment) ?? null;
    const fromEdge = place === 'bottom' ? (pages[number]?.height ?? 0) - fragment.y : fragment.y;
    return place && `${place} ${Math.round(fromEdge / heightStep) + step} ${bare(fragment.text)}`;
  };
  for (const [number, { fragments }] of pages.entries())
    for (const fragment of fragments)
      for (const step of [-1, 0, 1]) {
        const key = keyOf(fragment, number, step);
        if (key) seen.set(key, (seen.get(key) ?? new Set()).add(number));
      }
  const least = Math.max(2, Math.ceil(pages.length / 2));
  return pages.map(({ fragments, height }, number) => {
    const isAtEdge = ({ y }: Fragment) => y < edge * height || y > (1 - edge) * height;
    const siteLine = fragments.find(
      (fragment) => isAtEdge(fragment) && jobSiteFooter.test(fragment.text.trim()),
    );
    return fragments.filter((fragment) => {
      if (isAtEdge(fragment) && pageNumber.test(fragment.text.trim())) return false;
      if (siteLine && Math.abs(siteLine.y - fragment.y) < 1) return false;
      const key = keyOf(fragment, number);
      const pagesWithKey = key ? seen.get(key) : undefined;
      if (!key || !pagesWithKey || pagesWithKey.size < least) return true;
      // What tells how to reach somebody is kept once.
      return Math.min(...pagesWithKey) === number && (key.startsWith('top') || contact.test(fragment.text));
    });
  });
}
