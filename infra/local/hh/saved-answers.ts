import { readFileSync } from 'node:fs';
import { SavedAnswersError, savedFilesIn } from '../sources/saved-files.ts';

/** An object of the API as it was saved: `id` is certain, nothing else is. */
export type Answer = { readonly id: string; readonly [field: string]: unknown };

/** What the stand-in replays. Every map is by id. */
export interface SavedAnswers {
  /** All that a search can list, each id once. */
  readonly vacancies: readonly Answer[];
  /** Vacancies in full: with `description` and `key_skills`. */
  readonly details: ReadonlyMap<string, Answer>;
  readonly employers: ReadonlyMap<string, Answer>;
  /** Files that end in .json and are not JSON. */
  readonly brokenFiles: readonly string[];
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withId(value: unknown): Answer | null {
  if (!isObject(value)) return null;
  const id = typeof value.id === 'number' ? String(value.id) : value.id;
  return typeof id === 'string' && id !== '' ? { ...value, id } : null;
}

/** By its keys alone (docs/rules.md#import-demo): an archived vacancy may hold null in either. */
const isDetail = (answer: Answer): boolean => 'description' in answer && 'key_skills' in answer;

/** GET /employers/{id} is the only answer with a list of industries; a vacancy never has one. */
const isEmployer = (answer: Answer): boolean =>
  Array.isArray(answer.industries) && typeof answer.name === 'string' && !isDetail(answer);

const publishedAt = (answer: Answer): string =>
  typeof answer.published_at === 'string' ? answer.published_at : '';

/**
 * Reads a folder of saved hh.ru answers with all below it. A file with `items` is a page of a search; an object, or
 * an item of a page, with `description` and `key_skills` is a vacancy in full; an object with `industries` is an
 * employer; anything else is passed over. Of two answers with one id the later published stays.
 */
export function readSavedAnswers(folder: string): SavedAnswers {
  const listed = new Map<string, Answer>();
  const details = new Map<string, Answer>();
  const employers = new Map<string, Answer>();
  const brokenFiles: string[] = [];

  const keepNewer = (answers: Map<string, Answer>, answer: Answer) => {
    const existing = answers.get(answer.id);
    if (!existing || publishedAt(answer) > publishedAt(existing)) answers.set(answer.id, answer);
  };

  for (const file of savedFilesIn(folder, 'hh.ru')) {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
    } catch {
      brokenFiles.push(file);
      continue;
    }
    if (!isObject(content)) continue;
    if (Array.isArray(content.items)) {
      for (const item of content.items.map(withId)) {
        if (!item) continue;
        keepNewer(listed, item);
        if (isDetail(item)) keepNewer(details, item);
      }
      continue;
    }
    const answer = withId(content);
    if (!answer) continue;
    if (isDetail(answer)) keepNewer(details, answer);
    else if (isEmployer(answer)) employers.set(answer.id, answer);
  }

  for (const [id, detail] of details) if (!listed.has(id)) listed.set(id, detail);
  if (listed.size === 0)
    throw new SavedAnswersError(
      `В папке «${folder}» нет ни одной вакансии: нужны файлы JSON с ответами hh.ru (список с «items» или вакансия с «description» и «key_skills»).`,
    );
  return { vacancies: [...listed.values()], details, employers, brokenFiles };
}
