import * as z from 'zod/mini';
import {
  isNarrow,
  maxSavedSearches,
  maxSearchNameLength,
  schedules,
  stopReasons,
} from '../domain/search/saved-search.ts';
import { emailConsentVersion } from '../domain/user/consent.ts';
import { endpoint, textAnswer } from './endpoint.ts';
import { count, exclusionShape, searchShape, timeZone } from './jobs.ts';

const {
  from: _from,
  to: _to,
  tz: _zone,
  copies: _copies,
  page: _page,
  companySearch: _companySearch,
  ...savedQueryShape
} = searchShape;

/** What is searched for whatever the day: days, order and page are dropped (docs/rules.md#searches). */
export const savedQuery = z.object(savedQueryShape);
export type SavedQuery = z.output<typeof savedQuery>;

/** For people: it is shown as it stands. */
export const tooBroadMessage =
  'Такой поиск находит всё подряд: выберите хотя бы один фильтр или введите две буквы запроса';

const narrowQuery = savedQuery.check(z.refine(isNarrow, tooBroadMessage));

const instant = z.iso.datetime({ offset: true }).check(z.maxLength(40));
const searchId = z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/));
/** One line: it stands in the subject of an e-mail. */
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(maxSearchNameLength),
    z.regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u),
  );
const schedule = z.enum(schedules);

export const savedSearch = z.object({
  id: searchId,
  name,
  query: savedQuery,
  schedule,
  isPaused: z.boolean(),
  /** ISO instants: the second of the last look at what it finds. */
  createdAt: z.string(),
  seenAt: z.string(),
  /** Why its e-mails have stopped without its owner's doing. */
  stopped: z.nullable(z.enum(stopReasons)),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** In the order in which they were saved; `not_found` of a stage that keeps no searches, as all that follow. */
export const listSearches = endpoint({
  method: 'GET',
  path: '/api/searches',
  access: 'user',
  request: z.object({}),
  response: z.object({ searches: z.array(savedSearch).check(z.maxLength(maxSavedSearches)) }),
});

/**
 * Saves it, or changes it: one id, one search. `invalid_request` in Russian for a query that narrows nothing, and without
 * `agreed` where there was no such search or its e-mails begin; `conflict` for a 21st, and for a 6th that comes by mail.
 */
export const putSearch = endpoint({
  method: 'PUT',
  path: '/api/searches/{searchId}',
  access: 'user',
  takesLongText: true,
  maxBodyBytes: 65_536,
  request: z.object({
    searchId,
    name,
    query: narrowQuery,
    schedule,
    isPaused: z._default(z.boolean(), false),
    /** @default now where it is new, else as it was */
    seenAt: z.optional(instant),
    tz: timeZone,
    /** What the browser last knew of it: what is asked for as it was then stands as it is stored by now. */
    before: z.optional(
      z.object({ name: z.optional(name), schedule: z.optional(schedule), isPaused: z.optional(z.boolean()) }),
    ),
    /** The text that stands beside the button, where it has just been pressed (`emailConsents.account`). */
    agreed: z.optional(z.literal(emailConsentVersion)),
  }),
  response: z.object({ search: savedSearch }),
});

/** It is silent from then on. One that is not there is not missed. */
export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/searches/{searchId}',
  access: 'user',
  request: z.object({ searchId }),
  response: z.object({}),
});

/** Of each search, how many vacancies it finds that we have had since then only: copies as one (docs/rules.md#emails-new). */
export const countNew = endpoint({
  method: 'POST',
  path: '/api/searches/new',
  access: 'public',
  holdsIndex: true,
  takesLongText: true,
  maxBodyBytes: 262_144,
  request: z.object({
    searches: z
      .array(z.object({ query: z.object({ ...savedQueryShape, ...exclusionShape }), since: instant }))
      .check(z.minLength(1), z.maxLength(maxSavedSearches)),
  }),
  /** In the order of the question. */
  response: z.object({ counts: z.array(count) }),
});

/**
 * For a visitor: an e-mail asks whether the address is theirs, at most one a day (docs/rules.md#emails-visitors). Known and
 * unknown addresses are answered alike. `over_quota` where an address on the net, or the stage, has had its share today.
 */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  access: 'public',
  isSensitive: true,
  takesLongText: true,
  maxBodyBytes: 65_536,
  request: z.object({
    email: z.string().check(z.trim(), z.maxLength(254), z.email()),
    name,
    query: narrowQuery,
    schedule: z.enum(['first-import', 'daily']),
    tz: timeZone,
    /** The text beside the button (`emailConsents.visitor`): the press is the consent. */
    agreed: z.literal(emailConsentVersion),
  }),
  response: z.object({}),
});

/** 128 bits as base64url. */
const tokenRequest = z.object({ token: z.string().check(z.maxLength(22), z.regex(/^[\w-]{22}$/)) });

/*
 * The four that e-mails link to. GET shows a page with a button and changes nothing, since scanners open links; POST acts,
 * without cookie or origin, and as often as it is asked (RFC 8058). 404 for a token that is not ours.
 */
const emailLinkOptions = {
  access: 'public',
  answer: 'html',
  isSensitive: true,
  isAskedByMail: true,
  request: tokenRequest,
  response: textAnswer,
} as const;

/** Where the e-mail that asks leads to. */
export const getConfirmPage = endpoint({
  ...emailLinkOptions,
  method: 'GET',
  path: '/api/subscriptions/{token}/confirm',
  cachedFor: 0,
});

/** From here on e-mails come. */
export const confirmSubscription = endpoint({
  ...emailLinkOptions,
  method: 'POST',
  path: '/api/subscriptions/{token}/confirm',
  body: 'form',
  maxBodyBytes: 1024,
});

export const getUnsubscribePage = endpoint({
  ...emailLinkOptions,
  method: 'GET',
  path: '/api/subscriptions/{token}/unsubscribe',
  cachedFor: 0,
});

/** No e-mail to whoever got this one, of none of their searches. What else is saved in an account stays. */
export const unsubscribe = endpoint({
  ...emailLinkOptions,
  method: 'POST',
  path: '/api/subscriptions/{token}/unsubscribe',
  body: 'form',
  maxBodyBytes: 1024,
});
