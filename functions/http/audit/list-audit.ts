import { listAudit } from '#core/contract/audit.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';
import { lookUpAccounts } from '#functions/actions/accounts/account-lookup.ts';
import * as audit from '#functions/store/audit.ts';
import { httpEndpoint } from '../endpoints.ts';

const pageSize = 50;

const isRoleChange = ({ action }: AuditRecord) => action === 'admin_granted' || action === 'admin_revoked';

export const handler = httpEndpoint(listAudit, async ({ after }, caller) => {
  const found = await audit.list(pageSize, after);
  const personOf = await lookUpAccounts(
    found.flatMap((record) => (isRoleChange(record) ? [record.actor, record.subject] : record.actor)),
    caller,
  );
  return {
    records: found.map((record) => ({
      ...record,
      actor: personOf(record.actor),
      subjectEmail: isRoleChange(record) ? personOf(record.subject).email : null,
    })),
    next: found.length < pageSize ? null : (found.at(-1)?.id ?? null),
  };
});
