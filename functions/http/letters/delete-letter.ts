import { deleteLetter } from '#core/contract/letters.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as accounts from '#functions/store/accounts.ts';
import * as letters from '#functions/store/letters.ts';

export const handler = httpEndpoint(deleteLetter, async ({ id }, caller) => {
  await accounts.withLease(caller.id, (lease) => letters.delete(lease, id));
  return {};
});
