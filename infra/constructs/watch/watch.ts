import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { hasBudgets } from '../../settings/regions.ts';
import type { Settings } from '../../settings.ts';
import type { JobBoardApi } from '../api/job-board-api.ts';
import type { WritingStream } from '../api/writing-stream.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { Tables } from '../storage/tables.ts';
import { Alarms } from './alarms.ts';
import { Budget } from './budget.ts';
import { Canary } from './canary.ts';
import { Dashboard } from './dashboard.ts';
import type { WatchedEmails } from './email-alarms.ts';
import { FullCrawlAge } from './full-crawl-age.ts';
import type { WatchedImports } from './import-alarms.ts';
import { Operators } from './operators.ts';
import { StageMetrics } from './stage-metrics.ts';

export interface WatchProps {
  readonly bundles: string;
  readonly settings: Settings;
  readonly tables: Tables;
  readonly signIn: SignIn;
  readonly api: JobBoardApi;
  /** That imports. */
  readonly machine: IStateMachine;
  /** What else is looked at of imports. */
  readonly imports: WatchedImports;
  /** @default - no e-mail tells what is new in saved searches */
  readonly emails?: WatchedEmails;
  /** What only a stage with content delivery has. @default - neither a canary nor a budget */
  readonly site?: { readonly url: string; readonly stream: WritingStream };
  readonly logRetention: RetentionDays;
}

/** Who is told, of what, and where to look: operators ← alarms and budget ← what is counted → dashboard. */
export class Watch extends Construct {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const { bundles, settings, tables, signIn, api, machine, imports, emails, site, logRetention } = props;
    const { email } = settings.alarms;
    const { model, dollarsPerMonth } = settings.writer;

    const operators = new Operators(this, 'Operators', email === undefined ? {} : { email });
    this.topic = operators.topic;
    new CfnOutput(Stack.of(this), 'AlarmTopic', { value: this.topic.topicArn });

    const sources = Object.keys(settings.sources);
    if (settings.importSchedule?.weekly)
      new FullCrawlAge(this, 'FullCrawlAge', { bundles, tables, sources, logRetention });

    const hasCanary = settings.canary && site !== undefined;
    if (hasCanary) new Canary(this, 'Canary', { bundles, signIn, siteUrl: site.url, logRetention });

    const metrics = new StageMetrics({
      stage: settings.name,
      api,
      signIn,
      tables,
      machine,
      ...(site && { stream: site.stream }),
    });
    const alarms = new Alarms(this, 'Alarms', {
      metrics,
      topic: this.topic,
      imports,
      schedule: settings.importSchedule,
      hasCanary,
      watchesTables: settings.keepsData,
      ...(settings.emailConfirmation && {
        codesBy: settings.sesSender === undefined ? ('cognito' as const) : ('ses' as const),
      }),
      hasMath: site !== undefined,
      ...(emails && { emails }),
      ...(model !== undefined && { modelBudget: dollarsPerMonth }),
    });
    new Dashboard(this, 'Dashboard', { metrics, alarms: alarms.all });

    if (site && hasBudgets(settings.region))
      new Budget(this, 'Budget', { dollars: settings.monthlyBudget, topic: this.topic });
  }
}
