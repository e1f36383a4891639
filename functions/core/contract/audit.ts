import * as z from 'zod/mini';
import { auditRecord } from '../domain/user/audit.ts';
import { endpoint } from './endpoint.ts';

/** The admins' changes, the latest first, 50 at once. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  request: z.object({
    /** `next` of the answer before. */
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    records: z.array(
      z.extend(z.omit(auditRecord, { actor: true }), {
        /** `email` where the directory knows them. */
        actor: z.object({ id: z.string(), email: z.nullable(z.string()) }),
        /** Whose role was changed, where it was a role and the directory knows them. */
        subjectEmail: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
