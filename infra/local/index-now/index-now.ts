import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { serveOnLoopback } from '../loopback.ts';
import { readBody } from '../request-body.ts';

export interface Submission {
  readonly host: string;
  readonly urlList: readonly string[];
}

export interface IndexNow {
  readonly url: string;
  /** What was taken, the first call first. */
  submissions(): readonly Submission[];
  close(): Promise<void>;
}

const submission = z.object({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
  urlList: z.array(z.url()).min(1).max(10_000),
});

const maxBodyBytes = 10_000_000;

/**
 * Stands in for https://api.indexnow.org: nobody is told, what would be told is kept. Refuses what the real one does
 * (https://www.indexnow.org/documentation), and asks the site for its key as that would.
 */
export async function startIndexNow(): Promise<IndexNow> {
  const accepted: Submission[] = [];

  async function answer(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST' || request.url !== '/indexnow') return 404;
    const parsed = submission.safeParse(jsonOf(await readBody(request, maxBodyBytes)));
    if (!parsed.success) return 400;
    const { host, key, keyLocation, urlList } = parsed.data;
    if ([keyLocation, ...urlList].some((url) => new URL(url).host !== host)) return 422;
    const file = await fetch(keyLocation);
    if (!file.ok || (await file.text()).trim() !== key) return 403;
    accepted.push({ host, urlList });
    return 200;
  }

  const server = await serveOnLoopback(async (request, response) => {
    response.writeHead(await answer(request).catch(() => 500));
    response.end();
  });
  return { url: `${server.url}/indexnow`, submissions: () => accepted, close: server.close };
}

function jsonOf(body: Buffer | null): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
