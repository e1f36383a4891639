import { getMe } from '#core/contract/users.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { userOf } from './own/account.ts';

export const handler = httpEndpoint(getMe, async (_, caller) => ({ user: await userOf(caller) }));
