import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { JsonPath, TaskInput, type TaskStateBase } from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import { ReleaseTrigger } from '../function/release-trigger.ts';
import { throttledInvokeRetry } from '../import/step-retries.ts';
import type { Tables } from './tables.ts';

/** Changed rows that readers take from the feed as readily as from a new snapshot. */
const fewChanges = 1000;

/** MB: it holds the index, the one before, and the files that it writes. */
const publisherMemory = 3008;

const publisherTimeout = Duration.minutes(10);

export interface SearchSnapshotsProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly settings: Settings['search'];
}

/** What every reader in memory starts from: the search index as files, written anew when enough has changed. */
export class SearchSnapshots extends Construct {
  readonly publisher: BundledFunction;
  readonly #tables: Tables;
  readonly #bucket: IBucket;
  readonly #memory: number;
  readonly #firstOfRelease: ReleaseTrigger;

  constructor(scope: Construct, id: string, props: SearchSnapshotsProps) {
    super(scope, id);
    const { bundles, tables, keepsData, logRetention, settings } = props;
    this.#tables = tables;
    this.#memory = settings.memory;

    this.#bucket = new Bucket(this, 'Snapshots', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    }) as IBucket; // the library's class and its interface disagree under exactOptionalPropertyTypes
    Validations.of(this.#bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only our own functions read and write here, what the site shows to everybody or could.',
    });

    this.publisher = new BundledFunction(this, 'PublishSnapshot', {
      bundles,
      handler: 'workflow/publish-snapshot',
      logRetention,
      memorySize: this.memoryBeside(publisherMemory),
      timeout: publisherTimeout,
    });
    this.#grantReadRows(this.publisher);
    tables.versions.grantActions(this.publisher, 'UpdateItem');
    this.#grantObjects(this.publisher, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);

    // A release with a new format finds no snapshot of it: its publisher writes one before any of its readers starts.
    this.#firstOfRelease = new ReleaseTrigger(this, 'FirstOfRelease', {
      handler: this.publisher,
      timeout: publisherTimeout,
      logRetention,
    });

    if (settings.snapshots !== null)
      new FunctionSchedule(this, 'Clock', {
        description: 'a new snapshot of the search index, if one is due',
        schedule: ScheduleExpression.expression(settings.snapshots),
        handler: this.publisher,
        input: ScheduleTargetInput.fromObject({ moreThan: fewChanges }),
      });
  }

  /** MB for a function that holds the index and wants so many in any case: no less than the stage gives for the index alone. */
  memoryBeside(least: number): number {
    return Math.max(least, this.#memory);
  }

  /** Lets a function hold the index in its memory: it starts from a snapshot, or from a small table. */
  grantLoadIndex(reader: BundledFunction): void {
    this.#firstOfRelease.executeBefore(reader);
    this.#grantReadRows(reader);
    this.#grantObjects(reader, ['s3:GetObject']);
  }

  /** A step of the import that leaves its state as it is: a new snapshot after many changes, or after any. */
  publication(name: string, after: 'many' | 'any'): TaskStateBase {
    return new LambdaInvoke(this, name, {
      lambdaFunction: this.publisher,
      payload: TaskInput.fromObject({ moreThan: after === 'many' ? fewChanges : 0 }),
      resultPath: JsonPath.DISCARD,
    }).addRetry(throttledInvokeRetry);
  }

  /** All rows at the start, and then those that have changed. */
  #grantReadRows(reader: BundledFunction): void {
    this.#tables.jobs.grantActions(reader, 'Scan', 'BatchGetItem');
    this.#tables.jobs.grantIndexQuery(reader);
    this.#tables.versions.grantActions(reader, 'GetItem');
  }

  #grantObjects(fn: BundledFunction, actions: string[]): void {
    fn.addEnvironment('SNAPSHOT_BUCKET', this.#bucket.bucketName);
    fn.allowObjects(
      actions,
      this.#bucket,
      '*',
      'A snapshot is named when it is made, and the bucket holds nothing else.',
    );
    // Of a snapshot that is gone S3 says 404 only to one who may list.
    fn.allow(['s3:ListBucket'], [this.#bucket.bucketArn]);
  }
}
