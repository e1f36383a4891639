import * as z from 'zod';
import { httpClient, type SourceAccess } from '../http-client.ts';
import { maxItemsPerAnswer, nullIfInvalid, numberedCode } from '../sanitize/bounded-types.ts';
import { errorInside, trudvsemError, trudvsemReasons, unexpectedShape } from './errors.ts';

export interface TrudvsemAnswer {
  /** Null where the portal does not say. */
  total: number | null;
  /** As they came, out of their envelopes; each is read on its own. */
  vacancies: unknown[];
}

/** `results` is `{}` where nothing was found. */
const envelope = z.object({
  status: nullIfInvalid(numberedCode(100)),
  meta: nullIfInvalid(
    z.object({ total: nullIfInvalid(z.coerce.number().int().min(0)), error: z.unknown().optional() }),
  ),
  results: nullIfInvalid(z.object({ vacancies: z.array(z.unknown()).max(maxItemsPerAnswer).nullish() })),
});
const wrapped = z.object({ vacancy: z.unknown() });

function unwrap(body: unknown): TrudvsemAnswer {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw unexpectedShape(parsed.error.message);
  const { status, meta, results } = parsed.data;
  const total = meta?.total ?? null;
  const messageOf = (error: unknown) => (typeof error === 'string' ? error : (JSON.stringify(error) ?? ''));
  if (status && status !== '200') throw errorInside(status, messageOf(meta?.error));
  if (total === null && meta?.error) throw errorInside('200', messageOf(meta.error));
  if (!results) throw unexpectedShape('an answer without results');
  const vacancies = (results.vacancies ?? []).map((entry) => wrapped.safeParse(entry).data?.vacancy ?? entry);
  return { total, vacancies };
}

/** GET of opendata.trudvsem.ru: no key; it thinks for five or six seconds. */
export const trudvsemClient = (access: SourceAccess) =>
  httpClient({
    source: 'trudvsem',
    access,
    headers: {},
    timeout: 40_000,
    backoff: 1000,
    retryWithin: 15_000,
    reasons: trudvsemReasons,
    errorOf: trudvsemError,
    read: unwrap,
  });
