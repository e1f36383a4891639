import { exportMyData } from '#core/contract/own-data.ts';
import { exportAccount } from '#functions/actions/accounts/export-account.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(exportMyData, ({ after }, caller) => exportAccount(caller, after));
