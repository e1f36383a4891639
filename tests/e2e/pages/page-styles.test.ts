import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../stage/visit.ts';
import { publicPaths } from './public-paths.ts';

/** Stylesheets of the site's build: the classes that each has rules for. */
const classesOf = new Map(
  globSync('dist/site/assets/*.css').map((file) => [
    basename(file),
    new Set(readFileSync(file, 'utf8').match(/(?<=\.)[A-Za-z][\w-]*_[a-z0-9]{4}\b/g)),
  ]),
);
const everyClass = new Set([...classesOf.values()].flatMap((classes) => [...classes]));

const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

it('links every stylesheet of what is drawn on a page (docs/rules.md#server-rendered-pages)', async () => {
  for (const path of [...(await publicPaths()), '/?q=zzzz']) {
    const page = await (await fetch(`${site}${path}`)).text();
    const styled = new Set(
      captured(page, /<link rel="stylesheet"[^>]* href="\/assets\/([^"]+)"/g).flatMap((file) => [
        ...(classesOf.get(file) ?? []),
      ]),
    );
    const used = captured(page, / class="([^"]*)"/g).flatMap((names) => names.split(' '));
    expect(used.filter((name) => styled.has(name)).length, path).toBeGreaterThan(20);
    expect([...new Set(used.filter((name) => everyClass.has(name) && !styled.has(name)))], path).toEqual([]);
  }
});
