import * as z from 'zod/mini';

export const auditActions = [
  'job_created',
  'job_edited',
  'job_shown',
  'job_hidden',
  'job_deleted',
  'admin_granted',
  'admin_revoked',
  'import_started',
  'import_stopped',
  'import_resumed',
  'gone_hidden',
  'gone_kept',
] as const;

/** A change by an admin: who, what, when, before and after. Nothing changes or deletes one. */
export const auditRecord = z.object({
  /** Sorts by time. */
  id: z.string().check(z.minLength(1)),
  /** ISO instant. */
  at: z.string(),
  /** The admin's user id: a pseudonym, which stays when the account is erased; or one of `systemActors`. */
  actor: z.string().check(z.minLength(1)),
  action: z.enum(auditActions),
  /** What was changed: a vacancy's, a user's or a run's id. */
  subject: z.string().check(z.minLength(1)),
  /** A vacancy's title; null where the id says it all. Never personal data. */
  title: z.nullable(z.string()),
  /** Of what was changed, as it was and as it is; null where there was, or is, nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditRecord = z.infer<typeof auditRecord>;
