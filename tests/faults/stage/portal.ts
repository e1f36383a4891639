import type { RecordedRequest, Replay } from '#tests/support/http/http-replay.ts';
import { answerOf } from '#tests/support/import/trudvsem/trudvsem-answers.ts';

/** «Работа России» in one table: what it lists; `broken` answers first. */
export const emptyPortal = () => ({
  vacancies: [] as { id: string }[],
  broken: (_: RecordedRequest): Replay | undefined => undefined,
});

/** The one text under which it lists something. */
export const listedUnder = 'юрист';

export function portalAnswer(
  { vacancies, broken }: ReturnType<typeof emptyPortal>,
  request: RecordedRequest,
): Replay | undefined {
  const replay = broken(request);
  if (replay) return replay;
  const { path, query } = request;
  if (path === '/vacancies') return answerOf(query.get('text') === listedUnder ? vacancies : []);
  return answerOf(vacancies.filter(({ id }) => path.endsWith(`/${id}`)));
}
