import { putLetter } from '#core/contract/letters.ts';
import { keepLetter } from '#functions/actions/accounts/keep-letter.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putLetter, async ({ revision = null, ...letter }, caller) => ({
  letter: await keepLetter(caller, letter, revision),
}));
