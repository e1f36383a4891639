import { expect, it } from 'vitest';
import { tooBroadMessage } from '#core/contract/searches.ts';
import { emailsProblem } from '../../../frontend/src/account-sync/searches/emails-problem.ts';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { emailsDialog } from '../../../frontend/src/texts/tracker/emails-ru.ts';

it.each<[error: Error, text: string]>([
  [new ApiError('network', 'no answer'), emailsDialog.offline],
  [new ApiError('unauthorized', 'no session'), emailsDialog.signedOut],
  [new ApiError('conflict', 'Писем может быть не больше десяти'), 'Писем может быть не больше десяти'],
  [new ApiError('invalid_request', `query: ${tooBroadMessage}`), tooBroadMessage],
  [new ApiError('invalid_request', 'name: Too small'), emailsDialog.failed],
  [new ApiError('internal', 'Внутренняя ошибка'), emailsDialog.failed],
  [new TypeError('a fault of ours'), emailsDialog.failed],
])('%s', (error, text) => expect(emailsProblem(error)).toBe(text));
