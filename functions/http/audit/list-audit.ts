import { listAudit } from '#core/contract/audit.ts';
import { shownAudit } from '#functions/actions/accounts/shown-audit.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listAudit, ({ after }, caller) => shownAudit(after, caller));
