import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type Chain, JsonPath, Succeed } from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';
import { secondsCached } from '#core/contract/endpoint.ts';
import { getVacancyPage } from '#core/contract/pages.ts';
import { BundledFunction } from '../function/bundled-function.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';
import type { Tables } from '../storage/tables.ts';
import { throttledInvokeRetry } from './step-retries.ts';

/** Seconds until no reader is shown a page from before a change: the CDN keeps one for a minute, an index is two behind. */
const pagesKeptSeconds = (secondsCached(getVacancyPage) ?? 0) + 10;

export interface SubmissionProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly snapshots: SearchSnapshots;
  readonly logRetention: RetentionDays;
  /** Of the site, and the key by which search engines take its word. @default - they are told nothing */
  readonly indexNow?: { readonly key: string; readonly siteOrigin: string };
  /** Sources whose vacancies search engines may list. */
  readonly indexedSources: readonly string[];
  /** Whom a source, or a search engine, writes to about our requests. */
  readonly contactEmail: string;
}

/** The last step: search engines are told what readers see by now. That they are not is no failure of the import. */
export function submissionStep(
  scope: Construct,
  { bundles, tables, snapshots, logRetention, indexNow, indexedSources, contactEmail }: SubmissionProps,
): { first: Chain | Succeed; submitter?: IFunction } {
  const done = new Succeed(scope, 'Done');
  if (!indexNow) return { first: done };
  const submitAddresses = new BundledFunction(scope, 'SubmitAddresses', {
    bundles,
    handler: 'workflow/submit-addresses',
    logRetention,
    memorySize: snapshots.memoryBeside(1769), // a first time it knows of every vacancy, beside the index
    timeout: Duration.minutes(10),
    environment: {
      INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
      INDEXNOW_KEY: indexNow.key,
      INDEXNOW_USER_AGENT: `Prizvanie/1.0 (${contactEmail})`,
      INDEXED_SOURCES: indexedSources.join(','),
      PAGES_KEPT_SECONDS: String(pagesKeptSeconds),
      SITE_ORIGIN: indexNow.siteOrigin,
    },
  });
  // Which copy of a vacancy stands for all of them the index knows.
  snapshots.grantLoadIndex(submitAddresses);
  tables.importRuns.grantActions(submitAddresses, 'GetItem', 'PutItem');
  const first = new LambdaInvoke(scope, 'Tell search engines', {
    lambdaFunction: submitAddresses,
    resultPath: JsonPath.DISCARD,
  })
    .addRetry(throttledInvokeRetry)
    .addCatch(done, { resultPath: JsonPath.DISCARD })
    .next(done);
  return { first, submitter: submitAddresses };
}
