import type { IncomingMessage } from 'node:http';

/** What a fault is decided on. */
export interface StandInRequest {
  readonly method: string;
  /** Without the API's base and the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Which request of this stand-in it is, from 1. */
  readonly number: number;
}

/** Sent as it stands: a body may be HTML, empty or half an object. */
export interface StandInReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface StandInOptions {
  /** The one token that is let in, where the source asks for one. */
  readonly token: string;
  /** @default 0: the system chooses a free one */
  readonly port?: number;
  /** Asked first; undefined means the usual answer. */
  readonly fault?: (request: StandInRequest) => StandInReply | undefined;
}

export interface RunningStandIn {
  /** Of the API, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A folder of saved answers, invented vacancies dated back from a day, or none at all. */
export type StandInData = { readonly folder: string } | { readonly demoFrom: Date } | 'nothing';

/** What infra/local/<id>/source-stand-in.ts exports as `standIn`. */
export interface SourceStandIn {
  /** Reads what is to be served; throws SavedAnswersError where a folder has none. */
  load(data: StandInData): (options: StandInOptions) => Promise<RunningStandIn>;
}
