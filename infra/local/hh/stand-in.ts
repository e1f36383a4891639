import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveOnLoopback } from '../loopback.ts';
import { dictionaries } from './dictionaries.ts';
import { errorAnswers, type HhReply } from './error-answers.ts';
import type { SavedAnswers } from './saved-answers.ts';
import { vacancySearch } from './vacancy-search.ts';

export type { HhReply } from './error-answers.ts';

/** What a fault is decided on. */
export interface HhRequest {
  readonly method: string;
  /** Without the query: '/vacancies/123'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Which request of this stand-in it is, from 1. */
  readonly number: number;
}

export interface HhStandInOptions {
  readonly answers: SavedAnswers;
  /** The one application token that is let in. */
  readonly token: string;
  /** @default 0: the system chooses a free one */
  readonly port?: number;
  /** Asked first; undefined means the usual answer. */
  readonly fault?: (request: HhRequest) => HhReply | undefined;
}

export interface HhStandIn {
  /** 'http://127.0.0.1:3140', without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Defaults of libraries, pretended browsers and addresses that nobody reads. */
const blockedUserAgent =
  /^$|^(?:node|undici|axios|got|curl|wget|python|go-http-client|java|okhttp|postman|mozilla|insomnia)\b|@example\./iu;

/** Where both headers are sent only HH-User-Agent counts. */
function userAgentError(headers: IncomingMessage['headers']): HhReply | undefined {
  const name = headers['hh-user-agent'] ?? headers['user-agent'];
  if (name === undefined) return errorAnswers.userAgentUnset;
  return blockedUserAgent.test(String(name).trim()) ? errorAnswers.userAgentBlacklisted : undefined;
}

/** A search without a token is simply forbidden; a wrong one, and /me without any, get the OAuth body. */
function tokenError(request: HhRequest, token: string): HhReply | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined)
    return request.path === '/me' ? errorAnswers.badAuthorization : errorAnswers.forbidden;
  return authorization === `Bearer ${token}` ? undefined : errorAnswers.badAuthorization;
}

const application = {
  auth_type: 'application',
  is_application: true,
  is_applicant: false,
  is_employer: false,
  is_admin: false,
};

/** Serves saved answers on 127.0.0.1 the way api.hh.ru does; rejects when the port is taken. */
export async function startHhStandIn({
  answers,
  token,
  port = 0,
  fault,
}: HhStandInOptions): Promise<HhStandIn> {
  const search = vacancySearch(answers.vacancies);
  const listed = new Map(answers.vacancies.map((vacancy) => [vacancy.id, vacancy]));

  const answer = (request: HhRequest): HhReply | object => {
    const agentError = userAgentError(request.headers);
    if (agentError) return agentError;
    if (request.method !== 'GET') return errorAnswers.notFound;
    if (request.path === '/dictionaries') return dictionaries;

    const [noun, id] = request.path.slice(1).split('/');
    const nouns = id === undefined ? ['me', 'vacancies'] : ['vacancies', 'employers'];
    if (!nouns.includes(noun ?? '')) return errorAnswers.notFound;
    const authError = tokenError(request, token);
    if (authError) return authError;
    if (request.path === '/me') return application;
    if (id === undefined) return search(request.query);
    const found =
      noun === 'employers' ? answers.employers.get(id) : (answers.details.get(id) ?? listed.get(id));
    return found ?? errorAnswers.notFound;
  };

  let requests = 0;
  return serveOnLoopback((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = URL.parse(incoming.url ?? '/', 'http://hh');
    requests += 1;
    const request: HhRequest = {
      method: incoming.method ?? 'GET',
      path: url?.pathname ?? '',
      query: url?.searchParams ?? new URLSearchParams(),
      headers: incoming.headers,
      number: requests,
    };
    const reply = fault?.(request) ?? answer(request);
    incoming.resume();
    if (isReply(reply)) outgoing.writeHead(reply.status, { ...reply.headers }).end(reply.body ?? '');
    else
      outgoing
        .writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(reply));
  }, port);
}

/** Answers of the API have no numeric `status`. */
const isReply = (reply: HhReply | object): reply is HhReply =>
  'status' in reply && typeof reply.status === 'number';
