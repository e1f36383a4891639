import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { BundledFunction } from './bundled-function.ts';
import type { JobStore } from './job-store.ts';

export interface SignUpTriggersProps {
  readonly pool: UserPool;
  readonly bundles: string;
  readonly store: JobStore;
  readonly logRetention: RetentionDays;
  readonly emailConfirmation: boolean;
  readonly adminEmails: readonly string[];
}

/** What Cognito asks us about a new account: before it is made, and when it is confirmed. */
export class SignUpTriggers extends Construct {
  constructor(scope: Construct, id: string, props: SignUpTriggersProps) {
    super(scope, id);
    const { pool, bundles, logRetention } = props;
    const shared = { bundles, logRetention, timeout: Duration.seconds(5) }; // no longer does Cognito wait

    const admitSignUp = new BundledFunction(this, 'AdmitSignUp', {
      ...shared,
      handler: 'triggers/admit-sign-up',
      environment: { EMAIL_CONFIRMATION: String(props.emailConfirmation) },
    });
    // A policy of its own, made after both: in the function's usual one it would be a circle, since the pool
    // depends on its triggers, and a function on its policy.
    new Policy(this, 'AdmitSignUpRoleInPool', {
      ...(admitSignUp.role && { roles: [admitSignUp.role] }),
      statements: [
        new PolicyStatement({
          actions: [
            'cognito-idp:AdminGetUser',
            'cognito-idp:AdminLinkProviderForUser',
            'cognito-idp:ListUsers',
          ],
          resources: [pool.userPoolArn],
        }),
      ],
    });
    pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, admitSignUp);

    const grantFirstAdmins = new BundledFunction(this, 'GrantFirstAdmins', {
      ...shared,
      handler: 'triggers/grant-first-admins',
      environment: { ADMIN_EMAILS: props.adminEmails.join(',') },
    });
    props.store.userRoles.grantActions(grantFirstAdmins, 'PutItem');
    props.store.userItems.grantActions(grantFirstAdmins, 'UpdateItem'); // an erased account gets no role
    pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, grantFirstAdmins);
  }
}
