import { deleteMe } from '#core/contract/own-data.ts';
import { eraseOwnAccount } from '#functions/actions/accounts/erase-own-account.ts';
import { httpEndpoint } from '../endpoints.ts';

/** Of the 29 seconds that the function has. */
const timeoutMs = 20_000;

export const handler = httpEndpoint(deleteMe, async (_, caller) => ({
  isDone: await eraseOwnAccount(caller, Date.now() + timeoutMs),
}));
