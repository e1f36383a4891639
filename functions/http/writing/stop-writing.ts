import { stopWriting } from '#core/contract/writing.ts';
import { withWriteLease } from '#functions/actions/accounts/account.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(stopWriting, async ({ writingId }, caller) => {
  await withWriteLease(caller, (lease) => writtenAnswers.stop(lease, writingId));
  return {};
});
