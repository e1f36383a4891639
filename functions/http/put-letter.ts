import { putLetter } from '#core/contract/letters.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as consents from '#functions/store/consents.ts';
import * as letters from '#functions/store/letters.ts';
import { accountOf } from './own/account.ts';
import { needRoom } from './own/need-room.ts';

export const handler = httpEndpoint(putLetter, async (said, caller) => {
  await accountOf(caller);
  const letter = { ...said, savedAt: new Date().toISOString() };
  await needRoom(caller.id, letters.keyOf(said.id), letter);
  await consents.record(caller.id, 'letters');
  await letters.put(caller.id, letter);
  return { letter };
});
