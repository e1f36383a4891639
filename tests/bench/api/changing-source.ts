import { readSavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import type { HhReply, HhRequest } from '../../../infra/local/hh/stand-in.ts';
import { vacancySearch } from '../../../infra/local/hh/vacancy-search.ts';

/** How many vacancies a source has, and what happens between two imports. */
export interface Churn {
  /** So many are open at any time. */
  readonly listed: number;
  /** So many come, and as many go: those that have been open longest. */
  readonly replaced: number;
  /** So many of those that stay say something else, by turns. */
  readonly changed: number;
}

const json = (answer: object | undefined): HhReply | undefined =>
  answer && {
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(answer),
  };

/**
 * A folder's hh.ru, of whatever token, that lists nothing at first. Each `advance` is the time between two imports. Those that
 * go are archived. Where each of the folder has been open, those that went first come back, so that a source can change
 * without an end while what it has ever listed stays as much.
 */
export function changingSource(folder: string, { listed, replaced, changed }: Churn) {
  const { vacancies, details } = readSavedAnswers(folder);
  const all = vacancies.map((vacancy) => details.get(vacancy.id) ?? vacancy);
  if (all.length < listed + replaced) throw new Error(`${folder} has no ${listed + replaced} vacancies`);
  const positions = new Map(all.map(({ id }, position) => [id, position]));
  /** By place, how often a vacancy has changed. */
  const revisions = new Map<number, number>();
  /** What is open, from `first` to before `end`. Both only grow: the vacancies stand in a ring. */
  let [first, end, nextChanged] = [0, 0, 0];
  let search = vacancySearch([]);

  const positionOf = (number: number): number => number % all.length;
  const isOpen = (position: number): boolean =>
    (position + all.length - positionOf(first)) % all.length < end - first;
  const current = (position: number) => {
    const vacancy = all[position];
    const revision = revisions.get(position) ?? 0;
    if (vacancy === undefined || revision === 0) return vacancy;
    return {
      ...vacancy,
      name: `${vacancy.name} (набор ${revision + 1})`,
      description: `<p>Набор ${revision + 1}.</p>${vacancy.description}`,
    };
  };
  const detail = (id: string): object | undefined => {
    const position = positions.get(id);
    if (position === undefined || position >= end) return undefined;
    const vacancy = current(position);
    return isOpen(position) ? vacancy : { ...vacancy, archived: true };
  };

  return {
    advance(): void {
      const endBefore = end;
      end += end === 0 ? listed : replaced;
      first = end - listed;
      for (let n = 0; first < endBefore && n < changed; n++) {
        if (nextChanged < first || nextChanged >= endBefore) nextChanged = first;
        const position = positionOf(nextChanged);
        revisions.set(position, (revisions.get(position) ?? 0) + 1);
        nextChanged += 1;
      }
      search = vacancySearch(
        Array.from({ length: listed }, (_, n) => current(positionOf(first + n))).flatMap(
          (vacancy) => vacancy ?? [],
        ),
      );
    },
    /** For a stand-in's `fault`. */
    answer({ path, query }: HhRequest): HhReply | undefined {
      const [noun, id] = path.slice(1).split('/');
      if (noun !== 'vacancies') return undefined;
      if (id !== undefined) return json(detail(id));
      const found = search(query);
      return 'status' in found ? found : json(found);
    },
  };
}
