import { Agent, request } from 'node:http';
import * as z from 'zod';
import { indexVersionHeader } from '#functions/runtime/index-version.ts';
import { MadeRandom } from '../../bench/random.ts';
import type { Answered } from '../checking/answers.ts';
import type { ComparedAnswer } from '../checking/checked-requests.ts';
import type { LoadRequest } from './load-request.ts';
import { type Kind, kinds } from './mix.ts';
import { arrive } from './open-loop.ts';
import type { Requests } from './requests.ts';

/** Longer than the gateway waits for a function. */
const timeout = 30_000;

/** One request of the load; what it waited counts from when it was due. */
export interface Timed {
  readonly kind: Kind;
  /** Seconds since the load began. */
  readonly at: number;
  readonly ms: number;
}

/** By what went wrong, how often. */
type Errors = Map<string, number>;

interface Load {
  readonly url: string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Where errors are counted. */
  readonly errors: Errors;
}

export interface LoadResult {
  readonly timed: Timed[];
  /** Of those whose answers can be looked at, a fair sample. */
  readonly sample: Answered[];
  readonly errors: Errors;
  /** From how many snapshots answers were made. */
  readonly snapshots: Set<string>;
  /** Answers that named no index and ought to. */
  unnamed: number;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function send(agent: Agent, url: string, { method, path, body, token }: LoadRequest): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const outgoing = request(
    new URL(path, url),
    {
      agent,
      method,
      timeout: timeout,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    },
    (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeout} ms`)));
  outgoing.on('error', reject);
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

const list = z.object({
  jobs: z.array(z.object({ id: z.string() })),
  total: z.number(),
  cards: z.number(),
  ranked: z.number().optional(),
});
const counts = z.object({ counts: z.array(z.number()) });
const entry = /<entry><id>[^<]*\/vacancy\/([^<]*)<\/id>/gu;

export function comparedFrom(kind: Answered['checked']['kind'], body: string): ComparedAnswer {
  if (kind === 'feed')
    return { ids: [...body.matchAll(entry)].map(([, id = '']) => decodeURIComponent(id)), numbers: [] };
  if (kind === 'newCounts') return { ids: [], numbers: counts.parse(JSON.parse(body)).counts };
  const { jobs, total, cards, ranked } = list.parse(JSON.parse(body));
  return {
    ids: jobs.map(({ id }) => id),
    numbers: [total, cards, ...(ranked === undefined ? [] : [ranked])],
  };
}

const versionField = /^\d+(?:;snapshot="([^"]*)")?;read="([^"]*)"$/u;

const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300;

const maxTries = 20;
const requestIds = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

/**
 * One function after the other starts and reads the index: that is a deploy's matter, and no reader's. All at once they
 * would take the machine from each other.
 */
export async function warmUp(url: string, requests: Requests): Promise<void> {
  const agent = new Agent();
  for (const kind of kinds)
    for (let tries = 1; ; tries++) {
      const request = requests.of(kind);
      const reply = await send(agent, url, request).catch(() => null);
      request.onOutcome?.(reply && isDone(reply) ? 'confirmed' : 'unsure');
      if (reply && isDone(reply)) break;
      if (tries === maxTries) throw new Error(`${kind} does not answer: ${reply?.status} ${reply?.body}`);
    }
}

/**
 * In three steps to the rate. A function that has just started runs code that is not compiled yet: its times stand apart, and
 * none of its answers is in the sample.
 */
export async function rise(
  { rate, seconds, ...how }: Load,
  requests: Requests,
): Promise<Pick<LoadResult, 'timed' | 'unnamed'>> {
  const steps: LoadResult[] = [];
  for (const share of [0.25, 0.5, 1])
    steps.push(await load({ ...how, rate: rate * share, seconds: seconds / 3, sampled: 0 }, requests));
  return {
    timed: steps.flatMap(({ timed }) => timed),
    unnamed: steps.reduce((sum, { unnamed }) => sum + unnamed, 0),
  };
}

/** Asks at a fixed rate, and keeps of what can be checked so many, each as likely as any other. */
export async function load(
  { url, rate, seconds, errors, sampled }: Load & { sampled: number },
  requests: Requests,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const result: LoadResult = {
    ...{ timed: [], sample: [], errors, snapshots: new Set(), unnamed: 0 },
  };
  const start = performance.now();
  const random = new MadeRandom(1);
  let checkable = 0;
  const fail = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);

  const look = ({ checked: question }: LoadRequest, { headers, body }: Reply): void => {
    if (!question) return;
    const [, snapshot, read = ''] = versionField.exec(String(headers[indexVersionHeader] ?? '')) ?? [];
    if (read === '') {
      result.unnamed += 1;
      return;
    }
    if (snapshot !== undefined) result.snapshots.add(snapshot);
    checkable += 1;
    const slot = checkable <= sampled ? checkable - 1 : random.below(checkable);
    if (slot >= sampled) return;
    result.sample[slot] = {
      checked: question,
      compared: comparedFrom(question.kind, body),
      readAt: Date.parse(read),
      at: Date.now(),
    };
  };

  await arrive({ rate, seconds }, async ({ due }) => {
    const request = requests.next();
    const { kind } = request;
    try {
      const reply = await send(agent, url, request);
      if (isDone(reply)) {
        request.onOutcome?.('confirmed');
        look(request, reply);
      } else {
        request.onOutcome?.(reply.status < 500 ? 'refused' : 'unsure');
        // Equal errors differ in the number of their request.
        fail(`${kind}: ${reply.status} ${reply.body.slice(0, 200).replaceAll(requestIds, '…')}`);
      }
    } catch (error) {
      request.onOutcome?.('unsure');
      fail(`${kind}: ${error instanceof Error ? error.message : error}`);
    }
    // Whoever got no answer has waited as well.
    result.timed.push({ kind, at: (due - start) / 1000, ms: performance.now() - due });
  });
  agent.destroy();
  return result;
}
