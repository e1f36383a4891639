import { adminRole } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { UserError } from '../../user-error.ts';

/**
 * Makes administrators of the accounts with this e-mail, by password and by Google; tells whether anybody was not one
 * yet. An account that waits for the code from its e-mail never becomes one, nor one whose e-mail Google does not
 * vouch for: anybody may have made it.
 */
export async function makeAdmin(email: string): Promise<'made' | 'already'> {
  const [byPassword, byEmail] = await Promise.all([userPool.find(email), userPool.listByEmail(email)]);
  const accounts = new Map(
    [...(byPassword ? [byPassword] : []), ...byEmail].map((account) => [account.id, account]),
  );
  if (accounts.size === 0)
    throw new UserError(`Аккаунта с почтой ${email} нет: сначала зарегистрируйтесь на сайте с этой почтой.`);

  const all = [...accounts.values()];
  const proved = all.filter(userPool.hasProvedEmail);
  if (proved.length === 0)
    throw new UserError(
      all.every((account) => account.isExternal)
        ? `Google не ручается за почту ${email}: сначала зарегистрируйтесь на сайте с этой почтой и паролем.`
        : `Почта ${email} не подтверждена: сначала войдите на сайт и введите код из письма.`,
    );

  let result: 'made' | 'already' = 'already';
  for (const { id } of proved) {
    if (await userRoles.isAdmin(id)) continue;
    await userRoles.put(id, adminRole);
    result = 'made';
  }
  return result;
}
