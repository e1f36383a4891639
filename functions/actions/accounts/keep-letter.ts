import { AppError } from '#core/contract/errors.ts';
import { type AccountLetter, type Letter, maxLetters } from '#core/contract/letters.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { withWriteLease } from './account.ts';

const tooMany = `Писем уже ${maxLetters}, больше нельзя. Удалите ненужные и попробуйте ещё раз.`;
const changed = 'Письмо изменено на другом устройстве';

/**
 * A letter into the account, in the place of the one with its id and revision. Throws `conflict` of one too many, and where
 * another device has written meanwhile: with what stands there in its details.
 */
export const keepLetter = (
  caller: Caller,
  letter: Omit<Letter, 'savedAt'>,
  revision: number | null,
): Promise<AccountLetter> =>
  withWriteLease(caller, async (lease) => {
    await consents.record(lease, 'letters');
    const put = await letters.put(lease, { ...letter, savedAt: new Date().toISOString() }, revision);
    if (put === 'full') throw new AppError('conflict', tooMany);
    if ('newer' in put) throw new AppError('conflict', changed, { details: put });
    return put.saved;
  });
