import { Duration } from 'aws-cdk-lib';
import { type CfnUserPool, type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import type { Tables } from '../storage/tables.ts';

export interface SignUpTriggersProps {
  readonly pool: UserPool;
  readonly bundles: string;
  readonly tables: Tables;
  readonly logRetention: RetentionDays;
  readonly emailConfirmation: boolean;
  readonly adminEmails: readonly string[];
  readonly hasGoogle: boolean;
}

/** What Cognito asks us about an account: before it is made, and when it or a new password is confirmed. */
export class SignUpTriggers extends Construct {
  readonly functions: readonly IFunction[];

  constructor(scope: Construct, id: string, props: SignUpTriggersProps) {
    super(scope, id);
    const { pool, bundles, logRetention } = props;
    const shared = { bundles, logRetention, timeout: Duration.seconds(5) }; // no longer does Cognito wait

    const authorizeSignUp = new BundledFunction(this, 'AuthorizeSignUp', {
      ...shared,
      handler: 'triggers/authorize-sign-up',
      environment: { EMAIL_CONFIRMATION: String(props.emailConfirmation) },
    });
    this.#grantInPool(authorizeSignUp, pool, ['AdminGetUser', 'AdminLinkProviderForUser', 'ListUsers']);
    // Which Google account is linked to whom; an erased account is linked to none.
    if (props.hasGoogle) props.tables.userItems.grantActions(authorizeSignUp, 'UpdateItem', 'PutItem');
    pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, authorizeSignUp);

    const grantFirstAdmins = new BundledFunction(this, 'GrantFirstAdmins', {
      ...shared,
      handler: 'triggers/grant-first-admins',
      environment: { ADMIN_EMAILS: props.adminEmails.join(',') },
    });
    props.tables.userRoles.grantActions(grantFirstAdmins, 'PutItem');
    props.tables.userItems.grantActions(grantFirstAdmins, 'UpdateItem'); // an erased account gets no role
    this.#grantInPool(grantFirstAdmins, pool, ['AdminUserGlobalSignOut']); // at a new password
    pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, grantFirstAdmins);

    this.functions = [authorizeSignUp, grantFirstAdmins];
    if (!props.hasGoogle) return;
    const keepLinkedEmail = new BundledFunction(this, 'KeepLinkedEmail', {
      ...shared,
      handler: 'triggers/keep-linked-email',
    });
    this.functions = [...this.functions, keepLinkedEmail];
    this.#grantInPool(keepLinkedEmail, pool, ['AdminGetUser']);
    props.tables.userItems.grantActions(keepLinkedEmail, 'GetItem');
    // The library's own list of triggers does not know this one.
    (pool.node.defaultChild as CfnUserPool).addPropertyOverride('LambdaConfig.InboundFederation', {
      LambdaArn: keepLinkedEmail.functionArn,
      LambdaVersion: 'V1_0',
    });
    keepLinkedEmail.addPermission('InboundFederationCognito', {
      principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
      sourceArn: pool.userPoolArn,
    });
  }

  /**
   * By a policy of its own, made after both: in the function's usual one it would be a circle, since the pool depends on
   * its triggers, and a function on its policy.
   */
  #grantInPool(fn: BundledFunction, pool: UserPool, actions: string[]): void {
    new Policy(this, `${fn.node.id}RoleInPool`, {
      ...(fn.role && { roles: [fn.role] }),
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `cognito-idp:${action}`),
          resources: [pool.userPoolArn],
        }),
      ],
    });
  }
}
