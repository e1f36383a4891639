import * as z from 'zod/mini';
import { setJobActive } from '#core/contract/admin-jobs.ts';
import { getCatalog } from '#core/contract/catalog.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { getFeed } from '#core/contract/feeds.ts';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { listSimilarJobs, matchJobs } from '#core/contract/match.ts';
import { getListPage, getVacancyPage } from '#core/contract/pages.ts';
import { countNew, listSearches, savedQuery } from '#core/contract/searches.ts';
import { listTracked } from '#core/contract/tracker.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { isNarrow } from '#core/domain/search/saved-search.ts';
import type { JobQuery } from '#functions/search/job-index.ts';
import { queryOf } from '../../../frontend/src/api/call-api.ts';
import { madeQueries } from '../../bench/made/made-queries.ts';
import { madeSeekers } from '../../bench/match/made-seekers.ts';
import { MadeRandom } from '../../bench/random.ts';
import type { CheckedRequest } from '../checking/checked-requests.ts';
import type { Write } from '../checking/writes.ts';
import type { LoadRequest } from './load-request.ts';
import { type Kind, kinds, mix } from './mix.ts';
import type { User } from './users.ts';
import { Writers } from './writers.ts';

const at = ({ path }: Endpoint, parameters: Record<string, string>, query: Record<string, unknown> = {}) => {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name) => encodeURIComponent(parameters[name] ?? ''));
  const queryString = queryOf(query).toString();
  return queryString === '' ? filled : `${filled}?${queryString}`;
};

const get = (kind: Kind, operation: Endpoint, parameters = {}, query = {}): LoadRequest => ({
  kind,
  method: operation.method,
  path: at(operation, parameters, query),
});

/** An hour, so that some of a day's vacancies are new in a saved search. */
const lookedAt = 3_600_000;

/** Draws one request after the other by the mix; the same numbers give the same ones, but for dates. */
export class Requests {
  readonly #random = new MadeRandom(20_261_126);
  readonly #rows: readonly JobRow[];
  readonly #queries: readonly JobQuery[];
  readonly #seekers: readonly Seeker[] = madeSeekers();
  readonly #users: readonly User[];
  readonly #writers: Writers;
  readonly #drawn: readonly Kind[];

  constructor(rows: readonly JobRow[], admin: User, users: readonly User[]) {
    this.#rows = rows.filter((row) => row.is_active && row.is_open);
    this.#queries = madeQueries(rows, new Date());
    this.#users = users;
    // What an administrator hides nobody opens.
    const hidden = this.#rows.slice(0, 200);
    this.#rows = this.#rows.slice(200);
    this.#writers = new Writers(this.#random, { admin, users, hidden, rows: this.#rows });
    this.#drawn = kinds.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind));
  }

  get writes(): readonly Write[] {
    return this.#writers.writes;
  }

  next(): LoadRequest {
    return this.of(this.#random.pick(this.#drawn));
  }

  of(kind: Kind): LoadRequest {
    return this.#make[kind]();
  }

  readonly #make: Record<Kind, () => LoadRequest> = {
    search: () => {
      const query = this.#query();
      const request = z.parse(searchJobs.request, query);
      return { ...get('search', searchJobs, {}, query), checked: { kind: 'search', request } };
    },
    vacancy: () => get('vacancy', getJob, { jobId: this.#row().id }),
    similar: () => get('similar', listSimilarJobs, { jobId: this.#row().id }),
    listPage: () => get('listPage', getListPage, {}, { q: this.#query().q }),
    vacancyPage: () => get('vacancyPage', getVacancyPage, { jobId: this.#row().id }),
    feed: () => {
      const { page: _page, sort: _sort, ...query } = this.#query();
      return {
        ...get('feed', getFeed, {}, query),
        checked: { kind: 'feed', request: z.parse(getFeed.request, query) },
      };
    },
    catalog: () => get('catalog', getCatalog),
    newCounts: () => {
      const searches = [1, 2, 3].map(() => ({
        query: z.parse(savedQuery, this.#query()),
        since: new Date(Date.now() - lookedAt).toISOString(),
      }));
      return this.#post('newCounts', countNew, { searches });
    },
    match: () => {
      const { sort: _sort, ...query } = this.#query();
      return this.#post('match', matchJobs, { ...query, seeker: this.#random.pick(this.#seekers) });
    },
    readDesk: () => this.#asUser(get('readDesk', listTracked)),
    readSearches: () => this.#asUser(get('readSearches', listSearches)),
    writeDesk: () => this.#writers.desk(),
    writeSearch: () => this.#writers.search(() => this.#narrow()),
    hide: () => this.#writers.hide(setJobActive),
  };

  #row(): JobRow {
    return this.#random.pick(this.#rows);
  }

  /** Without what is null: over the wire nothing is. */
  #query(): JobQuery {
    const query = this.#random.pick(this.#queries);
    return Object.fromEntries(
      Object.entries(query).filter(([, value]) => value !== null),
    ) as unknown as JobQuery;
  }

  #narrow() {
    for (;;) {
      const query = z.parse(savedQuery, this.#query());
      if (isNarrow(query)) return query;
    }
  }

  #post(
    kind: 'newCounts' | 'match',
    operation: typeof countNew | typeof matchJobs,
    body: object,
  ): LoadRequest {
    const request = z.parse(operation.request as z.ZodMiniType, body);
    return {
      kind,
      method: operation.method,
      path: operation.path,
      body,
      checked: { kind, request } as CheckedRequest,
    };
  }

  #asUser(request: LoadRequest): LoadRequest {
    return { ...request, token: this.#random.pick(this.#users).token };
  }
}
