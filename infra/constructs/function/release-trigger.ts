import {
  CfnResource,
  CustomResourceProviderBase,
  type Duration,
  RemovalPolicy,
  Stack,
  Validations,
} from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';

export interface ReleaseTriggerProps {
  readonly handler: BundledFunction;
  readonly timeout: Duration;
  readonly logRetention: RetentionDays;
}

/**
 * Calls a function of ours, without a word, in each deploy that changes it: after it, and before whatever is named to
 * `executeBefore`. That it fails, fails the deploy.
 */
export class ReleaseTrigger extends Trigger {
  constructor(scope: Construct, id: string, { handler, timeout, logRetention }: ReleaseTriggerProps) {
    super(scope, id, { handler, timeout });
    const stack = Stack.of(this);
    const caller = stack.node.findChild('AWSCDK.TriggerCustomResourceProviderCustomResourceProvider');
    const [role, call] = [caller.node.findChild('Role'), caller.node.findChild('Handler')];
    if (
      !(
        caller instanceof CustomResourceProviderBase &&
        role instanceof CfnResource &&
        call instanceof CfnResource
      )
    )
      throw new Error('the library calls its triggers in another way now');

    // As every function of ours: its own log, which does not stay for ever, and the right to write that one alone.
    const log = new LogGroup(this, 'Log', { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
    role.addPropertyDeletionOverride('ManagedPolicyArns');
    caller.addToRolePolicy({
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: log.logGroupArn,
    });
    call.addPropertyOverride('Architectures', ['arm64']);
    // Where the account has no function's start left it waits: it is asked once more in a rollback, which must not fail.
    call.addPropertyOverride('Environment.Variables.AWS_MAX_ATTEMPTS', '10');
    call.addPropertyOverride('LoggingConfig', { LogGroup: log.logGroupName });
    const functionId = stack.getLogicalId(handler.node.defaultChild as CfnResource);
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${functionId}.Arn>:*]`,
      reason: 'A version of the function has its number only when it is made.',
    });
  }
}
