import {
  createJob,
  deleteJob,
  deleteJobs,
  editJob,
  getAdminJob,
  listAdminJobs,
  setJobActive,
  setJobsActive,
} from './admin-jobs.ts';
import { listAudit } from './audit.ts';
import { getCatalog } from './catalog.ts';
import { getImports, listImportSkips, parseHhJobs, resumeImport, settleGone, stopImport } from './imports.ts';
import { getJob, getJobContacts, searchJobs } from './jobs.ts';
import { getMe, grantAdmin, listUsers, revokeAdmin } from './users.ts';

/** Every operation by name. The name is also its file in functions/http and its Lambda. */
export const endpoints = {
  getCatalog,
  getJob,
  getJobContacts,
  getMe,
  searchJobs,

  createJob,
  deleteJob,
  deleteJobs,
  editJob,
  getAdminJob,
  listAdminJobs,
  setJobActive,
  setJobsActive,

  getImports,
  listImportSkips,
  parseHhJobs,
  resumeImport,
  settleGone,
  stopImport,

  grantAdmin,
  listAudit,
  listUsers,
  revokeAdmin,
} as const;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
