import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Names, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { UserError } from '../../user-error.ts';

export interface BundledFunctionProps {
  /** The folder with one bundle per function: dist/lambdas. */
  readonly bundles: string;
  /** The file in functions/ without its ending: 'http/jobs/search-jobs'. */
  readonly handler: string;
  readonly logRetention: RetentionDays;
  /** @default 512 MB */
  readonly memorySize?: number;
  /** @default 10 seconds */
  readonly timeout?: Duration;
  /** @default - no variables but those that grants set */
  readonly environment?: Record<string, string>;
  /** Of one that is called without waiting for it: where an event goes on which it has failed three times. @default - lost */
  readonly undelivered?: IQueue;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** 'adminJobs', 'editJob' → 'http/admin-jobs/edit-job', the file that answers this operation of the contract. */
export const handlerOf = (noun: string, operation: string): string =>
  `http/${kebab(noun)}/${kebab(operation)}`;
/** 'searchJobs' → 'SearchJobs', its id in the template. */
export const idOf = (operation: string): string => operation.charAt(0).toUpperCase() + operation.slice(1);

/** By which its metrics are told from those of other stages. */
function stageOf(scope: Construct): Record<string, string> {
  const stack = Stack.of(scope);
  if (stack.nestedStackParent) return stageOf(stack.nestedStackParent);
  const { stage } = stack.tags.tagValues();
  return stage === undefined ? {} : { STAGE: stage };
}

/** A Lambda of ours. It may write its own log and its traces and nothing else, until something grants more. */
export class BundledFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    const folder = join(props.bundles, props.handler);
    if (!existsSync(join(folder, 'index.mjs')))
      throw new UserError(`Нет файла functions/${props.handler}.ts: без него у «${id}» нет кода.`);

    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The managed AWSLambdaBasicExecutionRole, which a function gets without a role, opens every log group.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);

    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      description: `functions/${props.handler}.ts`,
      code: Code.fromAsset(folder),
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      environment: { ...stageOf(scope), ...props.environment },
      logGroup,
      role,
      tracing: Tracing.ACTIVE,
      ...(props.undelivered && { deadLetterQueue: props.undelivered }),
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray segments have no resource of their own that a policy could name.',
    });
  }

  /** Callers of ours call the function itself; the library would let them call its versions, too. */
  override get resourceArnsForGrantInvoke(): string[] {
    return [this.functionArn];
  }

  /** To be called instead, so that this many have started before anybody asks: they belong to a version, not to the function. */
  ready(provisionedConcurrentExecutions: number): IFunction {
    if (provisionedConcurrentExecutions === 0) return this;
    return new Alias(this, 'Ready', {
      aliasName: 'ready',
      version: this.currentVersion as IVersion,
      provisionedConcurrentExecutions,
    }) as IFunction; // the library's classes and its interfaces disagree under exactOptionalPropertyTypes
  }

  /** Exactly these actions on exactly these resources. */
  allow(actions: string[], resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }

  /** The same on what a bucket holds under a prefix, where names are made at run time. */
  allowObjects(actions: string[], bucket: IBucket, files: string, reason: string): void {
    this.allow(actions, [bucket.arnForObjects(files)]);
    const cfnBucket = bucket.node.defaultChild as CfnBucket;
    const stack = Stack.of(this);
    // In another template than the bucket's its ARN is a parameter.
    const arn =
      stack === Stack.of(bucket)
        ? `${stack.getLogicalId(cfnBucket)}.Arn`
        : `referenceto${Names.nodeUniqueId(cfnBucket.node)}Arn`;
    // The policy is the role's, which stands beside its function.
    Validations.of(this.role ?? this).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${arn}>/${files}]`,
      reason,
    });
  }
}
