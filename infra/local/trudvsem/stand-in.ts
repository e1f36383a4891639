import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveOnLoopback } from '../loopback.ts';
import { errorAnswers, type TrudvsemReply } from './error-answers.ts';
import type { SavedVacancy } from './saved-vacancies.ts';
import { type TrudvsemPage, vacancySearch } from './vacancy-search.ts';

export type { TrudvsemReply } from './error-answers.ts';

/** What a fault is decided on. */
export interface TrudvsemRequest {
  readonly method: string;
  /** Without the API's base and the query: '/vacancies/region/7700000000000'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Which request of this stand-in it is, from 1. */
  readonly number: number;
}

export interface TrudvsemStandInOptions {
  readonly vacancies: readonly SavedVacancy[];
  /** @default 0: the system chooses a free one */
  readonly port?: number;
  /** Asked first; undefined means the usual answer, 'cut' ends the connection without any. */
  readonly fault?: (request: TrudvsemRequest) => TrudvsemReply | 'cut' | undefined;
}

export interface TrudvsemStandIn {
  /** 'http://127.0.0.1:3141/api/v1', without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

const base = '/api/v1';

/** 'a%20b' is 'a b'; what is no such code stays as written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages of the portal have a `status`, too, but a text. */
const isReply = (reply: TrudvsemReply | TrudvsemPage): reply is TrudvsemReply =>
  typeof reply.status === 'number';

/** Serves vacancies on 127.0.0.1 the way opendata.trudvsem.ru does; rejects when the port is taken. */
export async function startTrudvsemStandIn({
  vacancies,
  port = 0,
  fault,
}: TrudvsemStandInOptions): Promise<TrudvsemStandIn> {
  const search = vacancySearch(vacancies);

  const answer = ({ method, path, query }: TrudvsemRequest): TrudvsemReply | TrudvsemPage => {
    const [noun, ...rest] = path.split('/').filter(Boolean).map(decoded);
    return method === 'GET' && noun === 'vacancies' ? search(rest, query) : errorAnswers.notFound;
  };

  let requests = 0;
  const server = await serveOnLoopback((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = URL.parse(incoming.url ?? '/', 'http://trudvsem');
    requests += 1;
    const request: TrudvsemRequest = {
      method: incoming.method ?? 'GET',
      path: (url?.pathname ?? '').replace(base, ''),
      query: url?.searchParams ?? new URLSearchParams(),
      headers: incoming.headers,
      number: requests,
    };
    incoming.resume();
    const injected = fault?.(request);
    if (injected === 'cut') return void outgoing.destroy();
    const reply = injected ?? answer(request);
    if (isReply(reply)) outgoing.writeHead(reply.status, { ...reply.headers }).end(reply.body ?? '');
    else
      outgoing
        .writeHead(200, { 'content-type': 'application/json;charset=UTF-8' })
        .end(JSON.stringify(reply));
  }, port);
  return { url: `${server.url}${base}`, close: () => server.close() };
}
