import * as z from 'zod';
import type { Template } from '../template.ts';

export interface PasswordPolicy {
  readonly minLength: number;
  /** What a password must contain, with Cognito's word for it. */
  readonly mustContain: readonly (readonly [pattern: RegExp, what: string])[];
}

export interface Message {
  readonly subject: string;
  /** With '{####}' where the code goes. */
  readonly text: string;
}

export interface ClientSettings {
  readonly id: string;
  /** 'USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'. */
  readonly flows: ReadonlySet<string>;
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly challengeSeconds: number;
  /** How long a rotated refresh token still works; null without rotation. */
  readonly graceSeconds: number | null;
  readonly hidesUsers: boolean;
  readonly revokesTokens: boolean;
  readonly scopes: readonly string[];
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly providers: readonly string[];
}

export interface PoolSettings {
  /** 'eu-central-1_SignInUserPool' */
  readonly id: string;
  readonly region: string;
  /** Of its tokens. */
  readonly issuer: string;
  readonly passwords: PasswordPolicy;
  readonly verifiesEmail: boolean;
  readonly hasTotp: boolean;
  readonly message: Message;
  /** Trigger → ARN of its function. */
  readonly triggers: Readonly<Partial<Record<TriggerName, string>>>;
  readonly clients: ReadonlyMap<string, ClientSettings>;
  /** Google's field → the user's attribute; null where the template has no Google. */
  readonly google: Readonly<Record<string, string>> | null;
}

const triggers = z.strictObject(
  {
    PreSignUp: z.string(),
    PostConfirmation: z.string(),
    PostAuthentication: z.string(),
    CustomMessage: z.string(),
    InboundFederation: z
      .strictObject({ LambdaArn: z.string(), LambdaVersion: z.literal('V1_0') })
      .transform(({ LambdaArn }) => LambdaArn),
  },
  'only the triggers PreSignUp, PostConfirmation, PostAuthentication, CustomMessage and InboundFederation are served',
);
export type TriggerName = keyof z.infer<typeof triggers>;

const poolProperties = z.object({
  UsernameAttributes: z.tuple([z.literal('email', 'only sign-in by e-mail is served')]),
  UsernameConfiguration: z.object({ CaseSensitive: z.literal(false) }).optional(),
  AutoVerifiedAttributes: z.array(z.literal('email')).default([]),
  Policies: z
    .object({
      PasswordPolicy: z.object({
        MinimumLength: z.number().default(8),
        RequireLowercase: z.boolean().default(false),
        RequireUppercase: z.boolean().default(false),
        RequireNumbers: z.boolean().default(false),
        RequireSymbols: z.boolean().default(false),
      }),
    })
    .default({
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: true,
        RequireUppercase: true,
        RequireNumbers: true,
        RequireSymbols: true,
      },
    }),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL'], 'a second factor for everybody is not served').default('OFF'),
  EnabledMfas: z.array(z.literal('SOFTWARE_TOKEN_MFA', 'only TOTP is served')).default([]),
  LambdaConfig: triggers.partial().default({}),
  VerificationMessageTemplate: z
    .object({
      DefaultEmailOption: z
        .literal('CONFIRM_WITH_CODE', 'only codes are served, not links')
        .default('CONFIRM_WITH_CODE'),
      EmailMessage: z.string().optional(),
      EmailSubject: z.string().optional(),
    })
    .default({ DefaultEmailOption: 'CONFIRM_WITH_CODE' }),
});

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const clientProperties = z.object({
  UserPoolId: z.string(),
  GenerateSecret: z.literal(false, 'a client with a secret is not served').default(false),
  ExplicitAuthFlows: z.array(z.string()).default(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
  AccessTokenValidity: z.number().default(1),
  IdTokenValidity: z.number().default(1),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z
    .object({
      AccessToken: unit.default('hours'),
      IdToken: unit.default('hours'),
      RefreshToken: unit.default('days'),
    })
    .default({ AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' }),
  AuthSessionValidity: z.number().default(3),
  RefreshTokenRotation: z
    .object({ Feature: z.enum(['ENABLED', 'DISABLED']), RetryGracePeriodSeconds: z.number().default(0) })
    .default({ Feature: 'DISABLED', RetryGracePeriodSeconds: 0 }),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  EnableTokenRevocation: z.boolean().default(true),
  AllowedOAuthFlows: z.array(z.literal('code', 'only the flow with a code is served')).default([]),
  AllowedOAuthScopes: z.array(z.string()).default([]),
  CallbackURLs: z.array(z.string()).default([]),
  LogoutURLs: z.array(z.string()).default([]),
  SupportedIdentityProviders: z.array(z.string()).default(['COGNITO']),
});

const providerProperties = z.object({
  ProviderName: z.literal('Google', 'only Google is served'),
  AttributeMapping: z.record(z.string(), z.string()).default({ email: 'email' }),
});

const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** The template's one user pool. */
export function poolSettings(template: Template): PoolSettings {
  const [pool, ...others] = template.resources('AWS::Cognito::UserPool', poolProperties);
  if (!pool || others.length > 0)
    throw new Error(`${template.stack}: expected one user pool, found ${pool ? others.length + 1 : 0}`);
  const [google] = template.resources('AWS::Cognito::UserPoolIdentityProvider', providerProperties);
  const { Policies, VerificationMessageTemplate: message, LambdaConfig } = pool.properties;

  return {
    id: pool.ref,
    region: template.region,
    issuer: `https://cognito-idp.${template.region}.amazonaws.com/${pool.ref}`,
    passwords: passwordPolicy(Policies.PasswordPolicy),
    verifiesEmail: pool.properties.AutoVerifiedAttributes.includes('email'),
    hasTotp:
      pool.properties.MfaConfiguration === 'OPTIONAL' &&
      pool.properties.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'),
    message: {
      subject: message.EmailSubject ?? 'Your verification code',
      text: message.EmailMessage ?? 'Your verification code is {####}',
    },
    triggers: present(LambdaConfig),
    clients: new Map(
      template
        .resources('AWS::Cognito::UserPoolClient', clientProperties)
        .map(({ ref, properties }) => [ref, clientSettings(ref, properties)]),
    ),
    google: google?.properties.AttributeMapping ?? null,
  };
}

function clientSettings(id: string, client: z.output<typeof clientProperties>): ClientSettings {
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = client;
  return {
    id,
    flows: new Set(client.ExplicitAuthFlows.map((flow) => flow.replace(/^ALLOW_/, ''))),
    accessTokenSeconds: client.AccessTokenValidity * secondsIn[units.AccessToken],
    idTokenSeconds: client.IdTokenValidity * secondsIn[units.IdToken],
    refreshTokenSeconds: client.RefreshTokenValidity * secondsIn[units.RefreshToken],
    challengeSeconds: client.AuthSessionValidity * 60,
    graceSeconds: rotation.Feature === 'ENABLED' ? rotation.RetryGracePeriodSeconds : null,
    hidesUsers: client.PreventUserExistenceErrors === 'ENABLED',
    revokesTokens: client.EnableTokenRevocation,
    scopes: client.AllowedOAuthFlows.length > 0 ? client.AllowedOAuthScopes : [],
    callbackUrls: client.CallbackURLs,
    logoutUrls: client.LogoutURLs,
    providers: client.SupportedIdentityProviders,
  };
}

type CloudFormationPolicy = z.output<typeof poolProperties>['Policies']['PasswordPolicy'];

const passwordPolicy = (policy: CloudFormationPolicy): PasswordPolicy => ({
  minLength: policy.MinimumLength,
  mustContain: (
    [
      [policy.RequireLowercase, /\p{Ll}/u, 'lowercase'],
      [policy.RequireUppercase, /\p{Lu}/u, 'uppercase'],
      [policy.RequireNumbers, /\d/, 'numeric'],
      [policy.RequireSymbols, /[^\p{L}\d\s]/u, 'symbol'],
    ] as const
  )
    .filter(([isRequired]) => isRequired)
    .map(([, pattern, what]) => [pattern, what] as const),
});

function present<Value>(
  record: Partial<Record<TriggerName, Value | undefined>>,
): Partial<Record<TriggerName, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<
    Record<TriggerName, Value>
  >;
}
