import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import type { SourceId } from '#core/domain/source.ts';
import * as secrets from '#functions/external/secrets.ts';
import { env } from '#functions/runtime/env.ts';
import { hh } from '#functions/sources/hh.ts';
import type { Source } from '#functions/sources/source.ts';

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

/** The sources that this stage can ask, each with its credentials and its pace. */
const sources: Partial<Record<SourceId, () => Promise<Source>>> = {
  hh: async () =>
    hh({
      url: env('HH_API_URL').replace(/\/+$/u, ''),
      token: await accessToken(env('HH_TOKEN_SECRET')),
      userAgent: env('HH_USER_AGENT'),
      requestsPerSecond: Number(env('HH_REQUESTS_PER_SECOND', '2')),
    }),
};

export function openSource(id: SourceId): Promise<Source> {
  const open = sources[id];
  if (!open) throw new AppError('source_refused', 'Этот источник на стадии не настроен.');
  return open();
}
