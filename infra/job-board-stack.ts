import { CfnOutput, Lazy, Stack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { JobBoardApi } from './constructs/api/job-board-api.ts';
import { Writer } from './constructs/api/writer.ts';
import { WritingStream } from './constructs/api/writing-stream.ts';
import { DigestEmails } from './constructs/digests/digest-emails.ts';
import { DemandWalk } from './constructs/import/demand-walk.ts';
import { ImportSchedule } from './constructs/import/import-schedule.ts';
import { ImportWorkflow } from './constructs/import/import-workflow.ts';
import { AccountSweep } from './constructs/sign-in/account-sweep.ts';
import { SignIn } from './constructs/sign-in/sign-in.ts';
import { OriginSecret } from './constructs/site/origin-secret.ts';
import { SiteAddress } from './constructs/site/site-address.ts';
import { WebSite } from './constructs/site/web-site.ts';
import { MarketFiles } from './constructs/storage/market-files.ts';
import { SearchSnapshots } from './constructs/storage/search-snapshots.ts';
import { Tables } from './constructs/storage/tables.ts';
import { UserFiles } from './constructs/storage/user-files.ts';
import { Watch } from './constructs/watch/watch.ts';
import type { EdgeStack } from './edge-stack.ts';
import { localSender } from './settings/mail.ts';
import { type Settings, stackName } from './settings.ts';

export interface JobBoardStackProps {
  readonly settings: Settings;
  /** The built Lambdas, one folder each, and the built site. */
  readonly bundles: string;
  readonly site: string;
  /** @default - the address that CloudFront gives, and no firewall */
  readonly edge?: EdgeStack;
}

/**
 * A seeker's browser → CDN → files of the site, or → API → search in memory ← snapshots ← store ← import ← its sources,
 * started by the clock.
 * What a user keeps is in a table and a bucket of files; answers about it a writer gives, whole or word by word.
 * For what is not everybody's, the API asks for a token that the browser has got from the user pool.
 */
export class JobBoardStack extends Stack {
  constructor(scope: Construct, props: JobBoardStackProps) {
    const { settings, bundles, site, edge } = props;
    super(scope, stackName(settings.name), {
      env: { region: settings.region },
      description: 'Prizvanie: the job board',
      terminationProtection: settings.keepsData,
      tags: { product: 'prizvanie', stage: settings.name },
    });
    const { keepsData, search, domain, google, sesSender } = settings;
    const logRetention: RetentionDays = settings.logRetentionDays;

    const tables = new Tables(this, 'Store', { keepsData });

    const snapshots = new SearchSnapshots(this, 'SearchSnapshots', {
      bundles,
      tables,
      keepsData,
      logRetention,
      settings: search,
    });

    // The CDN's own address stands behind the API, which stands behind what links to it; local.json's site has none at all.
    const siteOrigin = `https://${domain?.name ?? 'localhost'}`;
    const sources = Object.entries(settings.sources);
    const indexedSources = sources.flatMap(([id, { isIndexed }]) => (isIndexed ? [id] : []));
    const marketSources = sources.flatMap(([id, { isIndexed, isInMarket = isIndexed }]) =>
      isInMarket ? [id] : [],
    );
    const market = new MarketFiles(this, 'Market', { keepsData });
    const workflow = new ImportWorkflow(this, 'ImportWorkflow', {
      bundles,
      tables,
      snapshots,
      market,
      logRetention,
      sources: settings.sources,
      indexedSources,
      marketSources,
      matchesSearches: settings.subscriptions,
      ...(settings.indexNow && { indexNow: { ...settings.indexNow, siteOrigin } }),
      contactEmail: settings.contactEmail,
    });
    new CfnOutput(this, 'ImportWorkflowArn', { value: workflow.arn });
    const schedule =
      settings.importSchedule &&
      new ImportSchedule(this, 'ImportSchedule', { machine: workflow.machine, ...settings.importSchedule });
    if (schedule) new CfnOutput(this, 'UndeliveredImports', { value: schedule.undelivered.queueUrl });

    new DemandWalk(this, 'DemandWalk', { bundles, tables, logRetention });

    // The CDN's address is known last: it stands before the API, which asks for tokens of this sign-in's client.
    let webSite: WebSite | undefined;
    const siteUrl = Lazy.string({ produce: () => webSite?.url });
    const signIn = new SignIn(this, 'SignIn', {
      bundles,
      tables,
      logRetention,
      keepsData,
      emailConfirmation: settings.emailConfirmation,
      adminEmails: settings.adminEmails,
      userDirectory: settings.userDirectory,
      hasCanary: settings.canary,
      ...(settings.hasContentDelivery && {
        site: { url: siteUrl, signInPrefix: settings.signInPrefix },
      }),
      ...(google && { google }),
      ...(sesSender !== undefined && { sesSender }),
    });

    const files = settings.hasUploads
      ? new UserFiles(this, 'UserFiles', {
          stage: settings.name,
          keepsData,
          ...(settings.hasContentDelivery && { siteUrl }),
        })
      : undefined;
    new AccountSweep(this, 'AccountSweep', {
      ...{ bundles, tables, signIn, logRetention },
      ...(files && { files }),
    });
    const writer = new Writer({ tables, snapshots, signIn, settings: settings.writer });
    const origin = settings.hasContentDelivery
      ? new OriginSecret(this, 'Origin', { replaced: settings.originSecretReplaced })
      : undefined;
    // Stages know them by this id: under another one all of it would be made anew.
    const emails = settings.subscriptions
      ? new DigestEmails(this, 'Letters', {
          ...{ bundles, tables, signIn, logRetention, siteOrigin },
          sender: sesSender ?? localSender,
        })
      : undefined;
    const api = new JobBoardApi(this, 'Api', {
      bundles,
      tables,
      snapshots,
      market,
      search,
      signIn,
      importWorkflow: workflow,
      sources: Object.keys(settings.sources),
      indexedSources,
      writer,
      matching: settings.matching,
      ...(settings.publicEmail !== undefined && { publicEmail: settings.publicEmail }),
      accountSync: settings.accountSync,
      ...(files && { files }),
      ...(emails && { emails }),
      ...(origin && { origin }),
      logRetention,
    });
    new CfnOutput(this, 'ApiUrl', { value: api.endpoint });

    new CfnOutput(this, 'UsageTable', { value: tables.usage.tableName });

    const watchProps = {
      ...{ bundles, settings, tables, signIn, api, machine: workflow.machine, logRetention },
      imports: {
        publisher: snapshots.publisher,
        marketCounter: workflow.marketCounter,
        ...(workflow.submitter && { submitter: workflow.submitter }),
        ...(schedule && { undelivered: schedule.undelivered }),
      },
      ...(emails &&
        workflow.matcher && { emails: { matcher: workflow.matcher, undelivered: emails.undelivered } }),
    };
    if (!origin) {
      new Watch(this, 'Watch', watchProps);
      return;
    }
    // Only the CDN brings it to the site's own address.
    const stream = new WritingStream(this, 'WritingStream', {
      bundles,
      signIn,
      writer,
      origin,
      searchMemory: search.memory,
      logRetention,
    });
    webSite = new WebSite(this, 'WebSite', {
      site,
      config: {
        stage: settings.name,
        auth: signIn.siteConfig,
        hasModel: settings.writer.model !== undefined,
        matching: settings.matching,
        accountSync: settings.accountSync,
        subscriptions: settings.subscriptions,
        ...(settings.publicEmail !== undefined && { publicEmail: settings.publicEmail }),
      },
      ...(settings.indexNow && { indexNowKey: settings.indexNow.key }),
      connections: [...signIn.connections, ...(files ? [files.connection] : [])],
      apiHost: api.host,
      stream,
      apis: [api.stage, stream.stage],
      drawsPages: api.stackOf('pages'),
      origin,
      keepsData,
      logRetention,
      ...(edge?.firewall && { firewall: edge.firewall }),
      ...(domain && edge?.certificate && { domain: { name: domain.name, certificate: edge.certificate } }),
    });
    new Watch(this, 'Watch', { ...watchProps, site: { url: webSite.url, stream } });
    new CfnOutput(this, 'SiteUrl', { value: webSite.url });
    // Where a name of one's own must point when its DNS is elsewhere.
    new CfnOutput(this, 'CdnHost', { value: webSite.distribution.distributionDomainName });
    if (domain?.hostedZone)
      new SiteAddress(this, 'Address', {
        name: domain.name,
        hostedZone: domain.hostedZone,
        distribution: webSite.distribution,
      });
  }
}
