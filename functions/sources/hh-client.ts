import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#core/contract/errors.ts';
import { log } from '#functions/runtime/log.ts';
import { answerBehind, HhAnswer, hhRefusal } from './hh-refusals.ts';

export interface HhAccess {
  /** 'https://api.hh.ru', without a slash at the end. */
  url: string;
  token: string;
  /** 'Prizvanie/1.0 (somebody@the-stage)': a library's default or an example.com address is refused. */
  userAgent: string;
  /** 0 = unlimited. */
  requestsPerSecond: number;
  /** Milliseconds for one answer. @default 20 s */
  timeout?: number;
  /** @default real time */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export type HhGet = (path: string) => Promise<unknown>;

const tries = 3;
/** Doubles with each try; half of it is chance, so that callers do not come back all at once. */
const firstBackOff = 500;

const spoilt = (reason: string, status: number, cause?: unknown) =>
  new AppError('source_broken', reason, {
    cause: new HhAnswer('hh.ru gave no usable answer', status, true, { cause }),
  });

/** GET of api.hh.ru: both headers, the pace, three tries on 5xx, a lost connection or a spoilt answer. */
export function hhClient(access: HhAccess): HhGet {
  const { wait = sleep, timeout = 20_000, requestsPerSecond } = access;
  const gap = requestsPerSecond > 0 ? 1000 / requestsPerSecond : 0;
  let nextAt = 0;

  async function keepPace(): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, nextAt);
    nextAt = at + gap;
    if (at > now) await wait(at - now);
  }

  async function ask(path: string): Promise<unknown> {
    await keepPace();
    let status: number;
    let headers: Headers;
    let body: string;
    try {
      const answer = await fetch(`${access.url}${path}`, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${access.token}`,
          'hh-user-agent': access.userAgent,
          'user-agent': access.userAgent,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      ({ status, headers } = answer);
      body = await answer.text();
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw spoilt(
        isLate ? `hh.ru не ответил за ${timeout / 1000} с.` : 'Нет связи с hh.ru: соединение не удалось.',
        0,
        cause,
      );
    }
    if (status < 200 || status > 299)
      throw hhRefusal({
        status,
        body,
        server: headers.get('server'),
        retryAfter: headers.get('retry-after'),
      });
    return readJson(body);
  }

  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(path);
      } catch (error) {
        if (!answerBehind(error)?.mayPass || attempt === tries) throw error;
        log.info('hh.ru is asked again', { path, attempt, because: error instanceof Error && error.message });
        const backOff = firstBackOff * 2 ** (attempt - 1);
        await wait(backOff * (0.5 + Math.random() / 2));
      }
    }
  };
}

function readJson(body: string): unknown {
  const text = body.trim();
  if (text === '') throw spoilt('hh.ru прислал пустой ответ.', 200);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw spoilt(
      text.startsWith('<')
        ? 'hh.ru прислал страницу сайта вместо данных.'
        : 'hh.ru прислал оборванный ответ: прочитать его не удалось.',
      200,
      cause,
    );
  }
}
