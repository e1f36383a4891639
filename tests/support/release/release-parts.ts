/** What the tests of two releases side by side run of the other one. */

export { handler as listAdminJobs } from '#functions/http/admin-jobs/list-admin-jobs.ts';
export { handler as listAudit } from '#functions/http/audit/list-audit.ts';
export { handler as getCatalog } from '#functions/http/catalog/get-catalog.ts';
export { handler as getImports } from '#functions/http/imports/get-imports.ts';
export { handler as searchJobs } from '#functions/http/jobs/search-jobs.ts';
export { JobIndex } from '#functions/search/job-index.ts';
export { readSnapshot, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
export { handler as publishSnapshot } from '#functions/workflow/publish-snapshot.ts';
