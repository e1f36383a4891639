import { listUsers } from '#core/contract/users.ts';
import { listAccounts } from '#functions/actions/accounts/list-accounts.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listUsers, listAccounts);
