import { AppError } from '#core/contract/errors.ts';
import { mostLetters, putLetter } from '#core/contract/letters.ts';
import { keepFor } from '#functions/actions/accounts/account.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as consents from '#functions/store/consents.ts';
import * as letters from '#functions/store/letters.ts';

export const handler = httpEndpoint(putLetter, (said, caller) =>
  keepFor(caller, async (lease) => {
    const letter = { ...said, savedAt: new Date().toISOString() };
    await consents.record(lease, 'letters');
    if (!(await letters.put(lease, letter)))
      throw new AppError(
        'conflict',
        `Писем уже ${mostLetters}, больше нельзя. Удалите ненужные и попробуйте ещё раз.`,
      );
    return { letter };
  }),
);
