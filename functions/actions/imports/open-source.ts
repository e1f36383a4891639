import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { variablesOf } from '#core/contract/stack/import-sources.ts';
import { type SourceId, sourceInfo } from '#core/domain/import/source.ts';
import * as secrets from '#functions/external/secrets.ts';
import { env } from '#functions/runtime/env.ts';
import { registry } from '#functions/sources/registry.ts';
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

/** Milliseconds for one answer; the source's own usual time where nothing is said. */
function timeout(): number | undefined {
  const seconds = env('SOURCE_TIMEOUT_SECONDS', '');
  return seconds === '' ? undefined : Number(seconds) * 1000;
}

/** The source as the stage sets it: its address, its token where it asks for one, its pace. */
export async function openSource(id: SourceId): Promise<Source> {
  const variables = variablesOf(id);
  const { name, tokenSecret } = sourceInfo(id);
  // A stage has the address of each source that it names.
  const url = env(variables.apiUrl, '').replace(/\/+$/u, '');
  if (url === '')
    throw new AppError(
      'source_refused',
      `Источник ${name} на этой площадке не настроен: добавьте его в настройку sources.`,
    );
  return registry[id].open({
    url,
    token: tokenSecret === undefined ? '' : await accessToken(env(variables.tokenSecret)),
    userAgent: env(variables.userAgent),
    requestsPerSecond: Number(env(variables.requestsPerSecond, '2')),
    timeout: timeout(),
  });
}
