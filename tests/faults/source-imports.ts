import { isDeepStrictEqual } from 'node:util';
import { type ImportRun, importRun } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import type { RecordedRequest, Replay } from '#tests/support/http/http-replay.ts';
import { described, vacancy as hhVacancy } from '#tests/support/import/hh-world.ts';
import { vacancy as portalVacancy } from '#tests/support/import/trudvsem/trudvsem-answers.ts';
import type { World } from './invariants/stored-world.ts';
import type { Stage } from './stage/stage.ts';
import { killed } from './stage/workers.ts';

export const sourceIds: readonly SourceId[] = ['hh', 'trudvsem'];

/** So many of each source, by their ids there. */
export const listedIds = ['1', '2', '3', '4'];

/** What a source lists; `title` tells what is new of a vacancy since the last time. */
export function listVacancies(stage: Stage, source: SourceId, title = ''): void {
  if (source === 'trudvsem') {
    stage.portal.vacancies = listedIds.map((id) => portalVacancy(id, { 'job-name': `Юрист ${id}${title}` }));
    return;
  }
  stage.source.vacancies = listedIds.map((id) => hhVacancy(id, '96', { name: `Программист ${id}${title}` }));
  for (const id of listedIds)
    stage.source.details.set(id, { ...described, description: `<p>Вакансия ${id}</p>` });
}

/** What the source answers in the place of what it has; undefined is as it should. */
export type Answer = (request: RecordedRequest, nth: number) => Replay | undefined;

/** Gives how often it has answered so. */
export function breakSource(stage: Stage, source: SourceId, answer: Answer): () => number {
  let [asked, made] = [0, 0];
  const broken = (request: RecordedRequest) => {
    const replay = answer(request, asked++);
    if (replay) made += 1;
    return replay;
  };
  (source === 'hh' ? stage.source : stage.portal).broken = broken;
  return () => made;
}

export const healSource = (stage: Stage, source: SourceId) =>
  void breakSource(stage, source, () => undefined);

export const isList = ({ path, query }: RecordedRequest): boolean =>
  path === '/vacancies' && (query.has('professional_role') || query.has('text'));
export const isDetail = ({ path }: RecordedRequest): boolean => /^\/vacancies\/./u.test(path);

/** The last run of a start; its process lives. */
export async function imported(stage: Stage, source: SourceId): Promise<ImportRun> {
  const worker = await stage.workers.undisturbed();
  const runs = await worker.ask('importsOf', { source });
  const run = runs === killed ? undefined : runs.at(-1);
  if (!run) throw new Error('the start made no run');
  return importRun.parse(run);
}

/** What a run says to an administrator. */
export const wordsOf = ({ reason, notices }: ImportRun): string =>
  [reason, ...notices].filter(Boolean).join(' ');

const shownColumns = ['title', 'company', 'location', 'salary', 'salary_words', 'category_id', 'source_url'];
const lifeColumns = ['is_open', 'is_active', 'has_description', 'created_at'];

/** Of vacancies that were there before, those that are not there any more, or not as they were, but for these columns. */
export function changedVacancies(before: World, after: World, mayChange: readonly string[] = []): string[] {
  const rows = new Map(after.tables.JOBS_TABLE.map((row) => [row.id, row]));
  const texts = new Map(after.tables.DESCRIPTIONS_TABLE.map(({ id, html }) => [id, html]));
  const columns = [...shownColumns, ...lifeColumns].filter((column) => !mayChange.includes(column));
  const ofRows = before.tables.JOBS_TABLE.flatMap((row) => {
    const now = rows.get(row.id);
    if (now === undefined || 'deleted_at' in now) return [`${row.id} has disappeared`];
    return columns
      .filter((column) => !isDeepStrictEqual(now[column], row[column]))
      .map(
        (column) =>
          `${row.id}: ${column} was ${JSON.stringify(row[column])}, is ${JSON.stringify(now[column])}`,
      );
  });
  const ofTexts = before.tables.DESCRIPTIONS_TABLE.filter(({ id, html }) => texts.get(id) !== html).map(
    ({ id, html }) => `the description of ${id} was ${html}, is ${texts.get(id)}`,
  );
  return [...ofRows, ...ofTexts];
}

/** How many there are that were not there before. */
export function addedCount(before: World, after: World): number {
  const ids = new Set(before.tables.JOBS_TABLE.map(({ id }) => id));
  return after.tables.JOBS_TABLE.filter(({ id }) => !ids.has(id)).length;
}
