import { AppError } from '#core/contract/errors.ts';
import { mostLetters, putLetter } from '#core/contract/letters.ts';
import { withWriteLease } from '#functions/actions/accounts/account.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import { httpEndpoint } from '../endpoints.ts';

const tooMany = `Писем уже ${mostLetters}, больше нельзя. Удалите ненужные и попробуйте ещё раз.`;
const changed = 'Письмо изменено на другом устройстве';

export const handler = httpEndpoint(putLetter, ({ revision = null, ...draft }, caller) =>
  withWriteLease(caller, async (lease) => {
    await consents.record(lease, 'letters');
    const put = await letters.put(lease, { ...draft, savedAt: new Date().toISOString() }, revision);
    if (put === 'full') throw new AppError('conflict', tooMany);
    if ('newer' in put) throw new AppError('conflict', changed, { details: put });
    return { letter: put.saved };
  }),
);
