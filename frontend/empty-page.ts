import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:empty-page';
const site = fileURLToPath(new URL('../dist/site/', import.meta.url));

/** The page as it is before anything is drawn on it, its own code begun by the script that waits for the first paint. */
function paintingFirst(page: string): string {
  const [takeOver] = globSync('assets/take-over-*.js', { cwd: site });
  const entry = /<script type="module" crossorigin src="([^"]+)">/.exec(page);
  if (!takeOver || !entry) throw new Error('dist/site: the scripts of a page are not there');
  return page.replace(
    entry[0],
    `<script type="module" crossorigin src="/${takeOver}" data-entry="${entry[1]}">`,
  );
}

/** Styles that the browser would ask for only when the scripts of the first view have run. */
function stylesOf(chunks: readonly string[]): string {
  const files = chunks.flatMap((chunk) => globSync(`assets/${chunk}-*.css`, { cwd: site }));
  if (files.length !== chunks.length) throw new Error(`dist/site/assets: ${chunks} are not all there`);
  return files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
}

/**
 * `virtual:empty-page`: the page that the site's build made, with the addresses of its scripts and styles; the same for
 * what is drawn on it; and the styles that one with an open vacancy, or a company, has besides.
 */
export const emptyPage = (): Plugin => ({
  name: 'empty-page',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return;
    const page = readFileSync(`${site}index.html`, 'utf8');
    const viewStyles = {
      vacancy: stylesOf(['vacancy-detail', 'pay-strip', 'description']),
      company: stylesOf(['company-page', 'pay-strip']),
    };
    const values = { emptyPage: page, undrawnPage: paintingFirst(page), viewStyles };
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('');
  },
});
