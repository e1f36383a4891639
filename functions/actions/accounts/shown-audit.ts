import type { listAudit } from '#core/contract/audit.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as audit from '#functions/store/audit.ts';
import { lookUpAccounts } from './account-lookup.ts';

const pageSize = 50;

const isRoleChange = ({ action }: AuditRecord) => action === 'admin_granted' || action === 'admin_revoked';

/** A page of the audit, the newest first, with the e-mails of those whom its records name. */
export async function shownAudit(
  after: string | undefined,
  caller: Caller,
): Promise<ResponseOf<typeof listAudit>> {
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
}
