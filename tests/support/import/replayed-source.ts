import { afterEach } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import type { SourceAccess } from '#functions/sources/http-client.ts';
import type { Source, SourcePage } from '#functions/sources/source.ts';
import { type RecordedRequest, type Replay, type ReplayServer, startReplay } from '../http/http-replay.ts';

/** A source over answers that a test makes up; it waits for nothing, and writes down how long it would have. */
export function replayedSource(
  open: (access: SourceAccess) => Source,
  access: Pick<SourceAccess, 'token'>,
  path = '',
) {
  let server: ReplayServer | undefined;
  afterEach(() => server?.close());
  const waited: number[] = [];

  async function sourceOver(
    answer: (request: RecordedRequest) => Replay | undefined,
    overrides: Partial<SourceAccess> = {},
  ): Promise<Source> {
    server = await startReplay(answer);
    waited.length = 0;
    return open({
      url: `${server.url}${path}`,
      userAgent: 'Prizvanie/1.0 (api@prizvanie.test)',
      requestsPerSecond: 0,
      wait: async (milliseconds) => void waited.push(milliseconds),
      ...access,
      ...overrides,
    });
  }
  return { sourceOver, waited, requests: () => server?.requests ?? [], close: () => server?.close() };
}

export async function readUnit(
  source: Source,
  unit: string,
  since: string | null = null,
): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  let cursor: string | null = null;
  do {
    const page: SourcePage = await source.list(unit, cursor, { rates: bundledRates, since });
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

export const idsOf = (pages: SourcePage[]) =>
  pages.flatMap((page) => page.vacancies.map(({ row }) => row.external_id));
