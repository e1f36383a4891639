import * as z from 'zod';
import { putSearch, type SavedSearch } from '#core/contract/searches.ts';
import { maxSavedSearches, maxSubscriptions } from '#core/domain/search/saved-search.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const failure = (status: number, code: string, message: string = code): Answer => ({
  status,
  body: { error: { code, message, requestId: null } },
});

const hasEmails = ({ schedule }: Pick<SavedSearch, 'schedule'>) => schedule !== 'never';

export const tooManyByMail = 'Письма приходят не больше чем по 5 поискам';

/** The searches of one account as the contract says of them (docs/rules.md#searches-account), in memory. */
export class SearchesServer {
  readonly searches = new Map<string, SavedSearch>();
  isOffered = true;
  /** Whether deletions fail. */
  deletesNothing = false;
  /** Ids of searches that it does not take. */
  readonly refused = new Set<string>();
  /** With which code. */
  refusal: ['invalid_request', 400] | ['conflict', 409] = ['invalid_request', 400];
  requests: string[] = [];

  answer(method: string, address: string, body: Record<string, unknown>): Answer {
    const { pathname } = new URL(address, 'https://test');
    this.requests.push(`${method} ${pathname}`);
    if (!this.isOffered) return failure(404, 'not_found');
    if (method === 'GET' && pathname === '/api/searches')
      return { status: 200, body: { searches: [...this.searches.values()] } };
    const searchId = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (method === 'DELETE') {
      if (this.deletesNothing) return failure(500, 'internal');
      this.searches.delete(searchId);
      return { status: 200, body: {} };
    }
    if (this.refused.has(searchId)) return failure(this.refusal[1], this.refusal[0]);
    return this.#put(z.parse(putSearch.request, { ...body, searchId }));
  }

  #put({
    searchId,
    agreed,
    seenAt,
    tz: _,
    before: known = {},
    ...asked
  }: z.output<typeof putSearch.request>): Answer {
    const before = this.searches.get(searchId);
    const given = { ...asked };
    if (before && asked.name === known.name) given.name = before.name;
    if (before && asked.schedule === known.schedule) given.schedule = before.schedule;
    if (before && asked.isPaused === known.isPaused) given.isPaused = before.isPaused;
    const begins = hasEmails(given) && (!before || !hasEmails(before));
    if (!agreed && (!before || begins)) return failure(400, 'invalid_request');
    const others = [...this.searches.values()].filter(({ id }) => id !== searchId);
    if (begins && others.filter(hasEmails).length >= maxSubscriptions)
      return failure(409, 'conflict', tooManyByMail);
    if (others.length >= maxSavedSearches) return failure(409, 'conflict', 'Достигнут предел 20');
    const now = new Date().toISOString();
    const search: SavedSearch = {
      ...given,
      id: searchId,
      createdAt: before?.createdAt ?? now,
      seenAt: [seenAt ?? before?.seenAt ?? now, now].toSorted()[0] ?? now,
      stopped: agreed ? null : (before?.stopped ?? null),
    };
    this.searches.set(searchId, search);
    return { status: 200, body: { search } };
  }
}
