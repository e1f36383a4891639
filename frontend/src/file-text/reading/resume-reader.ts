import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { startWorker } from '../own-worker.ts';
import type { ReadAnswer, ReadRequest } from './read-resume.worker.ts';
import workerAddress from './read-resume.worker.ts?worker&url';

interface Waiting {
  resolve(reading: ResumeReading): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

function startedWorker(): Worker {
  if (worker) return worker;
  worker = startWorker(workerAddress);
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) pending?.reject(new Error(data.error));
    else pending?.resolve(data.reading);
  });
  // Its script could not be loaded, or it is out of memory: the next question starts another one.
  worker.addEventListener('error', () => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('Nothing reads resumes'));
    waiting.clear();
  });
  return worker;
}

/**
 * Reads in a thread of its own, which stays: it holds the lexicon, as heavy as the rest of the page, and takes a tenth of
 * a second to make it.
 */
export function readInWorker({ text, blocks }: ResumeDocument): Promise<ResumeReading> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const request: ReadRequest = { id, document: { text, blocks } };
    startedWorker().postMessage(request);
  });
}

/** Of a file of which so many characters are loaded; null for all, and where it cannot be read: then it is read later. */
export const readingOfCut = async (
  document: ResumeDocument,
  loaded: number,
): Promise<ResumeReading | null> =>
  loaded === document.text.length ? null : readInWorker(document).catch(() => null);
