import * as z from 'zod/mini';
import { jobOrigin } from '../domain/import/source.ts';
import { jobChanges, jobDraft } from '../domain/job/job-draft.ts';
import { endpoint } from './endpoint.ts';
import { searchText } from './jobs.ts';

const jobId = z.string().check(z.minLength(1), z.maxLength(200));
/** As many as one page of the table shows (docs/rules.md#admin-jobs-page). */
const jobIds = z.array(jobId).check(z.minLength(1), z.maxLength(100));

/** A line of the admin's table (docs/rules.md#admin-jobs). */
export const adminJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The stored text; null where there is none. */
  salary: z.nullable(z.string()),
  source: jobOrigin,
  sourceUrl: z.nullable(z.string()),
  /** An admin's word: false hides it. */
  isActive: z.boolean(),
  /** The source's word: false once it has closed the vacancy, or an import leaves it out. */
  isOpen: z.boolean(),
  createdAt: z.string(),
  /** Columns that an admin has written: an import leaves them. */
  edited: z.array(z.string()),
});
export type AdminJob = z.infer<typeof adminJob>;

/** The newest first, hidden ones too, 100 at once. */
export const listAdminJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  holdsIndex: true,
  takesLongQuery: true,
  request: z.object({
    /** Part of a title or of a company's name. */
    q: z._default(searchText, ''),
    /** `next` of the answer before. */
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({
    jobs: z.array(adminJob),
    /** Of all vacancies, and of those that the text finds. */
    total: z.int().check(z.minimum(0)),
    found: z.int().check(z.minimum(0)),
    next: z.nullable(z.string()),
  }),
});

/** What the editor shows. */
export const getAdminJob = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/{jobId}',
  access: 'admin',
  request: z.object({ jobId }),
  response: z.object({ job: adminJob, draft: jobDraft }),
});

export const createJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs',
  access: 'admin',
  takesLongText: true,
  request: z.extend(jobDraft, {
    /** Made by the browser with the form: however often the form is sent, it is one vacancy (docs/rules.md#admin-jobs-once). */
    draftId: z.optional(z.uuid()),
  }),
  response: z.object({ job: adminJob }),
});

export const editJob = endpoint({
  method: 'PATCH',
  path: '/api/admin/jobs/{jobId}/content',
  access: 'admin',
  takesLongText: true,
  /** Only what was changed: the rest stays the source's. */
  request: z.extend(jobChanges, { jobId }),
  response: z.object({ job: adminJob }),
});

export const setJobActive = endpoint({
  method: 'PATCH',
  path: '/api/admin/jobs/{jobId}',
  access: 'admin',
  request: z.object({ jobId, isActive: z.boolean() }),
  response: z.object({ job: adminJob }),
});

const failed = z._default(z.array(z.string()), []);

export const setJobsActive = endpoint({
  method: 'PATCH',
  path: '/api/admin/jobs',
  access: 'admin',
  request: z.object({ jobIds, isActive: z.boolean() }),
  /** Those that are still there, and the ids of those with which it came to nothing. */
  response: z.object({ jobs: z.array(adminJob), failed }),
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/admin/jobs/{jobId}',
  access: 'admin',
  request: z.object({ jobId }),
  response: z.object({}),
});

export const deleteJobs = endpoint({
  method: 'DELETE',
  path: '/api/admin/jobs',
  access: 'admin',
  takesLongQuery: true,
  request: z.object({ jobIds }),
  response: z.object({ deleted: z.array(z.string()), failed }),
});
