import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export interface OperatorsProps {
  /** @default - nobody is written to; the topic is there to be subscribed to */
  readonly email?: string;
}

/** Those who are woken: a topic that alarms and the budget write to. */
export class Operators extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: OperatorsProps) {
    super(scope, id);
    const stack = Stack.of(this);
    // The key that AWS keeps for topics lets no alarm in.
    const key = new Key(this, 'Key', {
      description: 'Messages of alarms',
      enableKeyRotation: true,
      pendingWindow: Duration.days(7),
      // It locks messages on their way, and nothing that is kept.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true });

    const alarms = stack.formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: '*',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const writers = [
      { service: 'cloudwatch', conditions: { ArnLike: { 'aws:SourceArn': alarms } } },
      { service: 'budgets', conditions: {} },
    ];
    for (const { service, conditions } of writers) {
      const shared = {
        principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account }, ...conditions },
      };
      this.topic.addToResourcePolicy(
        new PolicyStatement({ ...shared, actions: ['sns:Publish'], resources: [this.topic.topicArn] }),
      );
      // In a key's own policy a star is the key.
      key.addToResourcePolicy(
        new PolicyStatement({
          ...shared,
          actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
          resources: ['*'],
        }),
      );
    }
    if (email !== undefined) this.topic.addSubscription(new EmailSubscription(email));
  }
}
