import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { serveOnLoopback } from '../../../infra/local/loopback.ts';
import { poolSettings } from '../../../infra/local/user-pool/pool-settings.ts';
import { startUserPool, type UserPool } from '../../../infra/local/user-pool/user-pool.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';

export const poolId = 'eu-central-1_Users';
export const clientId = 'Site';

/** Notes each event; then links, confirms or refuses by what the e-mail begins with. */
const trigger = `
  const { appendFileSync } = await import('node:fs');
  appendFileSync(process.env.EVENTS, JSON.stringify(event) + '\\n');
  const email = event.request.userAttributes.email;
  if (event.triggerSource.startsWith('PreSignUp_')) {
    if (email.startsWith('refused')) throw new Error('NotWelcome');
    if (email.startsWith('admitted')) Object.assign(event.response, { autoConfirmUser: true, autoVerifyEmail: true });
  }
  if (event.triggerSource === 'PreSignUp_ExternalProvider' && process.env.LINK_TO) {
    const answer = await fetch(process.env.COGNITO, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminLinkProviderForUser' },
      body: JSON.stringify({
        UserPoolId: event.userPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: process.env.LINK_TO },
        SourceUser: { ProviderName: 'Google', ProviderAttributeName: 'Cognito_Subject', ProviderAttributeValue: event.userName.replace('google_', '') },
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  if (event.triggerSource.startsWith('CustomMessage_') && email.startsWith('custom'))
    Object.assign(event.response, { emailSubject: 'Своя <script>тема', emailMessage: 'Свой текст: {####}' });
  return event;`;

const client = {
  UserPoolId: { Ref: 'Users' },
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  RefreshTokenValidity: 30,
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
  PreventUserExistenceErrors: 'ENABLED',
  AllowedOAuthFlows: ['code'],
  AllowedOAuthScopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
  CallbackURLs: ['https://site.example/'],
  LogoutURLs: ['https://site.example/'],
  SupportedIdentityProviders: ['COGNITO', 'Google'],
};
const pool = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Policies: { PasswordPolicy: { MinimumLength: 6 } },
  MfaConfiguration: 'OPTIONAL',
  EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
  VerificationMessageTemplate: { EmailSubject: 'Код', EmailMessage: 'Ваш код — {####}.<br>Всё.' },
  LambdaConfig: Object.fromEntries(
    ['PreSignUp', 'PostConfirmation', 'PostAuthentication', 'CustomMessage'].map((name) => [
      name,
      { 'Fn::GetAtt': ['Trigger', 'Arn'] },
    ]),
  ),
};

export interface PoolFixture {
  pool?: object;
  client?: object;
  google?: object;
  /** Of the users; a second pool on the same one continues the first. */
  folder?: string;
  /** Whom a Google account is linked to at its first sign-in. */
  linkTo?: () => string;
}

export const templateOf = (more: PoolFixture = {}) =>
  synthesized({
    resources: {
      Trigger: lambdaFunction('Trigger'),
      Users: { Type: 'AWS::Cognito::UserPool', Properties: { ...pool, ...more.pool } },
      Site: { Type: 'AWS::Cognito::UserPoolClient', Properties: { ...client, ...more.client } },
      Google: {
        Type: 'AWS::Cognito::UserPoolIdentityProvider',
        Properties: {
          ProviderName: 'Google',
          AttributeMapping: { email: 'email', email_verified: 'email_verified' },
          ...more.google,
        },
      },
    },
    assets: { Trigger: code(trigger) },
  });

export interface StartedPool {
  pool: UserPool;
  /** Of the site: everything under /local/. */
  site: string;
  /** Of Cognito, as a browser asks it. */
  endpoint: string;
  /** What the triggers were called with. */
  // biome-ignore lint/suspicious/noExplicitAny: events are looked into freely
  events(): any[];
  close(): Promise<void>;
}

export async function startedPool(more: PoolFixture = {}): Promise<StartedPool> {
  const template = templateOf(more);
  const folder = more.folder ?? temporaryFolder();
  const events = join(folder, 'events');
  writeFileSync(events, '');
  let url = '';
  const lambdas = startLambdas({
    template,
    logDir: temporaryFolder(),
    environment: () => ({ EVENTS: events, COGNITO: url, LINK_TO: more.linkTo?.() ?? '' }),
  });
  const pool = await startUserPool({
    settings: poolSettings(template),
    lambdas,
    folder,
    siteOnAws: 'https://site.example',
    onMail: () => {},
  });
  url = pool.url;
  const server = await serveOnLoopback(pool.pages);
  const close = async () => {
    await server.close();
    await pool.close();
    await lambdas.close();
  };
  onTestFinished(close);
  return {
    pool,
    site: server.url,
    endpoint: `${server.url}/local/cognito`,
    events: () =>
      readFileSync(events, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close,
  };
}

/** One operation over the wire: what Cognito answers, or the name of its error. */
export async function ask(endpoint: string, operation: string, input: object) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  return answer.ok ? body : body.__type;
}
