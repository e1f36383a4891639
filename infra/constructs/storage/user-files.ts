import { Aws, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { BundledFunction } from '../function/bundled-function.ts';

export interface UserFilesProps {
  readonly stage: string;
  readonly keepsData: boolean;
  /** The origin whose pages may send files and read them. @default - no page of a browser may */
  readonly siteUrl?: string;
}

type Folder = 'incoming' | 'documents';

/** Uploaded files: `incoming/` until they are confirmed, `documents/` from then on, a folder for each user. */
export class UserFiles extends Construct {
  /** Where the browser sends files to, as an origin. From names alone: what the bucket says of the site, the site may not ask of the bucket. */
  readonly connection: string;
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string, { stage, keepsData, siteUrl }: UserFilesProps) {
    super(scope, id);
    const { region, urlSuffix } = Stack.of(this);
    const bucketName = `prizvanie-${stage}-${Aws.ACCOUNT_ID}-${region}`;
    this.connection = `https://${bucketName}.s3.${region}.${urlSuffix}`;

    this.#bucket = new Bucket(this, 'Files', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        {
          id: 'unconfirmed',
          prefix: 'incoming/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'earlier-versions',
          noncurrentVersionExpiration: Duration.days(35),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      cors:
        siteUrl === undefined
          ? []
          : [
              {
                allowedOrigins: [siteUrl],
                allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
                allowedHeaders: ['range'],
                exposedHeaders: ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag'],
                maxAge: 3600,
              },
            ],
      // A deploy that is undone takes it along: kept, it would stand in the way of the next by its name.
      removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    }) as IBucket; // the library's class and its interface disagree under exactOptionalPropertyTypes
    Validations.of(this.#bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Its log would hold addresses of people beside the names of their files, which we do not keep.',
    });
  }

  /** That there is a bucket, and nothing in it. */
  addBucketName(fn: BundledFunction): void {
    fn.addEnvironment('FILES_BUCKET', this.#bucket.bucketName);
  }

  /** To sign a form with which the browser sends a file. */
  grantUpload(fn: BundledFunction): void {
    this.#grantObjects(fn, ['s3:PutObject'], 'incoming');
  }

  /** To look into what has come and to take it over. */
  grantConfirm(fn: BundledFunction): void {
    this.#grantObjects(fn, ['s3:GetObject'], 'incoming');
    this.#grantObjects(fn, ['s3:PutObject'], 'documents');
    this.grantDelete(fn);
    // Of a file that never came S3 says 404 only to one who may list.
    fn.allow(['s3:ListBucket'], [this.#bucket.bucketArn]);
  }

  /** To sign links for reading. */
  grantRead(fn: BundledFunction): void {
    this.#grantObjects(fn, ['s3:GetObject'], 'documents');
  }

  /** Every version, too. */
  grantDelete(fn: BundledFunction): void {
    fn.allow(['s3:ListBucketVersions'], [this.#bucket.bucketArn]);
    for (const folder of ['incoming', 'documents'] as const)
      this.#grantObjects(fn, ['s3:DeleteObject', 's3:DeleteObjectVersion'], folder);
  }

  /** To find those that are nobody's. */
  grantSweep(fn: BundledFunction): void {
    this.grantDelete(fn);
    fn.allow(['s3:ListBucket'], [this.#bucket.bucketArn]);
  }

  #grantObjects(fn: BundledFunction, actions: string[], folder: Folder): void {
    this.addBucketName(fn);
    fn.allowObjects(
      actions,
      this.#bucket,
      `${folder}/*`,
      'A file is named by its owner and its document, which the function checks.',
    );
  }
}
