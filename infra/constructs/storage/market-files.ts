import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { BundledFunction } from '../function/bundled-function.ts';

/** The market's figures, a file for each month: what is past cannot be counted again. */
export class MarketFiles extends Construct {
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string, { keepsData }: { readonly keepsData: boolean }) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Months', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ id: 'earlier-versions', noncurrentVersionExpiration: Duration.days(35) }],
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    }) as IBucket; // the library's class and its interface disagree under exactOptionalPropertyTypes
    Validations.of(this.#bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only our own functions read and write here, what the site shows to everybody.',
    });
  }

  grantRead(fn: BundledFunction): void {
    this.#grantMonths(fn, ['s3:GetObject']);
  }

  /** Of the current month, and once of the one before: of that it reads what is compared. */
  grantCount(fn: BundledFunction): void {
    this.#grantMonths(fn, ['s3:GetObject', 's3:PutObject']);
  }

  #grantMonths(fn: BundledFunction, actions: string[]): void {
    fn.addEnvironment('MARKET_BUCKET', this.#bucket.bucketName);
    // Of a month that was not counted S3 says 404 only to one who may list.
    fn.allow(['s3:ListBucket'], [this.#bucket.bucketArn]);
    fn.allowObjects(actions, this.#bucket, 'market/*', 'A file is named after its month.');
  }
}
