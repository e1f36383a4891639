import { listLetters } from '#core/contract/letters.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as letters from '#functions/store/letters.ts';

export const handler = httpEndpoint(listLetters, async (_, caller) => ({
  letters: await letters.listOf(caller.id),
}));
