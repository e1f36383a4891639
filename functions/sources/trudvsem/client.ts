import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { log } from '#functions/runtime/log.ts';
import { maybe, mostInAnAnswer, numberedCode } from '../foreign.ts';
import {
  answerBehind,
  errorInside,
  late,
  otherShape,
  trudvsemRefusal,
  unreachable,
  unreadable,
} from './refusals.ts';

export interface TrudvsemAccess {
  /** 'https://opendata.trudvsem.ru/api/v1', without a slash at the end. */
  url: string;
  /** 'Prizvanie/1.0 (somebody@the-stage)'. */
  userAgent: string;
  /** 0 = unlimited. */
  requestsPerSecond: number;
  /** Milliseconds for one answer: the portal thinks for five or six seconds. @default 40 s */
  timeout?: number;
  /**
   * Milliseconds after which nothing is asked again: with the last answer's time it must fit into what a batch keeps for
   * its last page; who asked comes back later. @default 15 s
   */
  patience?: number;
  /** @default real time */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export interface TrudvsemAnswerRead {
  /** Null where the portal does not say. */
  total: number | null;
  /** As they came, out of their envelopes; each is read on its own. */
  vacancies: unknown[];
}

export type TrudvsemGet = (path: string) => Promise<TrudvsemAnswerRead>;

const tries = 3;
/** Doubles with each try; half of it is chance, so that callers do not come back all at once. */
const firstBackOff = 1000;

/** `results` is `{}` where nothing was found. */
const envelope = z.object({
  status: maybe(numberedCode(100)),
  meta: maybe(z.object({ total: maybe(z.coerce.number().int().min(0)), error: z.unknown().optional() })),
  results: maybe(z.object({ vacancies: z.array(z.unknown()).max(mostInAnAnswer).nullish() })),
});
const wrapped = z.object({ vacancy: z.unknown() });

function opened(body: unknown): TrudvsemAnswerRead {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw otherShape(parsed.error.message);
  const { status, meta, results } = parsed.data;
  const total = meta?.total ?? null;
  const says = (error: unknown) => (typeof error === 'string' ? error : (JSON.stringify(error) ?? ''));
  if (status && status !== '200') throw errorInside(status, says(meta?.error));
  if (total === null && meta?.error) throw errorInside('200', says(meta.error));
  if (!results) throw otherShape('an answer without results');
  const vacancies = (results.vacancies ?? []).map((one) => wrapped.safeParse(one).data?.vacancy ?? one);
  return { total, vacancies };
}

/** GET of opendata.trudvsem.ru: no key; the pace, three tries on 5xx, a lost connection or a spoilt answer. */
export function trudvsemClient(access: TrudvsemAccess): TrudvsemGet {
  const { wait = sleep, timeout = 40_000, patience = 15_000, requestsPerSecond } = access;
  const gap = requestsPerSecond > 0 ? 1000 / requestsPerSecond : 0;
  let nextAt = 0;

  async function keepPace(): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, nextAt);
    nextAt = at + gap;
    if (at > now) await wait(at - now);
  }

  async function ask(path: string): Promise<TrudvsemAnswerRead> {
    await keepPace();
    let answer: Response;
    let body: string;
    try {
      answer = await fetch(`${access.url}${path}`, {
        headers: { accept: 'application/json', 'user-agent': access.userAgent },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      body = (await answer.text()).trim();
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw isLate ? late(timeout, cause) : unreachable(cause);
    }
    if (!answer.ok)
      throw trudvsemRefusal({
        status: answer.status,
        body,
        retryAfter: answer.headers.get('retry-after'),
      });
    return opened(readJson(body));
  }

  return async (path) => {
    const began = Date.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(path);
      } catch (error) {
        const isEnough = attempt === tries || Date.now() - began > patience;
        if (!answerBehind(error)?.mayPass || isEnough) throw error;
        log.info('trudvsem is asked again', {
          path,
          attempt,
          because: error instanceof Error && error.message,
        });
        const backOff = firstBackOff * 2 ** (attempt - 1);
        await wait(backOff * (0.5 + Math.random() / 2));
      }
    }
  };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw unreadable(body, cause);
  }
}
