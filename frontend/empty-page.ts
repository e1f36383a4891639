import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:empty-page';
const site = fileURLToPath(new URL('../dist/site/', import.meta.url));

/** The page as it is before anything is drawn on it: its own code is begun by the script that sees the first paint. */
function paintingFirst(page: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page);
  const [libraries, contract] = ['libraries', 'contract'].map((name) =>
    new RegExp(`<link rel="modulepreload" crossorigin href="(/assets/${name}-[^"]+)">`).exec(page),
  );
  const beforePaint = /<script src="\/assets\/before-paint-[^"]+"/.exec(page);
  if (!entry || !libraries || !contract || !beforePaint)
    throw new Error('dist/site/index.html: the scripts of a page are not there');
  return page
    .replace(entry[0], '')
    .replace(libraries[0], '')
    .replace(contract[0], '')
    .replace(beforePaint[0], `${beforePaint[0]} data-scripts="${libraries[1]} ${contract[1]} ${entry[1]}"`);
}

/** '/assets/share-1a2b.png', as `share-picture.ts` has put it there. */
function sharePicture(): string {
  const [file] = globSync('assets/share-*.png', { cwd: site });
  if (file === undefined) throw new Error('dist/site/assets: the picture for links is not there');
  return `/${file}`;
}

/** Styles that the browser would ask for only when the scripts of the first view have run. */
function stylesOf(group: 'views' | 'market-and-about'): string {
  const [file, ...others] = globSync(`assets/${group}-*.css`, { cwd: site });
  if (!file || others.length > 0) throw new Error(`dist/site/assets: one stylesheet of ${group} is expected`);
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

/**
 * `virtual:empty-page`: the page that the site's build made, with the addresses of its scripts and styles; the same for
 * what is drawn on it; the styles that one with an open vacancy, or a company, has besides, and one of the market or
 * about the site; what `/openapi.json` holds; and the picture that chats show beside a link.
 */
export const emptyPage = (): Plugin => ({
  name: 'empty-page',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return;
    const page = readFileSync(`${site}index.html`, 'utf8');
    const values = {
      emptyPage: page,
      unrenderedPage: paintingFirst(page),
      styles: { views: stylesOf('views'), marketAndAbout: stylesOf('market-and-about') },
      apiDescription: readFileSync(`${site}openapi.json`, 'utf8'),
      sharePicture: sharePicture(),
    };
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('');
  },
});
