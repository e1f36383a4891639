import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { demandVersion } from '#core/domain/match/vacancy/demand-of.ts';

/** What is stored of a vacancy, and the score that browser and server each reckon of it, follow from these. */
const sources = [
  'functions/core/domain/match/{lexicon,roles,score,vacancy}/**/*.ts',
  'functions/core/domain/match/{denials,languages,lexicon,licences,phrase-book,roles,stems,weights}.ts',
  'functions/core/domain/match/weights.json',
  'functions/core/domain/text/{case-endings,searchable,words}.ts',
  'functions/core/domain/job/level.ts',
  'functions/core/domain/text/html-text.ts',
];

/** Neither a comment nor a type nor a line break is another rule, and nor is the number itself. */
const rulesOf = (file: string): string => {
  const text = readFileSync(file, 'utf8').replace(/demandVersion = \d+/, 'demandVersion = 0');
  return file.endsWith('.json') ? text : transformSync(text, { loader: 'ts', minifyWhitespace: true }).code;
};

test('the version goes up with lexicon, roles, weights and rules', () => {
  const files = sources.flatMap((pattern) => globSync(pattern)).toSorted();
  expect(files.length).toBeGreaterThan(40);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${rulesOf(file)}\n`);
  expect(
    { demandVersion, rules: hash.digest('hex').slice(0, 16) },
    'What a vacancy asks for is read, or scored, otherwise: raise demandVersion in ' +
      'functions/core/domain/match/vacancy/demand-of.ts by one, so that stored vacancies are read anew ' +
      '(docs/rules.md#vacancy-asks-walk) and browsers load the new rules. Then write both here.',
  ).toEqual({ demandVersion: 9, rules: '51bf67fa0b0dac38' });
});
