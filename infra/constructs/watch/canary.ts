import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

export interface CanaryProps {
  readonly bundles: string;
  readonly signIn: SignIn;
  readonly siteUrl: string;
  readonly logRetention: RetentionDays;
}

/** A made-up user who opens the site, searches, reads a vacancy and signs in, by the site's own address, every five minutes. */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { bundles, signIn, siteUrl, logRetention }: CanaryProps) {
    super(scope, id);
    const password = new Secret(this, 'Password', {
      description: 'Password of the user that looks whether the site works',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
      // Nobody needs it to read anything that is kept.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(password).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'The account behind it can do nothing and holds nothing; RUNBOOK.md says how to change the password.',
    });
    const canary = new BundledFunction(this, 'Look', {
      bundles,
      handler: 'workflow/canary',
      logRetention,
      // Two minutes would be no site any more.
      timeout: Duration.minutes(2),
      environment: { SITE_URL: siteUrl, CANARY_PASSWORD_SECRET: password.secretArn },
    });
    canary.allow(['secretsmanager:GetSecretValue'], [password.secretArn]);
    signIn.grantSignInAsCanary(canary);
    new FunctionSchedule(this, 'Clock', {
      description: 'a look whether the site works',
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      handler: canary,
    });
  }
}
