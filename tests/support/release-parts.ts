/** What the tests of two releases side by side run of the other one. */
export { handler as getCatalog } from '#functions/http/get-catalog.ts';
export { handler as getImports } from '#functions/http/get-imports.ts';
export { handler as listAdminJobs } from '#functions/http/list-admin-jobs.ts';
export { handler as listAudit } from '#functions/http/list-audit.ts';
export { handler as searchJobs } from '#functions/http/search-jobs.ts';
export { JobIndex } from '#functions/search/job-index.ts';
export { readSnapshot, writeSnapshot } from '#functions/search/snapshot.ts';
export { handler as publishSnapshot } from '#functions/workflow/publish-snapshot.ts';
