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
import { serveMcp } from './agents.ts';
import { listAudit } from './audit.ts';
import { getCatalog } from './catalog.ts';
import { getCompany } from './companies.ts';
import {
  confirmUpload,
  deleteDocument,
  getAnnotations,
  getDocumentLink,
  listDocuments,
  putAnnotations,
  requestUpload,
} from './documents.ts';
import { getFeed } from './feeds.ts';
import {
  getImports,
  listImportSkips,
  resolveDelisted,
  resumeImport,
  startImport,
  stopImport,
} from './imports.ts';
import { getClosedJob, getJob, getJobContacts } from './job-details.ts';
import { searchJobs } from './jobs.ts';
import { deleteLetter, listLetters, putLetter } from './letters.ts';
import { getMarket } from './market.ts';
import { listSimilarJobs, matchJobs } from './match.ts';
import { deleteMe, exportMyData } from './own-data.ts';
import {
  getCompanyPage,
  getDevelopersPage,
  getListPage,
  getMarketPage,
  getMatchingPage,
  getRobots,
  getSitemap,
  getSitemapPage,
  getVacancyPage,
} from './pages.ts';
import {
  confirmSubscription,
  countNew,
  deleteSearch,
  getConfirmPage,
  getUnsubscribePage,
  listSearches,
  putSearch,
  subscribe,
  unsubscribe,
} from './searches.ts';
import { deleteSynced, getSynced, putSynced } from './synced.ts';
import { checkTracked, deleteTracked, listTracked, putTracked } from './tracker.ts';
import { getMe, grantAdmin, listUsers, revokeAdmin } from './users.ts';
import {
  analyzeResume,
  generateCoverLetter,
  parseResume,
  stopWriting,
  streamAnalyzeResume,
  streamCoverLetter,
} from './writing.ts';

/** Every operation by its noun: its handler's folder, and its Lambda's template. */
export const nouns = {
  adminJobs: {
    createJob,
    deleteJob,
    deleteJobs,
    editJob,
    getAdminJob,
    listAdminJobs,
    setJobActive,
    setJobsActive,
  },
  agents: { serveMcp },
  audit: { listAudit },
  catalog: { getCatalog },
  companies: { getCompany },
  documents: {
    confirmUpload,
    deleteDocument,
    getAnnotations,
    getDocumentLink,
    listDocuments,
    putAnnotations,
    requestUpload,
  },
  feeds: { getFeed },
  imports: { getImports, listImportSkips, resolveDelisted, resumeImport, startImport, stopImport },
  jobs: { getClosedJob, getJob, getJobContacts, listSimilarJobs, matchJobs, searchJobs },
  letters: { deleteLetter, listLetters, putLetter },
  market: { getMarket },
  ownData: { deleteMe, exportMyData },
  pages: {
    getCompanyPage,
    getDevelopersPage,
    getListPage,
    getMarketPage,
    getMatchingPage,
    getRobots,
    getSitemap,
    getSitemapPage,
    getVacancyPage,
  },
  searches: {
    confirmSubscription,
    countNew,
    deleteSearch,
    getConfirmPage,
    getUnsubscribePage,
    listSearches,
    putSearch,
    subscribe,
    unsubscribe,
  },
  synced: { deleteSynced, getSynced, putSynced },
  tracker: { checkTracked, deleteTracked, listTracked, putTracked },
  users: { getMe, grantAdmin, listUsers, revokeAdmin },
  writing: { analyzeResume, generateCoverLetter, parseResume, stopWriting },
} as const;

export type Noun = keyof typeof nouns;
export const nounNames = Object.keys(nouns) as Noun[];

/** Every operation by name. The name is also its handler's file and its Lambda. */
export const endpoints = {
  ...nouns.adminJobs,
  ...nouns.agents,
  ...nouns.audit,
  ...nouns.catalog,
  ...nouns.companies,
  ...nouns.documents,
  ...nouns.feeds,
  ...nouns.imports,
  ...nouns.jobs,
  ...nouns.letters,
  ...nouns.market,
  ...nouns.ownData,
  ...nouns.pages,
  ...nouns.searches,
  ...nouns.synced,
  ...nouns.tracker,
  ...nouns.users,
  ...nouns.writing,
} as const;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/**
 * Those whose answer is a stream of events, through an API of their own (docs/rules.md#api-stream): named as the others
 * are.
 */
export const streams = { streamAnalyzeResume, streamCoverLetter } as const;

export type StreamName = keyof typeof streams;
export const streamNames = Object.keys(streams) as StreamName[];
