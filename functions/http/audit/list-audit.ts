import { listAudit } from '#core/contract/audit.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';
import { peopleOf } from '#functions/actions/accounts/people.ts';
import * as audit from '#functions/store/audit.ts';
import { httpEndpoint } from '../endpoints.ts';

const pageSize = 50;

const isOfRole = ({ action }: AuditRecord) => action === 'admin_granted' || action === 'admin_revoked';

export const handler = httpEndpoint(listAudit, async ({ after }, caller) => {
  const found = await audit.list(pageSize, after);
  const personOf = await peopleOf(
    found.flatMap((record) => (isOfRole(record) ? [record.actor, record.subject] : record.actor)),
    caller,
  );
  return {
    records: found.map((record) => ({
      ...record,
      actor: personOf(record.actor),
      subjectEmail: isOfRole(record) ? personOf(record.subject).email : null,
    })),
    next: found.length < pageSize ? null : (found.at(-1)?.id ?? null),
  };
});
