import { adminRole } from '#core/domain/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as userRoles from '#functions/store/user-roles.ts';
import { Refusal } from '../refusal.ts';

/**
 * Makes administrators of the accounts with this e-mail, by password and by Google; tells whether anybody was not one
 * yet. An account that waits for the code from its e-mail never becomes one: anybody may have made it.
 */
export async function makeAdmin(email: string): Promise<'made' | 'already'> {
  const [byPassword, all] = await Promise.all([userPool.find(email), userPool.listByEmail(email)]);
  const accounts = new Map([...(byPassword ? [byPassword] : []), ...all].map((one) => [one.id, one]));
  if (accounts.size === 0)
    throw new Refusal(`Аккаунта с почтой ${email} нет: сначала зарегистрируйтесь на сайте с этой почтой.`);

  const confirmed = [...accounts.values()].filter((one) => one.isConfirmed);
  if (confirmed.length === 0)
    throw new Refusal(`Почта ${email} не подтверждена: сначала войдите на сайт и введите код из письма.`);

  let result: 'made' | 'already' = 'already';
  for (const { id } of confirmed) {
    if (await userRoles.isAdmin(id)) continue;
    await userRoles.put(id, adminRole);
    result = 'made';
  }
  return result;
}
