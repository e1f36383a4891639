import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * What is cited must be in the repository: every reference of code, tests and documents leads to a file and a place in it.
 */
const root = join(import.meta.dirname, '..');
const rooms = ['docs', 'frontend', 'functions', 'infra', 'tests', '.ci'];
const texts = ['.ts', '.tsx', '.css', '.html', '.md', '.json', '.ftl'];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && texts.includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const files = [
  ...readdirSync(root).filter((name) => name.endsWith('.md') || name.endsWith('.ts')),
  ...rooms.flatMap(filesIn),
];
const contents = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const textOf = (file: string): string => contents.get(file) ?? '';
const documents = files.filter((file) => file.endsWith('.md'));
const exists = (path: string): boolean => existsSync(join(root, path));

/** As GitHub makes them of headings, and those that a document names itself. */
function anchorsOf(file: string): Set<string> {
  const prose = textOf(file).replace(/^```.*?^```/gmsu, '');
  const headings = [...prose.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/gu, '-'),
  );
  return new Set([...headings, ...[...prose.matchAll(/<a id="([^"]+)">/gu)].map(([, id = '']) => id)]);
}

const anchors = new Map(documents.map((file) => [file, anchorsOf(file)]));

/** Null where the reference leads somewhere; else what is wrong with it. */
function problemOf(path: string, anchor: string | undefined): string | null {
  if (!exists(path)) return `${path} is not there`;
  if (anchor === undefined || anchor === '') return null;
  return anchors.get(path)?.has(anchor) ? null : `${path} has no place #${anchor}`;
}

interface Found {
  file: string;
  line: number;
  match: RegExpExecArray;
}

function* matchesOf(pattern: RegExp, among: readonly string[] = files): Generator<Found> {
  for (const file of among)
    for (const match of textOf(file).matchAll(pattern))
      yield { file, line: textOf(file).slice(0, match.index).split('\n').length, match };
}

const at = ({ file, line }: Found, what: string) => `${file}:${line}: ${what}`;

describe('references', () => {
  test('to a document lead to it, and to a place in it', () => {
    const problems: string[] = [];
    for (const found of matchesOf(/(?<![\w/.-])((?:docs|infra)\/[\w/-]+\.md)(?:#([\w-]*))?/gu)) {
      const [, path = '', anchor] = found.match;
      // Where a document stands beside the other, the link is relative to it and is looked at below.
      const problem = problemOf(path, anchor);
      if (problem !== null) problems.push(at(found, problem));
    }
    expect(problems).toEqual([]);
  });

  test('to a decision by its number lead to one', () => {
    const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3));
    const problems = [...matchesOf(/docs\/decisions\/(\d+)/gu)]
      .filter(({ match }) => !numbers.includes(match[1] ?? ''))
      .map((found) => at(found, `there is no decision of the number ${found.match[1]}`));
    expect(problems).toEqual([]);
  });

  test('by section or number to what is not in the repository: there are none', () => {
    const unresolvable = /\u00a7|\bdecisions?\s\d|\bspecification's\b|\bspec(?:ification)?\.md\b/giu;
    expect([...matchesOf(unresolvable)].map((found) => at(found, found.match[0]))).toEqual([]);
  });

  test('in comments to a document name one that is there', () => {
    const comment = /^[^\S\n]*(?:\/?\*|\/\/).*?(?<![\w/.-])([\w./-]+\.md)\b/gmu;
    const code = files.filter((file) => /\.(?:tsx?|css)$/u.test(file));
    const problems = [...matchesOf(comment, code)]
      .filter(({ match }) => !exists(match[1] ?? ''))
      .map((found) => at(found, `${found.match[1]} is not there`));
    expect(problems).toEqual([]);
  });

  test('links of documents lead somewhere', () => {
    const problems: string[] = [];
    for (const found of matchesOf(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/gu, documents)) {
      const [, path = '', anchor] = found.match;
      const target = path === '' ? found.file : normalize(join(dirname(found.file), path));
      const problem = problemOf(target, anchor);
      if (problem !== null) problems.push(at(found, problem));
    }
    expect(problems).toEqual([]);
  });

  test('the contents of the rules name each of their sections', () => {
    const rules = textOf('docs/rules.md');
    const sections = [...rules.matchAll(/^## (.+)$/gmu)].map(([, name = '']) => name);
    const named = [...rules.matchAll(/\[([^\]]+)\]\(#[\w-]+\)(?= · |$)/gmu)].map(([, name = '']) => name);
    expect(named).toEqual(sections);
  });

  test('paths that documents name are there', () => {
    const problems: string[] = [];
    for (const found of matchesOf(/(?<!`)`([\w.-]+(?:\/[\w.-]+)+\/?)`(?!`)/gu, documents)) {
      const path = (found.match[1] ?? '').replace(/\/$/u, '');
      const first = path.split('/')[0] ?? '';
      // From the root, or as the table of imports and a room's own page shorten them.
      const bases = ['', 'functions', dirname(found.file)].filter((base) => exists(join(base, first)));
      if (bases.length === 0 && !rooms.includes(first)) continue;
      const isThere = bases.some((base) => ['', '.ts'].some((end) => exists(join(base, path + end))));
      if (!isThere && !/^docs\/decisions\/\d+$/u.test(path)) problems.push(at(found, `${path} is not there`));
    }
    expect(problems).toEqual([]);
  });
});

describe('documents', () => {
  const wordsOf = (file: string) => textOf(file).split(/\s+/u).filter(Boolean).length;

  test.each([
    ['README.md', 800],
    ['CONTRIBUTING.md', 1200],
  ])('%s has at most %i words', (file, most) => {
    expect(wordsOf(file)).toBeGreaterThan(0);
    expect(wordsOf(file)).toBeLessThanOrEqual(most);
  });

  test('each rule has a line, a name of its own, and an example', () => {
    const rules = textOf('docs/rules.md')
      .split('\n')
      .filter((line) => /^\d+\. /u.test(line));
    const names = rules.map(
      (line) => /^\d+\. <a id="([a-z\d-]+)"><\/a>\*\*\1\*\* — .{20,} \*.+\*$/u.exec(line)?.[1],
    );
    expect(rules.filter((_, index) => names[index] === undefined)).toEqual([]);
    // What takes longer to read is several rules.
    expect(rules.filter(({ length }) => length > 1400)).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('each decision says when, why, what and what not, and stands in the index', () => {
    const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
    const index = textOf('docs/decisions/README.md');
    expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    expect(decisions.filter((name) => !/^\d{3}(?:-[a-z\d]+)+\.md$/u.test(name))).toEqual([]);
    const numbers = decisions.map((name) => name.slice(0, 3));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const shape = /^# .+\n\d{4}-\d{2}-\d{2}\n\n\*\*Context\.\*\* .+\*\*Choice\.\*\* .+\*\*Rejected/su;
    expect(decisions.filter((name) => !shape.test(textOf(`docs/decisions/${name}`)))).toEqual([]);
  });
});
