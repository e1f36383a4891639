import { readSavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import type { HhReply, HhRequest } from '../../../infra/local/hh/stand-in.ts';
import { vacancySearch } from '../../../infra/local/hh/vacancy-search.ts';

/** Searches of a folder's hh.ru, of whatever token, that list nothing at first, and `portion` vacancies more with each `grow`, as long as there are any. */
export function growingSource(folder: string, portion: number) {
  const { vacancies } = readSavedAnswers(folder);
  let listed = 0;
  let search = vacancySearch([]);
  return {
    grow(): void {
      listed += portion;
      search = vacancySearch(vacancies.slice(0, listed));
    },
    /** For a stand-in's `fault`. */
    answer({ path, query }: HhRequest): HhReply | undefined {
      if (path !== '/vacancies') return undefined;
      const answer = search(query);
      if ('status' in answer) return answer;
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=UTF-8' },
        body: JSON.stringify(answer),
      };
    },
  };
}
