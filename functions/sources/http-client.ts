import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#core/contract/errors.ts';
import { log } from '#functions/runtime/log.ts';

/** As much of a foreign body as a log line should hold. */
export const textLimit = 300;

/** What the stage says of a source. */
export interface SourceAccess {
  /** 'https://api.hh.ru', without a slash at the end. */
  url: string;
  /** '' where the source asks for none, or the stage has none. */
  token: string;
  /** 'Prizvanie/1.0 (somebody@the-stage)': some refuse a library's default, or an example.com address. */
  userAgent: string;
  /** 0 = unlimited. */
  requestsPerSecond: number;
  /** Milliseconds for one answer. @default - the source's own */
  timeout?: number | undefined;
  /** Milliseconds after which nothing is asked again. @default - the source's own */
  retryWithin?: number;
  /** @default real time */
  wait?: (milliseconds: number) => Promise<unknown>;
}

interface SourceErrorDetails {
  /** 0 where there was no answer at all. */
  status: number;
  isRetryable?: boolean;
  isBlocked?: boolean;
  retryAfter?: number | null;
}

/** The cause of an AppError of a source: for the log, and for those who ask again. */
export class SourceError extends Error {
  readonly status: number;
  /** The same request may succeed at once: an error of theirs, a lost connection, a spoilt answer. */
  readonly isRetryable: boolean;
  /** Our address is not let through: asking on would only make that worse. */
  readonly isBlocked: boolean;
  /** Seconds until it wants to be asked again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(message: string, about: SourceErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.status = about.status;
    this.isRetryable = about.isRetryable ?? false;
    this.isBlocked = about.isBlocked ?? false;
    this.retryAfter = about.retryAfter ?? null;
  }

  /** It asks to be asked less often. */
  get isThrottled(): boolean {
    return this.status === 429;
  }
}

export const sourceErrorOf = (error: unknown): SourceError | null =>
  error instanceof AppError && error.cause instanceof SourceError ? error.cause : null;

/** Seconds of a Retry-After header, which may be a date. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/u.test(header.trim())) return Number(header);
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000));
}

/** An answer that is not a 2xx. */
export interface FailedResponse {
  status: number;
  body: string;
  /** The header that names who answered. */
  server: string | null;
}

/** Reasons of a run, in Russian: each source has its own words. */
export interface Reasons {
  timeout(seconds: number): string;
  unreachable: string;
  empty: string;
  /** HTML in place of data. */
  html: string;
  truncated: string;
  tooLarge: string;
  throttled: string;
}

export interface HttpClientOptions<Answer> {
  /** For the log. */
  source: string;
  access: SourceAccess;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for one answer, where the stage says nothing else. */
  timeout: number;
  /** Milliseconds before the second try; doubles with each, and half of it is chance. */
  backoff: number;
  /**
   * Milliseconds after which nothing is asked again: with the last answer's time it must fit into what a batch keeps for
   * its last page; who asked comes back later.
   */
  retryWithin: number;
  /** Bytes of one answer. @default 20 MB: ten times the longest real page */
  maxBytes?: number;
  reasons: Reasons;
  /** What an answer means that is neither a 2xx nor 429. */
  errorOf: (response: FailedResponse) => AppError;
  /** Of a parsed body; may throw an AppError. */
  read: (body: unknown) => Answer;
}

const attempts = 3;
const defaultMaxBytes = 20_000_000;

class TooLarge extends Error {}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return (text + decoder.decode()).trim();
}

/** GET of a source's API: its pace, so many tries, no redirects, a bounded answer. */
export function httpClient<Answer>(options: HttpClientOptions<Answer>): (path: string) => Promise<Answer> {
  const { source, access, reasons, errorOf, read } = options;
  const { wait = sleep, timeout = options.timeout, requestsPerSecond } = access;
  const { retryWithin = options.retryWithin } = access;
  const { backoff, maxBytes = defaultMaxBytes } = options;
  const gap = requestsPerSecond > 0 ? 1000 / requestsPerSecond : 0;
  let nextAt = 0;

  async function throttle(): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, nextAt);
    nextAt = at + gap;
    if (at > now) await wait(at - now);
  }

  const unusableAnswer = (reason: string, status: number, isRetryable: boolean, cause?: unknown) =>
    new AppError('source_broken', reason, {
      cause: new SourceError('no usable answer', { status, isRetryable }, { cause }),
    });

  async function request(path: string): Promise<{ response: Response; body: string }> {
    try {
      const response = await fetch(`${access.url}${path}`, {
        headers: { accept: 'application/json', 'user-agent': access.userAgent, ...options.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return { response, body: await textOf(response, maxBytes) };
    } catch (cause) {
      if (cause instanceof TooLarge) throw unusableAnswer(reasons.tooLarge, 200, false, cause);
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      throw unusableAnswer(isTimeout ? reasons.timeout(timeout / 1000) : reasons.unreachable, 0, true, cause);
    }
  }

  function parsed(body: string): unknown {
    if (body === '') throw unusableAnswer(reasons.empty, 200, true);
    try {
      return JSON.parse(body);
    } catch (cause) {
      throw unusableAnswer(body.startsWith('<') ? reasons.html : reasons.truncated, 200, true, cause);
    }
  }

  async function ask(path: string): Promise<Answer> {
    await throttle();
    const { response, body } = await request(path);
    if (response.ok) return read(parsed(body));
    const { status, headers } = response;
    if (status !== 429) throw errorOf({ status, body, server: headers.get('server') });
    const retryAfter = retryAfterSeconds(headers.get('retry-after'), Date.now());
    throw new AppError('source_busy', reasons.throttled, {
      cause: new SourceError('asked to wait', { status, retryAfter }),
    });
  }

  return async (path) => {
    const began = Date.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(path);
      } catch (error) {
        const isLast = attempt === attempts || Date.now() - began > retryWithin;
        if (!sourceErrorOf(error)?.isRetryable || isLast) throw error;
        log.info('a source is asked again', {
          source,
          path,
          attempt,
          because: error instanceof Error && error.message,
        });
        // Half of it is chance, so that callers do not come back all at once.
        await wait(backoff * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}
