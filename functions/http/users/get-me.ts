import { getMe } from '#core/contract/users.ts';
import { userOf } from '#functions/actions/accounts/account.ts';
import { httpEndpoint } from '../endpoints.ts';

/** The last step of a sign-in, and the first that is ours. */
export const handler = httpEndpoint(getMe, async (_, caller) => ({ user: await userOf(caller) }), {
  failed: { SignInErrors: 1 },
});
