import { CfnOutput, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originSecretHeader } from '#core/contract/stack/origin.ts';
import type { BundledFunction } from '../function/bundled-function.ts';

export interface OriginSecretProps {
  /** The day of the last replacement by hand. @default - it is the one that the stack has made */
  readonly replaced?: string | undefined;
}

/** What the CDN shows to the API, so that the API answers nobody else. */
export class OriginSecret extends Construct {
  /** For an origin of the CDN; the template holds a reference, CloudFormation the value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Which secret the CDN has: CloudFormation reads the value anew only when something of the distribution has changed. */
  readonly version: string;
  readonly #secret: Secret;

  constructor(scope: Construct, id: string, { replaced = 'the first deploy' }: OriginSecretProps) {
    super(scope, id);
    this.version = `secret of ${replaced}`;
    this.#secret = new Secret(this, 'Secret', {
      description: 'Prizvanie: what CloudFront shows to the API',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY, // of no use without its stack; a new stack makes a new one
    });
    Validations.of(this.#secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront takes a new value from a deploy alone: rotated between two of them, it would shut the API.',
    });
    this.headers = { [originSecretHeader]: this.#secret.secretValue.unsafeUnwrap() };
    new CfnOutput(Stack.of(this), 'OriginSecret', { value: this.#secret.secretArn });
  }

  /** Makes a function refuse what comes without it. */
  grantReadSecret(fn: BundledFunction): void {
    fn.addEnvironment('ORIGIN_SECRET', this.#secret.secretArn);
    fn.allow(['secretsmanager:GetSecretValue'], [this.#secret.secretArn]);
  }
}
