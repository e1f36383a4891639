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
import {
  confirmUpload,
  deleteDocument,
  getAnnotations,
  getDocumentLink,
  listDocuments,
  putAnnotations,
  requestUpload,
} from './documents.ts';
import { getImports, listImportSkips, parseHhJobs, resumeImport, settleGone, stopImport } from './imports.ts';
import { getJob, getJobContacts, searchJobs } from './jobs.ts';
import { deleteLetter, listLetters, putLetter } from './letters.ts';
import { deleteMe, exportMyData } from './own-data.ts';
import { getMe, grantAdmin, listUsers, revokeAdmin } from './users.ts';
import {
  analyzeResume,
  generateCoverLetter,
  stopWriting,
  streamAnalyzeResume,
  streamCoverLetter,
} from './writing.ts';

/** Every operation by name. The name is also its file in functions/http and its Lambda. */
export const endpoints = {
  getCatalog,
  getJob,
  getJobContacts,
  getMe,
  searchJobs,

  analyzeResume,
  generateCoverLetter,
  stopWriting,

  confirmUpload,
  deleteDocument,
  getAnnotations,
  getDocumentLink,
  listDocuments,
  putAnnotations,
  requestUpload,

  deleteLetter,
  listLetters,
  putLetter,

  deleteMe,
  exportMyData,

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

/** Those whose answer is a stream of events, through an API of their own (decision 34): named as the others are. */
export const streams = { streamAnalyzeResume, streamCoverLetter } as const;

export type StreamName = keyof typeof streams;
export const streamNames = Object.keys(streams) as StreamName[];
