import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * By what a page without a connection can be: the list, a vacancy, a company, the desk, and the parts that these open. With
 * what each of them imports these are the files that the worker begins with.
 */
const offlineModules = [
  'account-sync/panel/choice-dialog.tsx',
  'account-sync/panel/stop-dialog.tsx',
  'account-sync/panel/sync-panel.tsx',
  'account-sync/searches/emails-dialog.tsx',
  'app/hydration/before-paint.ts',
  'app/main.tsx',
  'app/shell/notifications/notification-list.tsx',
  'app/shell/tracker/tracker-in-frame.ts',
  'applications/applications-page.tsx',
  'applications/details/details-dialog.tsx',
  'applications/details/sent-papers.tsx',
  'applications/manual-dialog.tsx',
  'offline/connection.tsx',
  'searches/searches-page.tsx',
  'searches/subscribe-dialog.tsx',
  'tracker/library/record-sent-papers.ts',
  'vacancies/card/copies/copy-cities.tsx',
  'vacancies/company/company-page.tsx',
  'vacancies/detail/description/description.tsx',
  'vacancies/detail/match/own-match.tsx',
  'vacancies/detail/similar/similar-jobs.tsx',
  'vacancies/detail/vacancy-detail.tsx',
  'vacancies/filters/filter-drawer.tsx',
  'vacancies/keys/keyboard-help.tsx',
  'vacancies/marks/list-marks.tsx',
  'vacancies/list/empty-list.tsx',
  'vacancies/match/match-head.tsx',
];

/** All that these modules come with at once: scripts and styles. */
function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of offlineModules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(here(`./src/${module}`)));
    if (!chunk) throw new Error(`service-worker.ts: ${module} is in no file of the site`);
    add(chunk.fileName);
  }
  return files;
}

async function workerCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('./src/offline/worker/service-worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2024',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * `/sw.js`, one file without imports: it knows its build and the files that it begins with (docs/decisions/109). Every
 * page says in `<meta name="build">` of which build it is. `/sw-retired.js` is what ends it (infra/RUNBOOK.md).
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the page of the site is not there');
      const page = String(index.source);
      const code = await workerCode();
      const names = Object.keys(bundle).sort();
      const id = createHash('sha256')
        .update(names.join('\n') + page + code)
        .digest('hex')
        .slice(0, 16);
      index.source = page.replace('</title>', `</title>\n    <meta name="build" content="${id}" />`);

      const linked = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
      const own = [...filesOf(bundle)].map((file) => `/${file}`);
      const files = [...new Set([...linked, ...own])].sort();
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const build=${JSON.stringify({ id, files })};${code}`,
      });
      this.emitFile({
        type: 'asset',
        fileName: 'sw-retired.js',
        source: readFileSync(here('./src/offline/worker/retired.js')),
      });
    },
  },
});
