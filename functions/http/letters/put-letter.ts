import { AppError } from '#core/contract/errors.ts';
import { mostLetters, putLetter } from '#core/contract/letters.ts';
import { withWriteLease } from '#functions/actions/accounts/account.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putLetter, (said, caller) =>
  withWriteLease(caller, async (lease) => {
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
