import { startWorker } from '../file-text/own-worker.ts';
import workerAddress from './match.worker.ts?worker&url';
import type { Answer, MatchJob } from './match-job.ts';

/** Milliseconds; the longest resume takes a tenth of it. */
const maxWaitMs = 20_000;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let lastId = 0;

/** Whatever was asked of it gets no answer any more; the next question starts another one. */
function failAll(error: Error) {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = startWorker(workerAddress);
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer?: unknown; error?: string }>) => {
      const pending = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error === undefined) pending?.resolve(data.answer);
      else pending?.reject(new Error(data.error));
    },
  );
  worker.addEventListener('error', () => failAll(new Error('The worker of the match has failed')));
  return worker;
}

/** Asks the one thread that reads resumes and holds the lexicon: neither is in the page's own. */
export function askWorker<Job extends MatchJob>(job: Job): Promise<Answer<Job>> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => failAll(new Error('The worker of the match is late')), maxWaitMs);
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        settle(value);
      };
    waiting.set(id, {
      resolve: settled((answer) => resolve(answer as Answer<Job>)),
      reject: settled(reject),
    });
    startedWorker().postMessage({ id, job });
  });
}
