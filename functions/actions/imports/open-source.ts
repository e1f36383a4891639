import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type SourceId, sourceNames } from '#core/domain/import/source.ts';
import * as secrets from '#functions/external/secrets.ts';
import { env } from '#functions/runtime/env.ts';
import { hh } from '#functions/sources/hh.ts';
import type { Source } from '#functions/sources/source.ts';
import { trudvsem } from '#functions/sources/trudvsem.ts';

const tokenSecret = z.object({ accessToken: z.string().default('') });

/** '' where the stage has no token: the source says what that means. */
async function accessToken(secretName: string): Promise<string> {
  const text = await secrets.find(secretName);
  if (text === null || text.trim() === '') return '';
  try {
    return tokenSecret.parse(JSON.parse(text)).accessToken.trim();
  } catch {
    // Without the cause: it would carry a piece of the secret into the log.
    throw new AppError(
      'source_refused',
      `Секрет «${secretName}» нельзя прочитать: в нём должен быть JSON вида {"accessToken": "…"}.`,
    );
  }
}

const addressOf = (variable: string): string => env(variable).replace(/\/+$/u, '');

/** Milliseconds for one answer. */
const patience = (seconds: number): number => Number(env('SOURCE_TIMEOUT_SECONDS', String(seconds))) * 1000;

/** Each with its credentials, its pace, and as much patience as it needs. */
const sources: Record<SourceId, () => Promise<Source>> = {
  hh: async () =>
    hh({
      url: addressOf('HH_API_URL'),
      token: await accessToken(env('HH_TOKEN_SECRET')),
      userAgent: env('HH_USER_AGENT'),
      requestsPerSecond: Number(env('HH_REQUESTS_PER_SECOND', '2')),
      timeout: patience(20),
    }),
  trudvsem: async () =>
    trudvsem({
      url: addressOf('TRUDVSEM_API_URL'),
      userAgent: env('TRUDVSEM_USER_AGENT'),
      requestsPerSecond: Number(env('TRUDVSEM_REQUESTS_PER_SECOND', '2')),
      timeout: patience(40),
    }),
};

const addresses: Record<SourceId, string> = { hh: 'HH_API_URL', trudvsem: 'TRUDVSEM_API_URL' };

export function openSource(id: SourceId): Promise<Source> {
  // A stage has the address of each source that it names.
  if (env(addresses[id], '') === '')
    throw new AppError('source_refused', `Источник ${sourceNames[id]} на этой стадии не настроен.`);
  return sources[id]();
}
