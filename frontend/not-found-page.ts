import type { Plugin } from 'vite';
import { notFound } from './src/texts/frame-ru.ts';
import { page } from './src/texts/ru.ts';

const content = `<main>
      <h1 lang="en">${notFound.heading}</h1>
      <p>${notFound.text}</p>
      <p><a href="/" lang="en">${notFound.home}</a></p>
    </main>`;

/**
 * 404.html, what the CDN answers at an address that is no page's: the application draws on it as on any other, and
 * without a script it says the same in words. Small, since a function at the edge holds it.
 */
export const notFoundPage = (): Plugin => ({
  name: 'not-found-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the page of the site is not there');
      const source = String(index.source)
        .replace(/\s*<meta name="description"[^>]*>/, '')
        .replace(/<title>[^<]*/, `<title>${page.title(notFound.documentTitle)}`)
        .replace(/(<noscript>).*?(<\/noscript>)/s, `$1${content}$2`);
      this.emitFile({ type: 'asset', fileName: '404.html', source });
    },
  },
});
