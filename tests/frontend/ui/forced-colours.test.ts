import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The block's own rules, spaces aside. */
const rulesOf = (sheet: string): string[] =>
  [...sheet.matchAll(/@media \(forced-colors: active\) \{(.*?)\n\}/gs)].map(([, rules = '']) =>
    rules.replaceAll(/\s+/g, ' ').trim(),
  );

it('what a picture is in forced colours is said in one style sheet', () => {
  const all = globSync('frontend/src/**/*.module.css').flatMap((file) =>
    rulesOf(readFileSync(file, 'utf8')).map((rules) => ({ file, rules })),
  );
  expect(all.length).toBeGreaterThan(5);
  const twice = [...Map.groupBy(all, ({ rules }) => rules).values()].filter(({ length }) => length > 1);
  expect(twice.map((files) => files.map(({ file }) => file))).toEqual([]);
});
