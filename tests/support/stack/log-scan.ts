import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What a person could be known by, whoever it is. */
const patterns: Readonly<Record<string, RegExp>> = {
  'an e-mail': /[\w.+-]+@[\w-]+\.[a-zа-я]{2,}/iu,
  'a token': /\beyJ[\w-]{8,}\.[\w-]{8,}|\bbearer\s+[\w.-]+/iu,
  'a phone number': /\+7[\s()\d-]{10,}/u,
};

/** Of people and their papers in the tests, beside what is typed. */
const personalNames = [
  'Анна',
  'Ольга Викторовна',
  'Вера Павловна',
  'Иван Петров',
  'Daniel Brooks',
  'ООО «Ромашка»',
];

const textsIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Long enough to be nobody else's words. */
const isIdentifying = (text: string) => text.length >= 6 && /\p{L}{3}/u.test(text);

/** What the browser tests type into fields: searches, names, letters, resumes. */
const typedTexts = (): string[] =>
  textsIn('tests/e2e', '.ts')
    .flatMap((code) => [...code.matchAll(/\.(?:fill|pressSequentially)\('((?:[^'\\]|\\.)+)'/gu)])
    .flatMap(([, text = '']) => text.split('\\n').map((line) => line.trim()));

const resumeLines = (): string[] =>
  [
    ...textsIn('tests/core/domain/writer/resumes', '.txt'),
    ...textsIn('tests/support/browser', 'made-resumes.ts'),
  ]
    .flatMap((text) => text.split('\n').map((line) => line.trim().replace(/^'|',?$/gu, '')))
    .filter((line) => /[а-яё]{3}/iu.test(line) && line.length >= 16);

/** Texts of the tests that no log may hold; each names where it comes from. */
export function secretTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const text of resumeLines()) texts.set(text, 'a text of a resume');
  for (const text of typedTexts().filter(isIdentifying)) texts.set(text, 'what was typed');
  for (const text of personalNames) texts.set(text, 'a name');
  return texts;
}

/** What of it is somebody's: 'an e-mail'. */
export const findingsIn = (line: string, texts: ReadonlyMap<string, string>): string[] => [
  ...Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(line) ? [what] : [])),
  ...[...texts].flatMap(([text, what]) => (line.includes(text) ? [`${what} («${text}»)`] : [])),
];

export interface LogScan {
  readonly lines: number;
  /** Lines of answered requests among them. */
  readonly requests: number;
  /** 'ApiGetMe.log:12: an e-mail: {"level"…' */
  readonly findings: readonly string[];
}

/** Every line that functions have written into a folder of logs; `ids` are of people, and must not be there, either. */
export function scanLogs(folder: string, ids: readonly string[] = []): LogScan {
  const texts = secretTexts();
  for (const id of ids) texts.set(id, 'an id of a person');
  const findings: string[] = [];
  let lines = 0;
  let requests = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log')))
    for (const [at, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      if (line === '') continue;
      lines += 1;
      if (line.includes('"event":"request"')) requests += 1;
      const found = findingsIn(line, texts);
      findings.push(...found.map((what) => `${file}:${at + 1}: ${what}: ${line.slice(0, 300)}`));
    }
  return { lines, requests, findings };
}
