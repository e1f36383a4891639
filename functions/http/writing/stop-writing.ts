import { stopWriting } from '#core/contract/writing.ts';
import { keepFor } from '#functions/actions/accounts/account.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as writtenAnswers from '#functions/store/written-answers.ts';

export const handler = httpEndpoint(stopWriting, async ({ writingId }, caller) => {
  await keepFor(caller, (lease) => writtenAnswers.stop(lease, writingId));
  return {};
});
