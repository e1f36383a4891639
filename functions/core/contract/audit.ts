import * as z from 'zod';
import { auditRecord } from '../domain/user/audit.ts';
import { endpoint } from './endpoint.ts';

/** The admins' changes, the latest first, 50 at once. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  request: z.object({
    /** `next` of the answer before. */
    after: z.string().max(100).optional(),
  }),
  response: z.object({
    records: z.array(
      auditRecord.omit({ actor: true }).extend({
        /** `email` where the directory knows them. */
        actor: z.object({ id: z.string(), email: z.string().nullable() }),
        /** Whose role was changed, where it was a role and the directory knows them. */
        subjectEmail: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});
