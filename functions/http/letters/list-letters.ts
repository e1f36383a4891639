import { listLetters } from '#core/contract/letters.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as letters from '#functions/store/letters.ts';

export const handler = httpEndpoint(listLetters, ({ after }, caller) => letters.page(caller.id, after));
