import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startHttpApi } from '../../../infra/local/gateway/http-api.ts';
import type { Issuers } from '../../../infra/local/gateway/jwt-authorizer.ts';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';

const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Users';
const scope = 'aws.cognito.signin.user.admin';

let keys: CryptoKeyPair;
let otherKeys: CryptoKeyPair;
let issuers: Issuers;

beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  issuers = new Map([[issuer, createLocalJWKSet({ keys: [jwk] })]]);
});

const template = (more: object = {}) =>
  synthesized({
    resources: {
      Users: { Type: 'AWS::Cognito::UserPool' },
      Site: { Type: 'AWS::Cognito::UserPoolClient' },
      Echo: lambdaFunction('Echo'),
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
      SignedIn: {
        Type: 'AWS::ApiGatewayV2::Authorizer',
        Properties: {
          AuthorizerType: 'JWT',
          IdentitySource: ['$request.header.Authorization'],
          JwtConfiguration: {
            Audience: [{ Ref: 'Site' }],
            Issuer: {
              'Fn::Join': ['', ['https://cognito-idp.eu-central-1.amazonaws.com/', { Ref: 'Users' }]],
            },
          },
          ...more,
        },
      },
      ToEcho: {
        Type: 'AWS::ApiGatewayV2::Integration',
        Properties: {
          IntegrationType: 'AWS_PROXY',
          PayloadFormatVersion: '2.0',
          IntegrationUri: { 'Fn::GetAtt': ['Echo', 'Arn'] },
        },
      },
      ...Object.fromEntries(
        Object.entries({ scoped: [scope], free: [] }).map(([path, scopes]) => [
          `Route${path}`,
          {
            Type: 'AWS::ApiGatewayV2::Route',
            Properties: {
              RouteKey: `GET /${path}`,
              AuthorizationType: 'JWT',
              AuthorizerId: { Ref: 'SignedIn' },
              ...(scopes.length > 0 && { AuthorizationScopes: scopes }),
              Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'ToEcho' }]] },
            },
          },
        ]),
      ),
    },
    assets: {
      Echo: code('return { statusCode: 200, body: JSON.stringify(event.requestContext.authorizer) };'),
    },
  });

async function start(more?: object) {
  const read = template(more);
  const lambdas = startLambdas({ template: read, logDir: temporaryFolder(), environment: () => ({}) });
  onTestFinished(() => lambdas.close());
  const api = await startHttpApi(read, lambdas, issuers);
  onTestFinished(() => api.close());
  return (path: string, authorization?: string) =>
    fetch(`${api.url}${path}`, { headers: authorization === undefined ? {} : { authorization } });
}

const claims = { sub: 'anna', client_id: 'Site', token_use: 'access', scope };

function sign(changed: object = {}, { seconds = 60, key = keys, by = issuer } = {}): Promise<string> {
  return new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(by)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key.privateKey);
}

it('lets an access token through and passes its claims on as text', async () => {
  const call = await start();
  const token = await sign({ 'cognito:groups': ['a', 'b'], email_verified: true });
  for (const header of [`Bearer ${token}`, `bearer ${token}`, token]) {
    const answer = await call('/scoped', header);
    expect(answer.status).toBe(200);
    const { jwt } = await answer.json();
    expect(jwt).toMatchObject({
      claims: { sub: 'anna', scope, 'cognito:groups': '[a b]', email_verified: 'true' },
      scopes: [scope],
    });
    expect(jwt.claims.exp).toMatch(/^\d+$/);
  }
  expect((await (await call('/free', await sign({ scope: 'other' }))).json()).jwt.scopes).toBeNull();
});

const refused: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['none', () => undefined],
  ['an empty header', () => 'Bearer '],
  ['something else', () => 'Bearer x.y.z'],
  ['one of another key', () => sign({}, { key: otherKeys })],
  ['one of another pool', () => sign({}, { by: `${issuer}X` })],
  ['an expired one', () => sign({}, { seconds: -1 })],
  ['one of another client', () => sign({ client_id: 'Other' })],
  ['one with another audience', () => sign({ aud: 'Other' })],
  [
    'an unsigned one',
    () => new UnsecuredJWT(claims).setIssuer(issuer).setExpirationTime('1 minute').encode(),
  ],
];

it.each(refused)('answers 401 to a token: %s', async (_, token) => {
  const call = await start();
  const answer = await call('/scoped', await token());
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

it('answers 403 to an ID token, which has no scope', async () => {
  const call = await start();
  const id = await sign({ aud: 'Site', client_id: undefined, scope: undefined, token_use: 'id' });
  const answer = await call('/scoped', id);
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Forbidden' }]);
});

it.each([
  ['of another kind', { AuthorizerType: 'REQUEST' }],
  ['that reads another header', { IdentitySource: ['$request.header.Token'] }],
  ['whose issuer is not here', { JwtConfiguration: { Audience: [], Issuer: 'https://accounts.example' } }],
])('refuses an authorizer %s, which it would otherwise leave out', async (_, more) => {
  await expect(start(more)).rejects.toThrow('SignedIn');
});
