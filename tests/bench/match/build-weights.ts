import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { roles } from '#core/domain/match/roles.ts';
import { maxTermLength } from '#core/domain/match/seeker/seeker.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { plainText } from '#functions/sources/sanitize/description.ts';
import { halfOf } from './halves.ts';
import { setVacancy } from './judged-set.ts';

const target = 'functions/core/domain/match/weights.json';

interface VacancyText {
  title: string;
  skills: readonly string[];
  text: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

/** hh.ru's full vacancy, one of «Работа России», or one of a judged set; null for anything else. */
function vacancyIn(value: Readonly<Record<string, unknown>>): VacancyText | null {
  const { name, description, key_skills: skills } = value;
  if (typeof name === 'string' && typeof description === 'string' && Array.isArray(skills))
    return { title: name, skills: skills.map((skill) => String(skill?.name)), text: textOf(description) };
  const title = value['job-name'];
  if (typeof title === 'string') {
    const { qualification } = (value.requirement ?? {}) as Record<string, unknown>;
    return { title, skills: [], text: `${textOf(value.duty)}\n${textOf(qualification)}` };
  }
  return setVacancy.safeParse(value).data ?? null;
}

function* vacanciesIn(value: unknown): Generator<VacancyText> {
  if (Array.isArray(value)) for (const item of value) yield* vacanciesIn(item);
  else if (typeof value === 'object' && value !== null) {
    const own = vacancyIn(value as Record<string, unknown>);
    if (own) yield own;
    else for (const nested of Object.values(value)) yield* vacanciesIn(nested);
  }
}

/** Judged vacancies and the known items that nobody looks at teach nothing. */
const isHidden = (file: string, value: unknown): boolean =>
  file === 'vacancies.json' ||
  (file === 'known-item.json' && halfOf((value as { id: string }).id) === 'kept');

/** The distinct vacancies of all JSON files below the folders. */
export function savedVacancies(folders: readonly string[]): VacancyText[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ parentPath, name }) => ({ name, path: join(parentPath, name) })),
  );
  const distinct = new Map<string, VacancyText>();
  for (const { name, path } of files.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const usable = Array.isArray(value) ? value.filter((item) => !isHidden(name, item)) : value;
    if (name === 'vacancies.json') continue;
    for (const vacancy of vacanciesIn(usable)) distinct.set(`${vacancy.title}\n${vacancy.text}`, vacancy);
  }
  return [...distinct.values()];
}

/** 'Ромашкин' stands with a capital alone: it may be a name, and is left out. */
const isName = (stem: string, written: ReadonlySet<string>): boolean =>
  /^[а-я]/u.test(stem) && !written.has(stem);

const isTerm = (stem: string): boolean =>
  /\p{L}/u.test(stem) && stem.length >= 2 && stem.length <= maxTermLength;

/** Terms by how many texts have them: 'n' → 'term term term'. */
const grouped = (counts: ReadonlyMap<string, number>): Record<string, string> =>
  Object.fromEntries(
    [...Map.groupBy([...counts.keys()], (term) => counts.get(term) as number)]
      .sort(([a], [b]) => a - b)
      .map(([count, terms]) => [count, terms.sort().join(' ')]),
  );

const minTexts = 2;

/** Writes how many of the saved texts name each concept and each stem (docs/rules.md#match-weights). */
export function writeWeights(folders: readonly string[]): void {
  const vacancies = savedVacancies(folders);
  const stems = new Map<string, number>();
  const concepts = new Map<string, number>();
  const inLowerCase = new Set<string>();
  const count = (counts: Map<string, number>, term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { title, skills, text } of vacancies) {
    const whole = [title, skills.join('\n'), text].join('\n');
    const tokens = tokensOf(whole);
    for (const { stem, start } of tokens) if (/\p{Ll}/u.test(whole[start] ?? '')) inLowerCase.add(stem);
    for (const stem of new Set(tokens.map((token) => token.stem))) if (isTerm(stem)) count(stems, stem);
    const named = [
      ...lexicon().book.find(tokens),
      ...skills.flatMap((skill) => lexicon().book.find(tokensOf(skill), true)),
    ];
    for (const id of new Set(named.map((ask) => ask.id))) count(concepts, id);
  }
  for (const [stem, texts] of stems) if (texts < minTexts || isName(stem, inLowerCase)) stems.delete(stem);
  // Words of the lexicon that no text has are the rarest.
  const wordings = [...lexicon().concepts.values()].flatMap((concept) => concept.wordings);
  const roleWordings = [...roles().byId.values()].flatMap(({ wordings }) => wordings);
  for (const wording of [...wordings, ...roleWordings])
    for (const { stem } of tokensOf(wording)) if (isTerm(stem) && !stems.has(stem)) stems.set(stem, 1);
  const table = { documents: vacancies.length, concepts: grouped(concepts), stems: grouped(stems) };
  writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${vacancies.length} texts, ${concepts.size} concepts, ${stems.size} stems: ${target}`);
}
