import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What no engineer would look for. Data that was stored under one of them keeps it (docs/glossary.md). */
const dialect = /(?:^(?:said|told|mended|gone|deeds?|unite)|[a-z](?:Said|Told|Mended|Gone|Deeds?|Unite))$/u;
const declared = /\b(?:const|let|function|class|interface|type) (\w+)/gu;

it('names are the field’s words (docs/glossary.md)', () => {
  const files = globSync(['functions/**/*.ts', 'infra/**/*.ts', 'frontend/src/**/*.{ts,tsx}']);
  expect(files.length).toBeGreaterThan(700);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declared)].flatMap(([, name = '']) =>
      dialect.test(name) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
