import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Face {
  name: string;
  /** Which of the files that the package parts the font into holds the characters. */
  from: string;
  /** In CSS's words. */
  range: string;
  /** Shown on every page: preloaded. The others load when a character of theirs turns up. */
  isOnEveryPage: boolean;
}

const faces: readonly Face[] = [
  {
    name: 'cyrillic',
    from: 'cyrillic',
    range: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
    isOnEveryPage: true,
  },
  {
    name: 'latin',
    from: 'latin',
    range:
      'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B1, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-201E, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2191, U+2193, U+2212',
    isOnEveryPage: true,
  },
  { name: 'currencies', from: 'latin-ext', range: 'U+20A0-20AB, U+20AD-20C0', isOnEveryPage: true },
  {
    name: 'latin-accents',
    from: 'latin',
    range:
      'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+2016-2017, U+201F-2021, U+2023-2025, U+2027, U+2030-2038, U+2122',
    isOnEveryPage: false,
  },
  {
    name: 'latin-ext',
    from: 'latin-ext',
    range: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F',
    isOnEveryPage: false,
  },
];

/** The weights that our stylesheets and the kit's use. */
const weights = { min: 400, max: 700 };

/** What browsers apply unasked, and the figures of equal width that tables ask for. The package's types lack it. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const { resolve } = createRequire(import.meta.url);
const readFace = ({ from }: Face) =>
  readFileSync(resolve(`@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`));

/** 'U+20AC, U+2010-2027' as one text of all those characters. */
const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(start + at));
    })
    .join('');

const ruleOf = ({ range }: Face, url: string) =>
  `@font-face{font-family:"Onest Variable";font-display:swap;font-weight:${weights.min} ${weights.max};src:url("${url}") format("woff2");unicode-range:${range}}`;

const fileName = ({ name }: Face) => `onest-${name}.woff2`;

/**
 * `virtual:fonts.css`: the font, cut to what texts about jobs use (docs/decisions/074). Of the package's files a page
 * needs three, one of them for the rouble sign alone.
 */
export function fontSubsets(): Plugin {
  const id = 'virtual:fonts.css';
  const resolved = `\0${id}`;
  return {
    name: 'font-subsets',
    apply: 'build',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return;
      const rules = await Promise.all(
        faces.map(async (face) => {
          const font = await subsetFont(readFace(face), charactersOf(face.range), {
            targetFormat: 'woff2',
            variationAxes: { wght: { ...weights, default: weights.min } },
            keepFeatures: features,
          } as Parameters<typeof subsetFont>[2]);
          const reference = this.emitFile({ type: 'asset', name: fileName(face), source: font });
          return ruleOf(face, `__VITE_ASSET__${reference}__`);
        }),
      );
      return rules.join('\n');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        faces
          .filter(({ isOnEveryPage }) => isOnEveryPage)
          .flatMap((face) =>
            Object.values(bundle ?? {}).filter(
              (file) => file.type === 'asset' && file.names.includes(fileName(face)),
            ),
          )
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file.fileName}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
