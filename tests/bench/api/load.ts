import autocannon from 'autocannon';
import { quantile } from '../quantile.ts';

/** One answered request; `at` is when it was answered, by `performance.now()`. */
export interface Answered {
  readonly at: number;
  readonly ms: number;
}

export interface Load {
  readonly answered: readonly Answered[];
  /** Answers other than 200, and requests without any. */
  readonly failed: number;
  readonly seconds: number;
}

/** So many readers who ask again as soon as they are answered, until `end` settles. */
export async function loadUntil(
  end: Promise<unknown>,
  url: string,
  paths: readonly string[],
  connections: number,
): Promise<Load> {
  const answered: Answered[] = [];
  let failed = 0;
  let clients = 0;
  const start = performance.now();
  const done = Promise.withResolvers<void>();
  const settings: autocannon.Options = {
    url,
    connections,
    // Ended by hand; an hour is longer than any import here.
    duration: 3600,
    setupClient(client) {
      // Each reader begins elsewhere in the list: otherwise all would ask the same thing at the same time.
      const from = Math.floor((paths.length / connections) * clients++);
      const own = [...paths.slice(from), ...paths.slice(0, from)];
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  };
  const cannon = autocannon(settings, (error) => (error ? done.reject(error) : done.resolve()));
  cannon.on('response', (_, status, __, ms) => {
    if (status === 200) answered.push({ at: performance.now(), ms });
    else failed += 1;
  });
  cannon.on('reqError', () => {
    failed += 1;
  });
  let seconds = 0;
  const stop = () => {
    seconds = (performance.now() - start) / 1000;
    cannon.stop();
  };
  end.then(stop, stop);
  await done.promise;
  return { answered, failed, seconds };
}

/** What is said of a load: searches a second, and milliseconds. */
export function figuresOf({ answered, failed, seconds }: Load) {
  const ms = answered.map((answer) => answer.ms);
  return {
    searchesPerSecond: answered.length / seconds,
    p50: quantile(ms, 0.5),
    p95: quantile(ms, 0.95),
    p99: quantile(ms, 0.99),
    longest: quantile(ms, 1),
    failed,
  };
}
