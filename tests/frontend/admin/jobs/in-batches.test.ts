import { expect, test } from 'vitest';
import { inBatches, wordsOfPart } from '../../../../frontend/src/admin/jobs/in-batches.ts';
import { ApiError, failedRequest } from '../../../../frontend/src/api/call-api.ts';
import { adminJobs as texts } from '../../../../frontend/src/texts/admin/admin-jobs-ru.ts';

const ids = Array.from({ length: 250 }, (_, n) => `hh-${n}`);
const unavailable = new ApiError('unavailable', 'later', { status: 503, requestId: 'request-2' });

/** What comes of it where so many batches are answered. */
async function failureAfter(batches: number, failure: Error = unavailable): Promise<Error> {
  let left = batches;
  const call = async (batch: string[]) => {
    if (left-- === 0) throw failure;
    return { done: batch, failed: [] };
  };
  return inBatches(ids, call, texts.deletedPart).then(
    () => new Error('all of it was done'),
    (error: Error) => error,
  );
}

test('a hundred at once', async () => {
  const sizes: number[] = [];
  const call = async (batch: string[]) => {
    sizes.push(batch.length);
    return { done: batch, failed: [] };
  };
  expect(await inBatches(ids, call, texts.deletedPart)).toEqual(ids);
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

test('of a batch some may fail: the batches after it are asked all the same', async () => {
  const call = async ([first = '', ...batch]: string[]) => ({ done: batch, failed: [first] });
  const error = await inBatches(ids, call, texts.deletedPart).catch((failure: Error) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(wordsOfPart(error as Error)).toBe(texts.deletedPart.partly(247));
});

test.each([
  [0, 'Сервер не ответил, и что он успел, неизвестно. Проверьте список вакансий.'],
  [2, 'Удалено 200 вакансий, об остальных сервер не ответил. Проверьте список вакансий.'],
])('where no answer came behind %i batches nobody says that nothing was done', async (batches, words) => {
  const error = await failureAfter(batches, new ApiError('network', 'no answer'));
  expect(wordsOfPart(error)?.replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [texts.deletedPart.partly(1), 'Удалена 1 вакансия, остальные удалить не удалось'],
  [texts.deletedPart.partly(2), 'Удалено 2 вакансии, остальные удалить не удалось'],
  [texts.activatedPart.partly(21), 'Активирована 21 вакансия, остальные активировать не удалось'],
  [texts.deactivatedPart.partly(100), 'Деактивировано 100 вакансий, остальные деактивировать не удалось'],
])('%s', (text, words) => expect(text.replaceAll('\u00a0', ' ')).toBe(words));
