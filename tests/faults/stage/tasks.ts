import * as adminJobs from '#core/contract/admin-jobs.ts';
import * as documents from '#core/contract/documents.ts';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import * as letters from '#core/contract/letters.ts';
import { deleteMe } from '#core/contract/own-data.ts';
import * as searches from '#core/contract/searches.ts';
import * as synced from '#core/contract/synced.ts';
import * as tracker from '#core/contract/tracker.ts';
import * as users from '#core/contract/users.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { runSweep } from '#functions/actions/accounts/run-sweep.ts';
import { matchSearches } from '#functions/actions/digests/match-searches.ts';
import { sendDigests } from '#functions/actions/digests/send-digests.ts';
import { confirm, subscribe, unsubscribe } from '#functions/actions/digests/subscribe.ts';
import { countMarket } from '#functions/actions/market/count-market.ts';
import { publishSnapshot } from '#functions/actions/snapshot/publish-snapshot.ts';
import { handler as createJob } from '#functions/http/admin-jobs/create-job.ts';
import { handler as deleteJob } from '#functions/http/admin-jobs/delete-job.ts';
import { handler as deleteJobs } from '#functions/http/admin-jobs/delete-jobs.ts';
import { handler as editJob } from '#functions/http/admin-jobs/edit-job.ts';
import { handler as setJobActive } from '#functions/http/admin-jobs/set-job-active.ts';
import { handler as setJobsActive } from '#functions/http/admin-jobs/set-jobs-active.ts';
import { handler as confirmUpload } from '#functions/http/documents/confirm-upload.ts';
import { handler as deleteDocument } from '#functions/http/documents/delete-document.ts';
import { handler as putAnnotations } from '#functions/http/documents/put-annotations.ts';
import { handler as requestUpload } from '#functions/http/documents/request-upload.ts';
import { handler as searchJobsHandler } from '#functions/http/jobs/search-jobs.ts';
import { handler as deleteLetter } from '#functions/http/letters/delete-letter.ts';
import { handler as putLetter } from '#functions/http/letters/put-letter.ts';
import { handler as deleteMeHandler } from '#functions/http/own-data/delete-me.ts';
import { handler as deleteSearch } from '#functions/http/searches/delete-search.ts';
import { handler as putSearch } from '#functions/http/searches/put-search.ts';
import { handler as deleteSynced } from '#functions/http/synced/delete-synced.ts';
import { handler as putSynced } from '#functions/http/synced/put-synced.ts';
import { handler as deleteTracked } from '#functions/http/tracker/delete-tracked.ts';
import { handler as putTracked } from '#functions/http/tracker/put-tracked.ts';
import { handler as grantAdmin } from '#functions/http/users/grant-admin.ts';
import { handler as revokeAdmin } from '#functions/http/users/revoke-admin.ts';
import * as recordImportFailure from '#functions/workflow/record-import-failure.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { batch, begin, type Execution, runImports } from '#tests/support/import/import-stage.ts';
import { readingOperations } from './reading-operations.ts';
import { streamAnswer } from './streamed-answers.ts';

/** Operations that people call, as a browser does. */
const operations = {
  ...readingOperations,
  createJob: operationCaller(adminJobs.createJob, createJob),
  deleteJob: operationCaller(adminJobs.deleteJob, deleteJob),
  deleteJobs: operationCaller(adminJobs.deleteJobs, deleteJobs),
  editJob: operationCaller(adminJobs.editJob, editJob),
  setJobActive: operationCaller(adminJobs.setJobActive, setJobActive),
  setJobsActive: operationCaller(adminJobs.setJobsActive, setJobsActive),
  confirmUpload: operationCaller(documents.confirmUpload, confirmUpload),
  deleteDocument: operationCaller(documents.deleteDocument, deleteDocument),
  putAnnotations: operationCaller(documents.putAnnotations, putAnnotations),
  requestUpload: operationCaller(documents.requestUpload, requestUpload),
  searchJobs: operationCaller(searchJobs, searchJobsHandler),
  deleteLetter: operationCaller(letters.deleteLetter, deleteLetter),
  putLetter: operationCaller(letters.putLetter, putLetter),
  deleteMe: operationCaller(deleteMe, deleteMeHandler),
  deleteSearch: operationCaller(searches.deleteSearch, deleteSearch),
  putSearch: operationCaller(searches.putSearch, putSearch),
  deleteSynced: operationCaller(synced.deleteSynced, deleteSynced),
  putSynced: operationCaller(synced.putSynced, putSynced),
  deleteTracked: operationCaller(tracker.deleteTracked, deleteTracked),
  putTracked: operationCaller(tracker.putTracked, putTracked),
  grantAdmin: operationCaller(users.grantAdmin, grantAdmin),
  revokeAdmin: operationCaller(users.revokeAdmin, revokeAdmin),
};
export type OperationName = keyof typeof operations;

/** A press of somebody's: who, on what, with what. */
export interface OperationCall {
  readonly operation: OperationName;
  readonly by?: string;
  readonly input?: Record<string, unknown>;
}
export type Answer = Awaited<ReturnType<(typeof operations)[OperationName]>>;

/** One step of the import's state machine: the start of an execution, or a batch of one that has begun. */
export type ImportStep = { readonly start: string } | Execution;

export const tasks = {
  call: ({ operation, by, input = {} }: OperationCall): Promise<Answer> => operations[operation](by, input),
  importStep: (step: ImportStep): Promise<Execution> =>
    'start' in step ? begin({ crawl: 'full' }, step.start) : batch(step),
  /** A step has failed, and says why. */
  recordFailure: ({ execution, state }: Execution) =>
    recordImportFailure.handler({ execution, state: { ...state, error: { Error: 'Error', Cause: '{}' } } }),
  /** The whole start, step after step, each failure recorded. */
  imports: async () => (await runImports({ crawl: 'full' })).runs,
  importsOf: async ({ source }: { source: SourceId }) =>
    (await runImports({ crawl: 'full', sources: [source] })).runs,
  publish: ({ moreThan }: { moreThan: number }) => publishSnapshot(moreThan),
  countMarket: () => countMarket(),
  sweep: () => runSweep({}),
  match: () => matchSearches(Date.now() + 3_600_000),
  send: () => sendDigests(Date.now() + 60_000),
  stream: streamAnswer,
  /** Of a visitor; the pages that follow are not read here. */
  subscribe: (request: ParsedRequestOf<typeof searches.subscribe>) => subscribe(request, '192.0.2.1'),
  confirm: (token: string) => confirm(token),
  unsubscribe: (token: string) => unsubscribe(token),
  nothing: async () => null,
};
export type TaskName = keyof typeof tasks;
