import { deleteLetter } from '#core/contract/letters.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as letters from '#functions/store/letters.ts';

export const handler = httpEndpoint(deleteLetter, async ({ id }, caller) => {
  await letters.delete(caller.id, id);
  return {};
});
