import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { classNames } from './class-names.ts';
import { emptyPage } from './empty-page.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of what a page loads later, the server draws what a public page shows: the rest is for a reader who does something. */
function publicPagesOnly(): Plugin {
  const nothing = '\0nothing';
  return {
    name: 'public-pages-only',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !importer || /\/src\/(about|market|vacancies)\//.test(importer))
        return null;
      return nothing;
    },
    load: (id) => (id === nothing ? 'export default null;' : undefined),
  };
}

/** What draws the public pages in a Lambda: src/app/server.tsx as one module, after the site has been built. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), emptyPage(), publicPagesOnly()],
  css: classNames,
  ssr: { noExternal: true },
  build: {
    ssr: here('./src/app/server.tsx'),
    outDir: here('../dist/server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
  },
});
