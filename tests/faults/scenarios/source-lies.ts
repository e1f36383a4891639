import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { vacancy as hhVacancy } from '#tests/support/import/hh-world.ts';
import { answerOf, vacancy as portalVacancy } from '#tests/support/import/trudvsem/trudvsem-answers.ts';
import { violationsOf } from '../invariants/invariants.ts';
import type { World } from '../invariants/stored-world.ts';
import { startReader } from '../reader.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import {
  type Answer,
  addedCount,
  breakSource,
  changedVacancies,
  healSource,
  imported,
  isDetail,
  isList,
  listedIds,
  listVacancies,
  wordsOf,
} from '../source-imports.ts';
import type { Stage } from '../stage/stage.ts';

/** Well-formed answers that are not so. */
interface Lie {
  readonly name: string;
  readonly source: SourceId;
  readonly answer: Answer;
  /** How the second run ends that hears it, and what it says to an administrator. */
  readonly status: ImportRun['status'];
  readonly says: RegExp;
  /** Vacancies that the run counts. */
  readonly found: number;
  /** An administrator is asked before anything is hidden. */
  readonly isHeld?: boolean;
  /** The source has truly renamed them, so that each is asked for. */
  readonly isRenamed?: boolean;
  readonly mayChange?: readonly string[];
  readonly added?: number;
}

/** Of what an administrator reads, for the table. */
const maxWords = 120;

const list =
  (answer: (request: Parameters<Answer>[0]) => object): Answer =>
  (request) =>
    isList(request) ? { body: answer(request) } : undefined;

const role = (request: Parameters<Answer>[0]) => request.query.get('professional_role');
const isOurs = (request: Parameters<Answer>[0]) =>
  [role(request), request.query.get('text')].some((asked) => asked === '96' || asked === 'юрист');
const hhItems = (overrides: (n: number) => object = () => ({})) =>
  listedIds.map((id, n) => hhVacancy(id, '96', { name: `Программист ${id}`, ...overrides(n) }));
const nothing = { found: 0, pages: 0, items: [] };
const missing = { status: 404, body: { errors: [{ type: 'not_found' }] } };

const absurdDates = ['9999-12-31T23:59:59+0300', '0001-01-01T00:00:00+0300', 'вчера', 1e300];
const absurdPay = [
  { from: -5, to: 1e308, currency: 'RUR' },
  { from: 1e-9, to: null, currency: 'RUR' },
  { from: 9e15, to: 1, currency: 'USD' },
  { from: 1, to: 2, currency: 'ZZZ' },
];
const salary = ['salary', 'salary_words', 'created_at'];

const quiet = /^$/u;
const isEmpty = /не показал ни одной вакансии/u;
const other = { body: { ...hhVacancy('77', '96'), description: '<p>Чужая вакансия</p>' } };
const hhDetail =
  (replay: ReturnType<Answer>): Answer =>
  (request) =>
    isDetail(request) ? replay : undefined;
/** The list tells the truth: they were renamed, and each is asked for. */
const ofDetails = {
  source: 'hh',
  status: 'failed',
  found: 4,
  isRenamed: true,
  mayChange: ['title'],
} as const;

const hhLies: readonly Lie[] = [
  {
    name: 'nothing is found',
    source: 'hh',
    answer: list(() => nothing),
    status: 'succeeded',
    says: isEmpty,
    found: 0,
  },
  {
    ...{ name: 'nothing is found, and nothing is there by its id', source: 'hh', status: 'succeeded' },
    answer: (request) => (isDetail(request) ? missing : list(() => nothing)(request, 0)),
    ...{ says: isEmpty, found: 0, isHeld: true },
  },
  {
    ...{ name: 'fewer are found than are listed', source: 'hh', status: 'succeeded', says: quiet, found: 4 },
    answer: list((request) => (isOurs(request) ? { found: -7, pages: 'одна', items: hhItems() } : nothing)),
  },
  {
    ...{ name: 'the same page without an end', source: 'hh', status: 'succeeded', says: quiet, found: 4 },
    answer: list((request) => (isOurs(request) ? { found: 1900, pages: 1e9, items: hhItems() } : nothing)),
  },
  {
    ...{ name: 'another page without an end', source: 'hh', status: 'succeeded', says: quiet },
    answer: list((request) => {
      const page = Number(request.query.get('page'));
      const items = listedIds.map((id) =>
        hhVacancy(`${page}${id}`, '96', { name: `Программист ${page} ${id}` }),
      );
      return isOurs(request) ? { found: 1900, pages: 1e9, items } : nothing;
    }),
    // Twenty pages are all that hh.ru shows of a search.
    ...{ found: 80, added: 80 },
  },
  {
    ...{ name: 'one id for all', source: 'hh', status: 'succeeded', says: quiet, found: 1 },
    answer: list((request) =>
      isOurs(request) ? { found: 4, pages: 1, items: hhItems(() => ({ id: '1' })) } : nothing,
    ),
  },
  {
    ...{ name: 'roles of others', source: 'hh', status: 'succeeded', found: 4 },
    answer: list(() => ({ found: 4, pages: 1, items: hhItems() })),
    says: /вакансии не той роли/u,
  },
  {
    ...{ name: 'absurd dates and numbers', source: 'hh', status: 'succeeded', says: quiet, found: 4 },
    answer: list((request) =>
      isOurs(request)
        ? {
            found: 4,
            pages: 1,
            items: hhItems((n) => ({ published_at: absurdDates[n], salary: absurdPay[n] })),
          }
        : nothing,
    ),
    mayChange: salary,
  },
  { ...ofDetails, name: 'another vacancy in full', answer: hhDetail(other), says: /неожиданного вида/u },
  { ...ofDetails, name: 'no vacancy in full', answer: hhDetail({ body: [] }), says: /неожиданного вида/u },
  {
    ...{ ...ofDetails, name: 'each in full is a 500', answer: hhDetail({ status: 500, body: {} }) },
    says: /временно не работает \(ответ 500\)/u,
  },
  {
    ...{ ...ofDetails, name: 'each in full is HTML', answer: hhDetail({ body: '<html></html>' }) },
    says: /страницу сайта вместо данных/u,
  },
  {
    ...{ ...ofDetails, name: 'each in full breaks off', answer: hhDetail({ body: '{"id": "1", "descri' }) },
    says: /оборванный ответ/u,
  },
];

const portalItems = (overrides: (n: number) => object = () => ({})) =>
  listedIds.map((id, n) => portalVacancy(id, { 'job-name': `Юрист ${id}`, ...overrides(n) }));
const portalList =
  (items: object[], total: number): Answer =>
  (request) =>
    isList(request) ? answerOf(isOurs(request) ? items : [], isOurs(request) ? total : 0) : undefined;
const hundred = Array.from({ length: 100 }, (_, n) =>
  portalVacancy(`more-${n}`, { 'job-name': `Юрист ${n} отдела` }),
);

const portalLies: readonly Lie[] = [
  {
    ...{ name: 'nothing is found', source: 'trudvsem', answer: portalList([], 0), status: 'succeeded' },
    ...{ says: isEmpty, found: 0 },
  },
  {
    ...{ name: 'nothing is found, and nothing is there by its id', source: 'trudvsem', status: 'succeeded' },
    answer: (request) => (isDetail(request) ? answerOf([]) : portalList([], 0)(request, 0)),
    ...{ says: isEmpty, found: 0, isHeld: true },
  },
  {
    ...{ name: 'an error inside a 200', source: 'trudvsem', status: 'failed', found: 0 },
    answer: (request) =>
      isList(request) ? { body: { status: '500', meta: { error: 'x' }, results: {} } } : undefined,
    says: /ответил ошибкой вместо списка вакансий \(код 500\)/u,
  },
  {
    ...{ name: 'a billion are found', source: 'trudvsem', status: 'succeeded', found: 4 },
    answer: portalList(portalItems(), 1e9),
    says: /портал отдаёт первые 10\s000 вакансий/u,
  },
  {
    ...{
      name: 'the same page without an end',
      source: 'trudvsem',
      status: 'succeeded',
      found: 100,
      added: 100,
    },
    answer: portalList(hundred, 1e9),
    says: /портал отдаёт первые 10\s000 вакансий/u,
  },
  {
    ...{ name: 'one id for all', source: 'trudvsem', status: 'succeeded', says: quiet, found: 1 },
    answer: portalList(
      portalItems(() => ({ id: '1' })),
      4,
    ),
  },
  {
    ...{ name: 'absurd dates and numbers', source: 'trudvsem', status: 'succeeded', says: quiet, found: 4 },
    answer: portalList(
      portalItems((n) => ({
        ...{ 'creation-date': absurdDates[n], date_modify: absurdDates[n] },
        ...{ salary_min: absurdPay[n]?.from, salary_max: absurdPay[n]?.to },
      })),
      4,
    ),
    mayChange: salary,
  },
];

/** Dates that no vacancy can have, and pay that nobody has. */
function absurdities({ tables }: World): string[] {
  const soon = Date.now() + 60_000;
  return tables.JOBS_TABLE.flatMap(({ id, created_at, posted_date, salary: pay, salary_words }) => [
    ...[created_at, posted_date]
      .filter((at) => !(Date.parse(String(at)) >= 0 && Date.parse(String(at)) <= soon))
      .map((at) => `${id} is of ${at}`),
    ...[pay, salary_words]
      .filter((text) => /-|e\+|\d{12}/u.test(String(text).replaceAll(/\s/gu, '')))
      .map((text) => `${id} pays ${text}`),
  ]);
}

/** Two crawls that hear the lie: what neither has met is asked for by its id. Then the truth again. */
async function sourceLies(stage: Stage, lies: readonly Lie[]): Promise<Outcome> {
  const lost: string[] = [];
  const seen = sightings();
  let made = 0;
  for (const lie of lies) {
    const { name, source, answer, status, says, found, isHeld = false, mayChange = [], added = 0 } = lie;
    const fault = (what: string) => void lost.push(`${name}: ${what}`);
    await stage.reset();
    listVacancies(stage, source);
    await imported(stage, source);
    const before = await stage.world();
    if (lie.isRenamed) listVacancies(stage, source, ' отдела');
    const madeBy = breakSource(stage, source, answer);
    await imported(stage, source);
    const run = await imported(stage, source);
    made += madeBy();
    const words = wordsOf(run);
    seen.note(
      `${run.status}, найдено ${run.counts.found}${words === '' ? '' : ` «${words.slice(0, maxWords)}»`}`,
    );
    if (run.status !== status || !says.test(wordsOf(run))) fault(`${run.status} «${wordsOf(run)}»`);
    if (run.counts.found !== found) fault(`${run.counts.found} found, not ${found}`);
    if ((run.liveness.phase === 'held') !== isHeld) fault(`what is gone is ${run.liveness.phase}`);
    const during = await stage.world();
    for (const what of changedVacancies(before, during, mayChange)) fault(what);
    if (addedCount(before, during) !== added) fault(`${addedCount(before, during)} more, not ${added}`);
    for (const what of absurdities(during)) fault(what);
    for (const what of await (await startReader(stage)).differencesFrom(during)) fault(what);
    healSource(stage, source);
    listVacancies(stage, source);
    const healed = await imported(stage, source);
    if (healed.status !== 'succeeded') fault(`not healed: ${healed.reason}`);
    const after = await stage.world();
    for (const what of changedVacancies(before, after)) fault(`healed: ${what}`);
    for (const what of violationsOf(after)) fault(what);
  }
  return { breaks: made, saw: seen.text(), lost };
}

export const lyingSources: readonly Scenario[] = [
  {
    name: 'source-lies',
    breaks:
      'hh.ru врёт: ничего не найдено, чужие вакансии, нелепые даты и числа, страницы без конца, подробности не читаются',
    run: (stage) => sourceLies(stage, hhLies),
  },
  {
    name: 'portal-lies',
    breaks:
      '«Работа России» врёт: ничего не найдено, ошибка внутри 200, нелепые даты и числа, страницы без конца',
    run: (stage) => sourceLies(stage, portalLies),
  },
];
