import { AsyncLocalStorage } from 'node:async_hooks';

/** From which index an answer was made (docs/rules.md#api-index-version). */
export const indexVersionHeader = 'x-index-version';

export interface IndexVersion {
  /** Of the table, as its last reader found it. */
  readonly version: number;
  /** From which the index was read; null where the table was scanned. */
  readonly snapshot: string | null;
  /** Up to when it has read the feed of changes, ms. */
  readonly readAt: number;
}

/** Of each request its own: the index may be another one by the time that the answer is written. */
const requests = new AsyncLocalStorage<{ used?: IndexVersion }>();

/** Says which index a request has been given. */
export function noteIndexVersion({ version, snapshot, readAt }: IndexVersion): void {
  const request = requests.getStore();
  if (request) request.used = { version, snapshot, readAt };
}

/** A structured field (RFC 9651): `812;snapshot="v9/2026-11-20T12:00:00.000Z-a1b2c3";read="2026-11-20T12:03:01.500Z"`. */
function fieldOf({ version, snapshot, readAt }: IndexVersion): string {
  const from = snapshot === null ? '' : `;snapshot="${snapshot}"`;
  return `${version}${from};read="${new Date(readAt).toISOString()}"`;
}

/** The answer, and the headers that name the index it was made from: none where no index was asked. */
export async function withIndexVersion<Answer>(
  answer: () => Promise<Answer>,
): Promise<{ answer: Answer; headers: Record<string, string> }> {
  const request: { used?: IndexVersion } = {};
  const result = await requests.run(request, answer);
  return { answer: result, headers: request.used ? { [indexVersionHeader]: fieldOf(request.used) } : {} };
}
