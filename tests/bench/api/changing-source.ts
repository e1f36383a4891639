import { readSavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import type { HhReply, HhRequest } from '../../../infra/local/hh/stand-in.ts';
import { vacancySearch } from '../../../infra/local/hh/vacancy-search.ts';

/** How many vacancies a source has, and what happens between two imports. */
export interface Churn {
  /** So many are open at any time. */
  readonly listed: number;
  /** So many come, and as many of the oldest go. */
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
 * have gone are archived; where the folder has no new ones any more, none go.
 */
export function changingSource(folder: string, { listed, replaced, changed }: Churn) {
  const { vacancies, details } = readSavedAnswers(folder);
  const all = vacancies.map((vacancy) => details.get(vacancy.id) ?? vacancy);
  const places = new Map(all.map(({ id }, place) => [id, place]));
  /** By place, how often a vacancy has changed. */
  const revisions = new Map<number, number>();
  let [first, end, nextChanged] = [0, 0, 0];
  let search = vacancySearch([]);

  const current = (place: number) => {
    const vacancy = all[place];
    const revision = revisions.get(place) ?? 0;
    if (vacancy === undefined || revision === 0) return vacancy;
    return {
      ...vacancy,
      name: `${vacancy.name} (набор ${revision + 1})`,
      description: `<p>Набор ${revision + 1}.</p>${vacancy.description}`,
    };
  };
  const detail = (id: string): object | undefined => {
    const place = places.get(id);
    if (place === undefined || place >= end) return undefined;
    return place < first ? { ...all[place], archived: true } : current(place);
  };

  return {
    advance(): void {
      const endBefore = end;
      end = Math.min(all.length, end + (end === 0 ? listed : replaced));
      first = Math.max(0, end - listed);
      for (let n = 0; first < endBefore && n < changed; n++) {
        if (nextChanged < first || nextChanged >= endBefore) nextChanged = first;
        revisions.set(nextChanged, (revisions.get(nextChanged) ?? 0) + 1);
        nextChanged += 1;
      }
      search = vacancySearch(
        Array.from({ length: end - first }, (_, n) => current(first + n)).flatMap((one) => one ?? []),
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
