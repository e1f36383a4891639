import type { AdminJob } from '#core/contract/admin-jobs.ts';
import type { JobRow } from '#core/domain/job/job.ts';

export const adminJobOf = (row: JobRow): AdminJob => ({
  id: row.id,
  title: row.title,
  company: row.company,
  location: row.location,
  salary: row.salary,
  source: row.source,
  sourceUrl: row.source_url,
  isActive: row.is_active,
  isOpen: row.is_open,
  createdAt: row.created_at,
  edited: row.edited,
});
