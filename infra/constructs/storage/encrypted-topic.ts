import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** A service of AWS that writes to a topic, from this account alone. */
export interface TopicWriter {
  /** 'cloudwatch' */
  readonly service: string;
  /** @default - from whatever of the account's */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A topic with a key of its own, `Topic` and `Key` in the scope: the key that AWS keeps for topics lets no service in. */
export function encryptedTopic(
  scope: Construct,
  description: string,
  writers: readonly TopicWriter[],
): Topic {
  const key = new Key(scope, 'Key', {
    description,
    enableKeyRotation: true,
    pendingWindow: Duration.days(7),
    // It locks messages on their way, and nothing that is kept.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const topic = new Topic(scope, 'Topic', { masterKey: key, enforceSSL: true });
  for (const { service, conditions = {} } of writers) {
    const shared = {
      principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account }, ...conditions },
    };
    topic.addToResourcePolicy(
      new PolicyStatement({ ...shared, actions: ['sns:Publish'], resources: [topic.topicArn] }),
    );
    // In a key's own policy a star is the key.
    key.addToResourcePolicy(
      new PolicyStatement({ ...shared, actions: ['kms:Decrypt', 'kms:GenerateDataKey*'], resources: ['*'] }),
    );
  }
  return topic;
}
