import { listLetters } from '#core/contract/letters.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listLetters, ({ after }, caller) => letters.page(caller.id, after));
