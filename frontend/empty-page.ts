import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:empty-page';
const site = fileURLToPath(new URL('../dist/site/', import.meta.url));

/** What the browser would ask for only when the scripts of the first view have run. */
function linksTo(chunks: readonly string[]): string {
  const files = chunks.flatMap((chunk) => globSync(`assets/${chunk}-*.{css,js}`, { cwd: site })).sort();
  if (files.length < 2 * chunks.length) throw new Error(`dist/site/assets: ${chunks} are not all there`);
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/**
 * `virtual:empty-page`: the page that the site's build made, with the addresses of its scripts and styles, and the links
 * that one with an open vacancy has besides.
 */
export const emptyPage = (): Plugin => ({
  name: 'empty-page',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return;
    const page = readFileSync(`${site}index.html`, 'utf8');
    const links = linksTo(['vacancy-detail', 'description']);
    return `export default ${JSON.stringify(page)};export const vacancyLinks = ${JSON.stringify(links)};`;
  },
});
