import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { encryptedTopic } from '../storage/encrypted-topic.ts';

export interface OperatorsProps {
  /** @default - nobody is written to; the topic is there to be subscribed to */
  readonly email?: string;
}

/** Those who are woken: a topic that alarms and the budget write to. */
export class Operators extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: OperatorsProps) {
    super(scope, id);
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: '*',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.topic = encryptedTopic(this, 'Messages of alarms', [
      { service: 'cloudwatch', conditions: { ArnLike: { 'aws:SourceArn': alarms } } },
      { service: 'budgets' },
    ]);
    if (email !== undefined) this.topic.addSubscription(new EmailSubscription(email));
  }
}
