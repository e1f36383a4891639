import type { RecordedRequest, Replay } from '../../http/http-replay.ts';

/** Made up. */
export const vacancy = (id: string, overrides: object = {}) => ({
  id,
  'job-name': 'Юрист',
  company: { companycode: '1', name: 'ООО "Пример"' },
  date_modify: '2026-11-10T12:00:00+0300',
  ...overrides,
});
export const answerOf = (vacancies: object[], total = vacancies.length): Replay => ({
  body: {
    status: '200',
    meta: { total, limit: 100 },
    results: vacancies.length > 0 ? { vacancies: vacancies.map((item) => ({ vacancy: item })) } : {},
  },
});
/** A search with so many results for one text, none for the others. */
export const searching =
  (text: string, all: object[]) =>
  ({ query }: RecordedRequest): Replay => {
    if (query.get('text') !== text) return answerOf([], 0);
    const page = Number(query.get('offset'));
    return answerOf(all.slice(page * 100, (page + 1) * 100), all.length);
  };
export const many = (count: number, overrides: object = {}) =>
  Array.from({ length: count }, (_, n) => vacancy(`v${n}`, overrides));

/** Which pages of a text were asked for. */
export const offsetsOf = (all: readonly RecordedRequest[], text: string) =>
  all.flatMap(({ query }) => (query.get('text') === text ? [Number(query.get('offset'))] : []));
