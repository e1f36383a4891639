import { ArnFormat, Duration, NestedStack, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { encryptedTopic } from '../storage/encrypted-topic.ts';
import type { Tables } from '../storage/tables.ts';
import { undeliveredQueue } from '../storage/undelivered-queue.ts';

/** Minutes between two looks at what is due. */
const minutesBetweenRuns = 5;

export interface DigestEmailsProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly signIn: SignIn;
  readonly logRetention: RetentionDays;
  /** From whom they come; its domain is verified in SES, with DKIM. */
  readonly sender: string;
  /** Of the site, to which they link: 'https://jobs.example.ru'. */
  readonly siteOrigin: string;
}

/**
 * E-mails about new vacancies: the clock → what is due → SES, and what the mail answers → a topic → the one that stops
 * e-mails. SES's identity is the operator's own: the e-mails with codes leave under it as well, before this stack is there.
 * A template of its own, as an API's noun has (docs/decisions/043): nothing here keeps anything.
 */
export class DigestEmails extends NestedStack {
  readonly #props: DigestEmailsProps;
  readonly #configurationSet: string;
  /** Of what the mail answers, what nobody has read. */
  readonly undelivered: IQueue;

  constructor(scope: Construct, id: string, props: DigestEmailsProps) {
    super(scope, id, { description: 'Prizvanie: e-mails about new vacancies' });
    this.nestedStackResource?.overrideLogicalId(id);
    this.#props = props;
    const { bundles, tables, signIn, logRetention } = props;
    this.#configurationSet = Stack.of(scope).stackName;

    // Ids here begin as those in the main template do, and so do the names of functions and logs.
    const parts = new Construct(this, id);
    const answers = encryptedTopic(parts, 'What the mail answers', [{ service: 'ses' }]);
    const configurationSet = new ConfigurationSet(parts, 'Mail', {
      configurationSetName: this.#configurationSet,
      // We stop by what the mail answers, until the reader says otherwise: the account's own list would never learn of that.
      disableSuppressionList: true,
    });
    configurationSet.addEventDestination('Answers', {
      destination: EventDestination.snsTopic(answers),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.undelivered = undeliveredQueue(parts);
    const stop = new BundledFunction(parts, 'Stop', {
      bundles,
      handler: 'triggers/stop-emails',
      logRetention,
      memorySize: 256,
      timeout: Duration.seconds(30),
      undelivered: this.undelivered,
    });
    tables.subscriptions.grantIndexQuery(stop, 'byOwner');
    tables.subscriptions.grantActions(stop, 'BatchGetItem', 'UpdateItem');
    tables.sent.grantActions(stop, 'Query', 'BatchWriteItem');
    answers.addSubscription(new LambdaSubscription(stop, { deadLetterQueue: this.undelivered }));

    const sender = new BundledFunction(parts, 'Send', {
      bundles,
      handler: 'workflow/send-digests',
      logRetention,
      timeout: Duration.minutes(minutesBetweenRuns),
    });
    this.grantSend(sender);
    tables.subscriptions.grantIndexQuery(sender, 'byOwner', 'due');
    tables.subscriptions.grantActions(sender, 'BatchGetItem', 'UpdateItem', 'PutItem');
    tables.sent.grantActions(
      sender,
      ...(['Query', 'GetItem', 'BatchGetItem'] as const),
      ...(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'] as const),
    );
    tables.jobs.grantActions(sender, 'BatchGetItem');
    tables.userItems.grantActions(sender, 'Query', 'UpdateItem');
    signIn.grantFindUser(sender);
    new FunctionSchedule(parts, 'Clock', {
      description: 'e-mails about new vacancies',
      schedule: ScheduleExpression.rate(Duration.minutes(minutesBetweenRuns)),
      handler: sender,
    });
  }

  /** To send as this sender, and as nobody else. */
  grantSend(fn: BundledFunction): void {
    const { sender, siteOrigin } = this.#props;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({
        service: 'ses',
        resource,
        resourceName,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      });
    fn.addEnvironment('MAIL_FROM', sender);
    fn.addEnvironment('MAIL_CONFIGURATION_SET', this.#configurationSet);
    fn.addEnvironment('SITE_ORIGIN', siteOrigin);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [arnOf('identity', '*'), arnOf('configuration-set', this.#configurationSet)],
        conditions: { StringEquals: { 'ses:FromAddress': sender } },
      }),
    );
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${Stack.of(this).region}:<AWS::AccountId>:identity/*]`,
      reason:
        'In its sandbox SES asks about the reader’s identity as well. As whom one may send, the condition says.',
    });
  }
}
