import { deleteLetter } from '#core/contract/letters.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteLetter, async ({ id }, caller) => {
  await accounts.withLease(caller.id, (lease) => letters.delete(lease, id));
  return {};
});
