import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';

/* https://www.indexnow.org/documentation: one call tells all search engines that take part. */

/** Of one call. */
export const maxAddresses = 10_000;

/** Milliseconds for one answer. */
const timeout = 20_000;
const attempts = 3;
/** Milliseconds before the second try; doubles with each, and half of it is chance. */
const backoff = 2000;

/** The answer that was not 200 or 202: 400, 403 (the key's file), 422 (addresses of another host), 429. */
export class IndexNowError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`IndexNow answered ${status}`);
    this.status = status;
  }
}

/** Only what may be otherwise in a moment: who asks to be asked less often is left alone until the next import. */
const isRetryable = (error: unknown): boolean => !(error instanceof IndexNowError) || error.status >= 500;

async function post(body: string): Promise<void> {
  const response = await fetch(env('INDEXNOW_URL'), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': env('INDEXNOW_USER_AGENT') },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  // The status says all; of what stands beside it nothing is read.
  await response.body?.cancel();
  if (response.status !== 200 && response.status !== 202) throw new IndexNowError(response.status);
}

/** Tells that what stands at these paths of the site has changed; throws where that was not taken. */
export async function submit(paths: readonly string[], wait: typeof sleep = sleep): Promise<void> {
  const origin = env('SITE_ORIGIN');
  const key = env('INDEXNOW_KEY');
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.map((path) => origin + path),
  });
  for (let attempt = 1; ; attempt++) {
    try {
      await post(body);
      return;
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      log.info('addresses are submitted again', {
        attempt,
        because: error instanceof Error && error.message,
      });
      await wait(backoff * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
