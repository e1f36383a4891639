import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { formSeconds } from '#functions/external/files.ts';
import { tombstoneSeconds } from '#functions/store/accounts/accounts.ts';
import { statementsOf } from '../statements.ts';
import { synthesized } from '../synthesized.ts';

const template = synthesized();
const google = { clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'prizvanie/google' };
const [[poolId, { Properties: pool } = { Properties: {} }] = ['']] = Object.entries(
  template.findResources('AWS::Cognito::UserPool'),
);
const client = (stack: Template) =>
  Object.values(stack.findResources('AWS::Cognito::UserPoolClient')).map(({ Properties }) => Properties)[0];

describe('the user pool', () => {
  test('knows people by their e-mail, in any case of letters, and takes six characters of any kind', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      UserPoolTier: 'ESSENTIALS',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  test('lets an account back only by its e-mail, and an e-mail change only by a code sent there', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    });
  });

  test('offers a second factor by an app, never by SMS', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      SmsConfiguration: Match.absent(),
    });
  });

  test('writes in Russian, with the code', () => {
    const { DefaultEmailOption, EmailMessage, EmailSubject } = pool.VerificationMessageTemplate;
    expect(DefaultEmailOption).toBe('CONFIRM_WITH_CODE');
    expect(EmailMessage).toMatch(/[а-я].*\{####\}/);
    expect(EmailSubject).toMatch(/^[А-Я]/);
  });

  test('asks our functions, which it alone may call', () => {
    const { PreSignUp, PostConfirmation, ...others } = pool.LambdaConfig;
    expect(JSON.stringify([PreSignUp, PostConfirmation])).toMatch(/AuthorizeSignUp.*GrantFirstAdmins/);
    expect(others).toEqual({});
    for (const fn of [PreSignUp, PostConfirmation])
      template.hasResourceProperties('AWS::Lambda::Permission', {
        FunctionName: fn,
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [poolId, 'Arn'] },
      });
  });

  test('outlives the stack of a stage that keeps its data, and no other', () => {
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE' },
    });
    synthesized({ keepsData: false }).hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Delete',
      Properties: { DeletionProtection: 'INACTIVE' },
    });
  });
});

describe('the site’s client', () => {
  test('has no secret, shows no password to the server, and tells nobody who has an account', () => {
    expect(client(template)).toMatchObject({
      GenerateSecret: false,
      // With rotation Cognito refuses ALLOW_REFRESH_TOKEN_AUTH.
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
      SupportedIdentityProviders: ['COGNITO'],
    });
  });

  test('gets tokens for a quarter of an hour, and a month of new ones, each refresh token once', () => {
    expect(client(template)).toMatchObject({
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      EnableTokenRevocation: true,
    });
  });

  test('lets no sign-in outlive the tombstone of its account, nor a form that its last token has asked for', () => {
    const seconds: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
    const clients = Object.values(
      synthesized({ canary: true }).findResources('AWS::Cognito::UserPoolClient'),
    );
    expect(clients).toHaveLength(2);
    for (const { Properties: of } of clients) {
      const lasts = (token: string) =>
        of[`${token}Validity`] * (seconds[of.TokenValidityUnits[token]] ?? NaN);
      expect(lasts('RefreshToken') + lasts('AccessToken') + formSeconds).toBeLessThanOrEqual(
        tombstoneSeconds,
      );
    }
  });

  test('sends the browser back to the site’s root', () => {
    const cdn = Object.keys(template.findResources('AWS::CloudFront::Distribution'))[0];
    const root = [{ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [cdn, 'DomainName'] }, '/']] }];
    expect(client(template)).toMatchObject({ CallbackURLs: root, LogoutURLs: root });

    const own = ['https://jobs.example.ru/'];
    const named = synthesized({ domain: { name: 'jobs.example.ru' } });
    expect(client(named)).toMatchObject({ CallbackURLs: own, LogoutURLs: own });
  });

  test('goes without a hosted domain where there is no site', () => {
    const rehearsed = synthesized({ hasContentDelivery: false });
    rehearsed.resourceCountIs('AWS::Cognito::UserPoolDomain', 0);
    rehearsed.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 0);
    expect(client(rehearsed)).toMatchObject({ AllowedOAuthFlowsUserPoolClient: false });
  });
});

describe('Google', () => {
  const withGoogle = synthesized({ google });

  test('is there when the stage names its client; the secret stays in Secrets Manager', () => {
    template.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 0);
    withGoogle.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
      ProviderName: 'Google',
      ProviderDetails: {
        client_id: google.clientId,
        client_secret: '{{resolve:secretsmanager:prizvanie/google:SecretString:clientSecret::}}',
      },
      AttributeMapping: { email: 'email', email_verified: 'email_verified' },
    });
  });

  test('asks before what it says is written into an account', () => {
    const [[functionId, { Properties } = {}] = []] = Object.entries(
      withGoogle.findResources('AWS::Lambda::Function'),
    ).filter(([id]) => id.includes('KeepLinkedEmail'));
    const [pool] = Object.keys(withGoogle.findResources('AWS::Cognito::UserPool'));
    const arn = { 'Fn::GetAtt': [functionId, 'Arn'] };
    withGoogle.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { InboundFederation: { LambdaArn: arn, LambdaVersion: 'V1_0' } },
    });
    withGoogle.hasResourceProperties('AWS::Lambda::Permission', {
      Action: 'lambda:InvokeFunction',
      FunctionName: arn,
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [pool, 'Arn'] },
    });
    expect(Object.keys(Properties.Environment.Variables)).toContain('USER_ITEMS_TABLE');
    const rights = statementsOf(withGoogle, 'SignInTriggersKeepLinkedEmailRole');
    expect(rights.filter((action) => action.startsWith('cognito-idp'))).toEqual([
      'cognito-idp:AdminGetUser SignInUsers',
    ]);
    expect(JSON.stringify(template.findResources('AWS::Cognito::UserPool'))).not.toContain('Inbound');
  });

  test('is made before the client that offers it', () => {
    const [provider] = Object.keys(withGoogle.findResources('AWS::Cognito::UserPoolIdentityProvider'));
    withGoogle.hasResource('AWS::Cognito::UserPoolClient', {
      DependsOn: [provider],
      Properties: { SupportedIdentityProviders: ['COGNITO', 'Google'] },
    });
  });
});

describe('e-mails', () => {
  test('come from Cognito, and the deploy says how few', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: { EmailSendingAccount: 'COGNITO_DEFAULT' },
    });
    template.hasOutput('Mail', { Value: Match.stringLikeRegexp('50 a day') });
  });

  test('come from the stage’s own address when it has one', () => {
    const own = synthesized({ sesSender: 'no-reply@jobs.example.ru' });
    own.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: `=?UTF-8?B?${Buffer.from('Призвание').toString('base64')}?= <no-reply@jobs.example.ru>`,
        SourceArn: Match.objectLike({}),
      },
    });
    expect(own.findOutputs('Mail')).toEqual({});
  });
});

test('the settings reach the functions', () => {
  const chosen = synthesized({ adminEmails: ['anna@example.ru', 'boris@example.ru'], userDirectory: false });
  const variables = (id: string) =>
    Object.entries(chosen.findResources('AWS::Lambda::Function'))
      .filter(([resourceId]) => resourceId.includes(id))
      .map(([, { Properties }]) => Properties.Environment.Variables)[0];
  expect(variables('GrantFirstAdmins').ADMIN_EMAILS).toBe('anna@example.ru,boris@example.ru');
  expect(variables('AuthorizeSignUp')).toEqual({ EMAIL_CONFIRMATION: 'true', STAGE: 'test' });
  expect(variables('ListUsers').USER_DIRECTORY).toBe('false');
  expect(JSON.stringify(chosen.findResources('AWS::IAM::Policy'))).not.toMatch(/ApiListUsers.*ListUsers"\]/);
});

test('config.json names the pool and the client as CloudFormation makes them', () => {
  const [pool] = Object.keys(template.findResources('AWS::Cognito::UserPool'));
  const [site] = Object.keys(template.findResources('AWS::Cognito::UserPoolClient'));
  const markers = Object.values(template.findResources('Custom::CDKBucketDeployment')).flatMap(
    ({ Properties }) => Properties.SourceMarkers ?? [],
  );
  const replaced = markers.flatMap((marker: object) => Object.values(marker));
  expect(replaced).toEqual(expect.arrayContaining([{ Ref: pool }, { Ref: site }]));
});
