import { type CfnElement, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct, type IDependable } from 'constructs';
import type { SiteConfig } from '#core/contract/stack/site-config.ts';

export interface SiteUploadProps {
  readonly site: string;
  readonly config: SiteConfig;
  /** That a file of its name shows to search engines. @default - there is none */
  readonly indexNowKey?: string;
  readonly bucket: IBucket;
  readonly logRetention: RetentionDays;
  /** What must answer before a page asks it. */
  readonly after: readonly IDependable[];
  /** What names the files that a page loads: it is not updated before they are there. */
  readonly before: readonly IConstruct[];
}

/** Puts the built site into its bucket, the pages after what they load. */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, props: SiteUploadProps) {
    super(scope, id);
    const { site, config, indexNowKey, bucket, logRetention, after, before } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const { region } = Stack.of(this);
    const files = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnElement);
    const wildcards = [
      ...['GetObject', 'GetBucket', 'List', 'DeleteObject', 'Abort'].map((verb) => `Action::s3:${verb}*`),
      `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
      `Resource::<${files}.Arn>/*`,
    ];
    Validations.of(role).acknowledge(
      ...wildcards.map((finding) => ({
        id: `AwsSolutions-IAM5[${finding}]`,
        reason: 'The library’s own uploader: it reads what the deploy brought and syncs the whole bucket.',
      })),
    );

    const shared = { destinationBucket: bucket, memoryLimit: 256, logGroup, role };
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      sources: [Source.asset(site)],
      exclude: ['*'],
      include: ['assets/*'],
      prune: false, // a page opened before this deploy goes on loading its own
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      sources: [
        Source.asset(site),
        Source.jsonData('config.json', config),
        ...(indexNowKey === undefined ? [] : [Source.data(`${indexNowKey}.txt`, indexNowKey)]),
      ],
      // The functions at the edge hold the page that says that there is none.
      exclude: ['assets/*', '404.html'],
      cacheControl: [CacheControl.noCache()],
    });
    for (const { node } of before) node.addDependency(assets);
    pages.node.addDependency(assets, ...after);
    const uploader = Stack.of(this).node.children.find(({ node }) =>
      node.id.startsWith('Custom::CDKBucketDeployment'),
    );
    if (uploader)
      Validations.of(uploader).acknowledge({
        id: 'AwsSolutions-L1',
        reason: 'The library chooses the Python of its uploader; it moves with the library’s version.',
      });
  }
}
