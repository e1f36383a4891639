import { expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../../frontend/src/api/call-api.ts';
import { messageForPeople } from '../../../frontend/src/api/failures.ts';

it.each<[said: string | null, error: Error]>([
  ['Эта вакансия уже закрыта', new ApiError('not_found', 'Эта вакансия уже закрыта')],
  ['Файл не читается', new Error('Файл не читается')],
  [null, new ApiError('internal', 'Внутренняя ошибка')],
  [null, new ApiError('not_found', 'no such vacancy')],
  [null, new ApiError('broken_answer' satisfies ApiErrorCode, '')],
])('says %s of %s', (said, error) => expect(messageForPeople(error)).toBe(said));
