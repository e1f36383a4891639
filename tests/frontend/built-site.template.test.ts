import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { describedNames } from '#core/contract/openapi/document.ts';

const site = 'dist/site';

/** Kilobytes (brotli) before the list can be used. Raise one only with a reason. */
const budget = { script: 120, style: 18, font: 45 };

if (!existsSync(join(site, 'index.html'))) throw new Error('Build the site first: npm run build');

const page = readFileSync(join(site, 'index.html'), 'utf8');
const entry = /src="(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';

const read = (address: string) => readFileSync(join(site, address));
const styleSheets = () =>
  readdirSync(join(site, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(`/assets/${file}`).toString());
const kilobytes = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + brotliCompressSync(read(address)).length, 0) / 1024;

/** The entry and all that it imports at once; what it imports later has parentheses. */
function scripts(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  for (const [, file] of read(address)
    .toString()
    .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    scripts(`/assets/${file}`, found);
  return found;
}

const filesOf = (name: string): string[] =>
  readdirSync(join(site, 'assets'))
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .map((file) => `/assets/${file}`);

const fileOf = (name: string): string => {
  const [file = '', ...others] = filesOf(name);
  expect([file, ...others]).toEqual([expect.stringContaining(name)]);
  return file;
};

describe('the built site', () => {
  test('stays within its budgets', () => {
    const styles = [...page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    const fonts = [...page.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(fonts).toHaveLength(3);
    expect(styles.length).toBeGreaterThan(0);
    const initial = scripts(entry);
    expect(initial.size).toBeGreaterThan(0);
    expect(kilobytes(initial)).toBeLessThan(budget.script);
    expect(kilobytes(styles)).toBeLessThan(budget.style);
    expect(kilobytes(fonts)).toBeLessThan(budget.font);
  });

  test('what every page loads after its first view is one small file', () => {
    const added = scripts(fileOf('desk')).difference(scripts(entry));
    expect([...added]).toEqual([fileOf('desk')]);
    expect(kilobytes(added)).toBeLessThan(12);
  });

  /**
   * Kilobytes that a page or a dialog adds to what every page loads, with what it opens with; without pdf.js, which comes
   * with a file.
   */
  test.each([
    ['an open vacancy', ['vacancy-detail', 'description'], 90],
    ['a company', ['company-page'], 90],
    ['my applications', ['applications-page', 'manual-dialog'], 90],
    ['saved searches', ['searches-page'], 90],
    ['the profile', ['profile-page', 'kit-provider'], 90],
    ['documents, resume', ['documents-page', 'resume-tab', 'kit-provider'], 90],
    ['documents, letter', ['documents-page', 'letter-tab', 'kit-provider'], 90],
    ['admin, vacancies', ['admin-page', 'jobs-tab', 'kit-provider'], 90],
    ['admin, imports', ['admin-page', 'imports-tab', 'kit-provider'], 90],
    ['sign-in wanted', ['sign-in-needed', 'kit-provider'], 90],
    ['sign-in', ['sign-in-dialog', 'kit-provider'], 90],
    ['onboarding', ['onboarding-dialog', 'kit-provider'], 90],
    ['the page for developers', ['developers-page'], 90],
    ['the market', ['market-page'], 90],
    ['a stored session', ['amplify'], 90],
  ])('%s stays within what a later route may weigh', (_, chunks, most) => {
    const later = new Set<string>();
    for (const name of chunks) scripts(fileOf(name), later);
    const added = later.difference(scripts(entry)).difference(scripts(fileOf('desk')));
    expect(added.size).toBeGreaterThan(0);
    expect([...added].filter((file) => /pdfjs|pdf_viewer|\.worker\b/.test(file))).toEqual([]);
    expect(kilobytes(added)).toBeLessThan(most);
  });

  test('has every character of our texts in a font that is loaded at once', () => {
    const firstFonts = [...page.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const ranges = styleSheets()
      .flatMap((style) => [...style.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face))
      .filter((face) => firstFonts.some((font) => face.includes(font)))
      .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
      .map(
        ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
      );
    // Emoji come from the system's own font.
    const texts = globSync('frontend/src/texts/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    const missing = new Set(
      [...texts.join('')].filter((character) => {
        const code = character.codePointAt(0) ?? 0;
        return (
          code >= 0x20 &&
          !/\p{Emoji_Presentation}/u.test(character) &&
          !ranges.some(([first, last]) => first <= code && code <= last)
        );
      }),
    );
    expect(texts.length).toBeGreaterThan(1);
    expect([...missing]).toEqual([]);
  });

  test.each([
    'vacancy-detail',
    'description',
    'desk',
    'applications-page',
    'searches-page',
    'save-this-search',
    'notification-list',
    'amplify',
    'sign-in-dialog',
    'two-step-dialog',
    'account-actions',
    'onboarding-dialog',
    'profile-page',
    'documents-page',
    'resume-tab',
    'letter-tab',
    'pdf',
    'pdf-pages',
    'text-pdf.worker',
    'read-file.worker',
    'pdf-blocks',
    'docx-blocks',
    'odt-blocks',
    'rtf-blocks',
    'markdown-blocks',
    'admin-page',
    'jobs-tab',
    'editor',
    'watch-personal',
    'match-head',
    'own-match',
    'match.worker',
    'matching-page',
    'developers-page',
    'market-page',
    'connection',
    'keyboard-help',
  ])('%s is not in the first load', (name) => {
    const later = readdirSync(join(site, 'assets')).find((file) =>
      new RegExp(`^${name}-.*\\.js$`).test(file),
    );
    expect(later).toBeDefined();
    expect(scripts(entry)).not.toContain(`/assets/${later}`);
  });

  test('Amplify stands in its own file only: a visitor never loads it', () => {
    const withAmplify = readdirSync(join(site, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .filter((file) => read(`/assets/${file}`).toString().includes('USER_SRP_AUTH'));
    expect(withAmplify).toHaveLength(1);
    expect(withAmplify[0]).toMatch(/^amplify-/);
  });

  test('lexicon, roles and weights stand in the workers that read only: no page waits for them', () => {
    const withLexicon = readdirSync(join(site, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /kafka \| Apache Kafka|python-dev \||"?documents"?:\d+,"?stems/.test(
          read(`/assets/${file}`).toString(),
        ),
      );
    expect(withLexicon).toEqual([
      expect.stringMatching(/^match\.worker-/),
      expect.stringMatching(/^read-resume\.worker-/),
    ]);
  });

  test('zod comes as zod/mini alone: what stands in one module is loaded with all that any page needs of it', () => {
    const withFullOne = readdirSync(join(site, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .filter((file) => /\bsuperRefine\b|\[cC\]\[0-9a-z\]\{6,\}/.test(read(`/assets/${file}`).toString()));
    expect(withFullOne).toEqual([]);
  });

  test('the page has no inline script, style or handler: the CSP forbids them', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(page).not.toContain('%TITLE%');
  });

  test('the theme is chosen before anything is painted, by a classic script', () => {
    const first = /<script src="(\/assets\/before-paint-[^"]+\.js)">/.exec(page)?.[1] ?? '';
    expect(page.indexOf(first)).toBeLessThan(page.indexOf('id="root"'));
    expect(read(first).toString()).toContain('prefers-color-scheme');
    expect(read(first).toString()).not.toMatch(/\bimport\b(?!\()|\bexport\b/);
  });

  test('brings the description of the API along, of every operation (docs/rules.md#api-described)', () => {
    const { openapi, paths } = JSON.parse(read('openapi.json').toString());
    const described = Object.values<object>(paths).flatMap((methods) =>
      Object.values<{ operationId: string }>(methods as never).map(({ operationId }) => operationId),
    );
    expect(openapi).toBe('3.1.0');
    expect(described.toSorted()).toEqual(describedNames.toSorted());
  });

  describe('the service worker (docs/decisions/109)', () => {
    const worker = read('/sw.js').toString();
    const { id, files } = JSON.parse(/^const build=(\{.*?\});/.exec(worker)?.[1] ?? '{}') as {
      id: string;
      files: string[];
    };

    test('and every page are of one build', () => {
      expect(id).toMatch(/^\w{16}$/);
      expect(page).toContain(`<meta name="build" content="${id}" />`);
      expect(read('/404.html').toString()).toContain(id);
    });

    test('begins with files that are there: those of the first view, of a vacancy and of the desk', () => {
      for (const file of files) expect(existsSync(join(site, file)), file).toBe(true);
      const pages = ['vacancy-detail', 'description', 'company-page', 'applications-page', 'searches-page'];
      const expectedFiles = [entry, ...pages.map(fileOf)].flatMap((file) => [...scripts(file)]);
      expect(expectedFiles.filter((file) => !files.includes(file))).toEqual([]);
      expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(3);
      expect(files.filter((file) => /pdf|kit-provider|amplify|admin/.test(file))).toEqual([]);
      expect(kilobytes(files)).toBeLessThan(300);
    });

    test('begins with every part that these pages open: one that did not come takes its page with it', () => {
      const sources = globSync('frontend/src/{account-sync,applications,searches,vacancies}/**/*.{ts,tsx}');
      const parts = sources.flatMap((source) =>
        [...readFileSync(source, 'utf8').matchAll(/\bimport\('[^']*\/([\w-]+)\.tsx'\)/g)].map(
          ([, name = '']) => name,
        ),
      );
      expect(parts).toEqual(expect.arrayContaining(['sent-papers', 'filter-drawer', 'list-marks']));
      for (const part of parts) {
        // Two may share a name: of a part and of what it imports.
        const expectedFiles = filesOf(part === 'list-marks' ? 'desk' : part);
        expect(expectedFiles, part).not.toEqual([]);
        expect(expectedFiles.filter((file) => !files.includes(file))).toEqual([]);
      }
    });

    test('is one small file without imports', () => {
      expect(worker).not.toMatch(/\bimport\b|importScripts/);
      expect(kilobytes(['/sw.js'])).toBeLessThan(4);
    });
  });

  test('nothing is inlined as data:, and nothing is asked from elsewhere', () => {
    for (const style of styleSheets()) {
      expect(style).not.toMatch(/url\(\s*["']?(data:|https?:|\/\/)/);
    }
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
