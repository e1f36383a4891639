import { expect, it } from 'vitest';
import { tooBroadMessage } from '#core/contract/searches.ts';
import { lettersProblem } from '../../../frontend/src/account-sync/searches/letters-problem.ts';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { lettersDialog } from '../../../frontend/src/texts/tracker/letters-ru.ts';

it.each<[error: Error, text: string]>([
  [new ApiError('network', 'no answer'), lettersDialog.offline],
  [new ApiError('unauthorized', 'no session'), lettersDialog.signedOut],
  [new ApiError('conflict', 'Писем может быть не больше десяти'), 'Писем может быть не больше десяти'],
  [new ApiError('invalid_request', `query: ${tooBroadMessage}`), tooBroadMessage],
  [new ApiError('invalid_request', 'name: Too small'), lettersDialog.failed],
  [new ApiError('internal', 'Внутренняя ошибка'), lettersDialog.failed],
  [new TypeError('a fault of ours'), lettersDialog.failed],
])('%s', (error, text) => expect(lettersProblem(error)).toBe(text));
