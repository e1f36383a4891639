import { pageFailed } from '#functions/runtime/page-failed.ts';
import { indexedOrigins } from '../search-engines/indexed-origins.ts';
import { getCatalog } from './get-catalog.ts';
import { findClosedJob } from './get-closed-job.ts';
import { findCompany } from './get-company.ts';
import { findJob } from './get-job.ts';
import { searchJobs } from './search-jobs.ts';

/** What a page about vacancies is drawn from: the operations themselves, with no request between. */
export const pageSources = (siteOrigin: string) => ({
  siteOrigin,
  api: { searchJobs, getCatalog, findJob, findClosedJob, findCompany },
  indexedOrigins: indexedOrigins(),
  failed: pageFailed,
});
