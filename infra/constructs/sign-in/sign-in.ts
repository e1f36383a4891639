import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack, Validations } from 'aws-cdk-lib';
import type { AddRoutesOptions } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { minPasswordLength } from '#core/contract/stack/password.ts';
import type { SiteConfig } from '#core/contract/stack/site-config.ts';
import { senderDomain } from '../../settings/mail.ts';
import type { BundledFunction } from '../function/bundled-function.ts';
import type { Tables } from '../storage/tables.ts';
import { SignUpTriggers } from './sign-up-triggers.ts';

export interface SignInProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly logRetention: RetentionDays;
  readonly keepsData: boolean;
  /** Whether a new account must first enter the code from its e-mail. */
  readonly emailConfirmation: boolean;
  /** Whose accounts become administrators as soon as their e-mail is confirmed. */
  readonly adminEmails: readonly string[];
  /** Whether administrators may list all accounts. */
  readonly userDirectory: boolean;
  /**
   * The site, and the first part of the hosted domain that sends a browser back to it.
   * @default - no hosted domain, and so no Google
   */
  readonly site?: { readonly url: string; readonly signInPrefix: string };
  /** @default - nobody is offered to sign in with Google */
  readonly google?: { readonly clientId: string; readonly clientSecretName: string };
  /** From whom e-mails with codes come. @default - Cognito's own mailer */
  readonly sesSender?: string;
  /** Whether a made-up user looks whether one can sign in. */
  readonly hasCanary: boolean;
}

/** What a route needs to let nobody through without an access token of ours. */
export type RouteGate = Pick<AddRoutesOptions, 'authorizer' | 'authorizationScopes'>;

/** Cognito puts it into access tokens alone: asked for, it keeps ID tokens out. */
const accessTokenScope = OAuthScope.COGNITO_ADMIN;

const code = {
  emailSubject: 'Код для «Призвания»',
  emailBody:
    'Ваш код — {####}. Введите его на сайте «Призвание».<br>Если вы ничего не запрашивали, ничего делать не нужно.',
  emailStyle: VerificationEmailStyle.CODE,
};

/** Accounts: who may sign in and how, and who checks it at the gate of the API. */
export class SignIn extends Construct {
  readonly gate: RouteGate;
  readonly pool: UserPool;
  /** Which tokens a gate takes: those that may be shown to the API. */
  readonly scopes = [accessTokenScope.scopeName];
  /** Hosts that the browser asks while signing in, as origins. */
  readonly connections: readonly string[];
  readonly siteConfig: SiteConfig['auth'];
  /** What Cognito asks us, function by function. */
  readonly triggers: readonly IFunction[];
  readonly #hasDirectory: boolean;
  readonly #canary: UserPoolClient | null;
  /** Whose tokens the API takes. */
  readonly #clients: readonly UserPoolClient[];

  constructor(scope: Construct, id: string, props: SignInProps) {
    super(scope, id);
    const { site, google, sesSender } = props;
    const { region } = Stack.of(this);
    this.#hasDirectory = props.userDirectory;

    const pool = this.#makePool(props);
    this.pool = pool;
    this.triggers = new SignUpTriggers(this, 'Triggers', {
      ...props,
      pool,
      hasGoogle: Boolean(site && google),
    }).functions;
    if (site) pool.addDomain('Domain', { cognitoDomain: { domainPrefix: site.signInPrefix } });
    const hostedDomain = site ? `${site.signInPrefix}.auth.${region}.amazoncognito.com` : null;
    const provider = site && google ? this.#makeGoogle(pool, google) : null;
    const client = this.#makeClient(pool, provider, site?.url);
    this.#canary = props.hasCanary ? this.#makeCanaryClient(pool) : null;

    this.#clients = this.#canary ? [client, this.#canary] : [client];
    this.gate = {
      authorizer: new HttpUserPoolAuthorizer('SignedIn', pool, { userPoolClients: [...this.#clients] }),
      authorizationScopes: this.scopes,
    };
    this.connections = [
      `https://cognito-idp.${region}.amazonaws.com`,
      ...(hostedDomain === null ? [] : [`https://${hostedDomain}`]),
    ];
    this.siteConfig = {
      region,
      userPoolId: pool.userPoolId,
      userPoolClientId: client.userPoolClientId,
      hostedDomain,
      hasGoogle: provider !== null,
      emailConfirmation: props.emailConfirmation,
    };

    const output = (name: string, value: string) => new CfnOutput(Stack.of(this), name, { value });
    output('UserPoolId', pool.userPoolId);
    output('UserPoolClientId', client.userPoolClientId);
    output('UserRolesTable', props.tables.userRoles.tableName);
    if (hostedDomain !== null) output('GoogleRedirectUri', `https://${hostedDomain}/oauth2/idpresponse`);
    if (sesSender === undefined)
      output('Mail', 'Cognito sends the e-mails with codes, 50 a day at most; for more set sesSender');
  }

  /** That a token is of a client of ours. */
  addTokenClients(fn: BundledFunction): void {
    fn.addEnvironment('TOKEN_CLIENTS', this.#clients.map((client) => client.userPoolClientId).join(','));
  }

  /** By the name in an access token. */
  grantFindUser(reader: BundledFunction): void {
    this.#grantPoolActions(reader, 'cognito-idp:AdminGetUser');
  }

  /** Without a directory the function learns that there is none, and may not ask. */
  grantListUsers(reader: BundledFunction): void {
    reader.addEnvironment('USER_DIRECTORY', String(this.#hasDirectory));
    if (this.#hasDirectory) this.#grantPoolActions(reader, 'cognito-idp:ListUsers');
  }

  /** Whether the pool has an account: no directory for anybody, so a stage without one has it as well. */
  grantFindAnyUser(sweeper: BundledFunction): void {
    this.#grantPoolActions(sweeper, 'cognito-idp:ListUsers');
  }

  /** By the name in an access token, for good; every session is ended before. */
  grantDeleteUser(fn: BundledFunction): void {
    this.grantFindUser(fn);
    this.#grantPoolActions(fn, 'cognito-idp:AdminUserGlobalSignOut');
    this.#grantPoolActions(fn, 'cognito-idp:AdminDeleteUser');
  }

  /** To sign in as a user of its own, whom it makes at its first time: it can set nobody else’s password. */
  grantSignInAsCanary(canary: BundledFunction): void {
    if (!this.#canary) throw new Error('the sign-in was made without a canary');
    canary.addEnvironment('CANARY_CLIENT_ID', this.#canary.userPoolClientId);
    for (const action of ['InitiateAuth', 'RespondToAuthChallenge', 'CreateUser'])
      this.#grantPoolActions(canary, `cognito-idp:Admin${action}`);
  }

  #grantPoolActions(fn: BundledFunction, action: string): void {
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    fn.allow([action], [this.pool.userPoolArn]);
  }

  #makePool({ keepsData, sesSender }: SignInProps): UserPool {
    const pool = new UserPool(this, 'Users', {
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      standardAttributes: { email: { required: true, mutable: true } },
      autoVerify: { email: true },
      // Until a new address is confirmed the old one stays: nobody takes another's by writing it into the profile.
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: minPasswordLength,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: code,
      email:
        sesSender === undefined
          ? UserPoolEmail.withCognito()
          : UserPoolEmail.withSES({
              fromEmail: sesSender,
              fromName: 'Призвание',
              sesRegion: Stack.of(this).region,
              sesVerifiedDomain: senderDomain(sesSender),
            }),
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const reasons = {
      COG1: 'Six characters are asked, and no other rule.',
      COG2: 'A second factor is each user’s choice, not a condition of signing in.',
      COG8: 'Threat protection comes with the Plus plan alone, which charges for the first user on.',
    };
    Validations.of(pool).acknowledge(
      ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
    );
    return pool;
  }

  #makeGoogle(
    userPool: UserPool,
    { clientId, clientSecretName }: NonNullable<SignInProps['google']>,
  ): UserPoolIdentityProviderGoogle {
    return new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool,
      clientId,
      clientSecretValue: SecretValue.secretsManager(clientSecretName, { jsonField: 'clientSecret' }),
      scopes: ['openid', 'email'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        // Unmapped, Cognito would set it to false at each sign-in.
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      },
    });
  }

  /** Its passwords go past the browser, which takes a right in IAM; the site's own client takes none. */
  #makeCanaryClient(userPool: UserPool): UserPoolClient {
    return new UserPoolClient(this, 'Canary', {
      userPool,
      generateSecret: false,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      // It must know whether its user is there.
      preventUserExistenceErrors: false,
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    });
  }

  #makeClient(
    userPool: UserPool,
    google: UserPoolIdentityProviderGoogle | null,
    siteUrl: string | undefined,
  ): UserPoolClient {
    const { COGNITO, GOOGLE } = UserPoolClientIdentityProvider;
    const root = `${siteUrl}/`;
    const client = new UserPoolClient(this, 'Site', {
      userPool,
      generateSecret: false,
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Two tabs may refresh at once: the token that was just replaced is good for another minute.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      supportedIdentityProviders: google ? [COGNITO, GOOGLE] : [COGNITO],
      ...(siteUrl === undefined
        ? { disableOAuth: true }
        : {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, accessTokenScope],
              callbackUrls: [root],
              logoutUrls: [root],
            },
          }),
    });
    // Cognito refuses a client that names a provider which is not there yet.
    if (google) client.node.addDependency(google);
    return client;
  }
}
