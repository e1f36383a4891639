import { httpClient, type SourceAccess } from '../http-client.ts';
import { hhError, hhReasons } from './errors.ts';

/** GET of api.hh.ru with an application's token; its own header counts before User-Agent. */
export const hhClient = (access: SourceAccess) =>
  httpClient<unknown>({
    source: 'hh',
    access,
    headers: { authorization: `Bearer ${access.token}`, 'hh-user-agent': access.userAgent },
    timeout: 20_000,
    backoff: 500,
    retryWithin: Number.POSITIVE_INFINITY,
    reasons: hhReasons,
    errorOf: hhError,
    read: (body) => body,
  });
