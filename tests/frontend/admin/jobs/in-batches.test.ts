import { expect, test } from 'vitest';
import { inBatches, wordsOfPart } from '../../../../frontend/src/admin/jobs/in-batches.ts';
import { ApiError, failedRequest } from '../../../../frontend/src/api/call-api.ts';
import { adminJobs as texts } from '../../../../frontend/src/texts/admin/admin-jobs-ru.ts';

const ids = Array.from({ length: 250 }, (_, n) => `hh-${n}`);
const unavailable = new ApiError('unavailable', 'later', { status: 503, requestId: 'request-2' });

/** What comes of it where so many batches are answered. */
async function failureAfter(batches: number): Promise<Error> {
  let left = batches;
  const call = async (batch: string[]) => {
    if (left-- === 0) throw unavailable;
    return batch;
  };
  return inBatches(ids, call, texts.deletedPartly).then(
    () => new Error('all of it was done'),
    (error: Error) => error,
  );
}

test('a hundred at once', async () => {
  const sizes: number[] = [];
  const call = async (batch: string[]) => {
    sizes.push(batch.length);
    return batch;
  };
  expect(await inBatches(ids, call, texts.deletedPartly)).toEqual(ids);
  expect(sizes).toEqual([100, 100, 50]);
});

test('one that fails in the midst says how much was done, and by which request it is found', async () => {
  const error = await failureAfter(2);
  expect(wordsOfPart(error)?.replaceAll('\u00a0', ' ')).toBe(
    'Удалено 200 вакансий, остальные удалить не удалось',
  );
  expect(failedRequest(error)).toEqual({ requestId: 'request-2' });
});

test('where nothing was done it is the failure itself', async () => {
  const error = await failureAfter(0);
  expect([error, wordsOfPart(error)]).toEqual([unavailable, null]);
});

test.each([
  [texts.deletedPartly(1), 'Удалена 1 вакансия, остальные удалить не удалось'],
  [texts.deletedPartly(2), 'Удалено 2 вакансии, остальные удалить не удалось'],
  [texts.activatedPartly(21), 'Активирована 21 вакансия, остальные активировать не удалось'],
  [texts.deactivatedPartly(100), 'Деактивировано 100 вакансий, остальные деактивировать не удалось'],
])('%s', (text, words) => expect(text.replaceAll('\u00a0', ' ')).toBe(words));
