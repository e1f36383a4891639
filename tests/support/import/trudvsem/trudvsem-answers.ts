import type { Asked, Replay } from '../../http/http-replay.ts';

/** Made up. */
export const vacancy = (id: string, given: object = {}) => ({
  id,
  'job-name': 'Юрист',
  company: { companycode: '1', name: 'ООО "Пример"' },
  date_modify: '2026-11-10T12:00:00+0300',
  ...given,
});
export const answerOf = (vacancies: object[], total = vacancies.length): Replay => ({
  body: {
    status: '200',
    meta: { total, limit: 100 },
    results: vacancies.length > 0 ? { vacancies: vacancies.map((one) => ({ vacancy: one })) } : {},
  },
});
/** A search with so many results for one text, none for the others. */
export const searching =
  (text: string, all: object[]) =>
  ({ query }: Asked): Replay => {
    if (query.get('text') !== text) return answerOf([], 0);
    const page = Number(query.get('offset'));
    return answerOf(all.slice(page * 100, (page + 1) * 100), all.length);
  };
export const many = (count: number, given: object = {}) =>
  Array.from({ length: count }, (_, n) => vacancy(`v${n}`, given));

/** Which pages of a text were asked for. */
export const offsetsOf = (all: readonly Asked[], text: string) =>
  all.flatMap(({ query }) => (query.get('text') === text ? [Number(query.get('offset'))] : []));
