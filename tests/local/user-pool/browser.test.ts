import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { siteAdditions } from '../../../infra/local/user-pool/pages/site-additions.ts';
import { startWebSite } from '../../../infra/local/web-site/web-site.ts';
import { synthesized } from '../synthesized.ts';
import { clientId, poolId, startedPool } from './fixture.ts';

/*
 * The sign-in client in Chromium, on a page that does nothing else, under the policy of the site: nothing inline, and
 * nothing from anywhere but the site.
 */

const page = '<!doctype html><html><head><script type="module" src="/assets/page.js"></script></head></html>';
const pageScript = `
  import { Amplify } from 'aws-amplify';
  import * as auth from 'aws-amplify/auth';
  import 'aws-amplify/auth/enable-oauth-listener';
  const { auth: config } = await (await fetch('/config.json')).json();
  Amplify.configure({ Auth: { Cognito: {
    userPoolId: config.userPoolId,
    userPoolClientId: config.userPoolClientId,
    userPoolEndpoint: config.endpoint,
    loginWith: { email: true, oauth: {
      domain: config.hostedDomain,
      scopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
      redirectSignIn: [location.origin + '/'],
      redirectSignOut: [location.origin + '/'],
      responseType: 'code',
    } },
  } } });
  window.auth = auth;`;

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'; require-trusted-types-for 'script'";

async function startSite(script: string, fixture: Parameters<typeof startedPool>[0] = {}) {
  const started = await startedPool(fixture);
  const deployed = { DestinationBucketName: { Ref: 'Files' } };
  const template = synthesized({
    resources: {
      Files: { Type: 'AWS::S3::Bucket' },
      SitePage: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          FunctionCode:
            "function handler({ request }) { if (request.uri === '/') request.uri = '/index.html'; return request; }",
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: 'headers',
            SecurityHeadersConfig: {
              ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
            },
          },
        },
      },
      Cdn: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            DefaultCacheBehavior: {
              TargetOriginId: 'files',
              CachePolicyId: 'of-our-own',
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                {
                  EventType: 'viewer-request',
                  FunctionARN: { 'Fn::GetAtt': ['SitePage', 'FunctionARN'] },
                },
              ],
            },
            Origins: [
              {
                Id: 'files',
                DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] },
                S3OriginConfig: {},
              },
            ],
          },
        },
      },
      Upload: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: { SourceObjectKeys: ['site.zip'], ...deployed },
      },
    },
    assets: {
      site: {
        'index.html': page,
        'assets/page.js': script,
        'config.json': JSON.stringify({
          auth: { userPoolId: poolId, userPoolClientId: clientId, hostedDomain: 'on-aws.example' },
        }),
      },
    },
  });
  const site = await startWebSite({
    template,
    port: 0,
    hosts: new Map(),
    additions: siteAdditions(started.pool),
  });
  onTestFinished(() => site.close());
  return { ...started, url: `http://localhost:${site.port}/` };
}

let browser: Browser;
let script: string;

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: pageScript, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    write: false,
  });
  script = bundle.outputFiles[0]?.text ?? '';
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function openContext(): Promise<{ context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  return { context, complaints };
}

declare global {
  // What the page makes known.
  var auth: typeof import('aws-amplify/auth') | undefined;
}

const isReady = (page: Page) => page.waitForFunction(() => window.auth !== undefined);
const userOf = (page: Page) =>
  page.evaluate(() =>
    window.auth?.getCurrentUser().then(
      ({ username }) => username,
      (error: Error) => error.name,
    ),
  );

it('signs in with a password, which never leaves the page, and keeps the session', async () => {
  const { pool, url } = await startSite(script);
  await pool.addAccount('anna@example.ru', 'пароль 1');
  const { context, complaints } = await openContext();
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(url);
  await isReady(page);
  const wrong = await page.evaluate(() =>
    window.auth?.signIn({ username: 'anna@example.ru', password: 'пароль 2' }).catch((error) => error.name),
  );
  expect(wrong).toBe('NotAuthorizedException');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);

  await page.evaluate(() => window.auth?.signIn({ username: 'anna@example.ru', password: 'пароль 1' }));
  const user = await userOf(page);
  expect(user).toMatch(/^[\da-f-]{36}$/);
  await page.reload();
  await isReady(page);
  expect(await userOf(page)).toBe(user);
  await page.evaluate(() => window.auth?.fetchAuthSession({ forceRefresh: true }));
  await page.evaluate(() => window.auth?.signOut());
  expect(await userOf(page)).toBe('UserUnAuthenticatedException');
  expect(sent.filter((request) => request.includes('пароль'))).toEqual([]);
  expect(sent.filter((request) => !request.startsWith(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('signs in with Google and out again', async () => {
  const { url } = await startSite(script);
  const { context, complaints } = await openContext();
  const page = await context.newPage();
  await page.goto(url);
  await isReady(page);
  await page.evaluate(() => void window.auth?.signInWithRedirect({ provider: 'Google' }));
  await page.getByRole('heading', { name: 'Выберите аккаунт' }).waitFor();
  expect(await page.title()).toBe('Выберите аккаунт');
  expect(new URL(page.url()).origin).toBe(new URL(url).origin);
  await page.getByRole('button', { name: 'anna.google@prizvanie.local' }).click();

  await page.waitForURL(url);
  await isReady(page);
  await expect.poll(() => userOf(page)).toBe('google_100000000000000000001');
  await page.evaluate(() => window.auth?.fetchAuthSession({ forceRefresh: true }));

  const left = page.waitForEvent('load');
  await page.evaluate(() => void window.auth?.signOut());
  await left;
  await isReady(page);
  expect(page.url()).toBe(url);
  expect(await userOf(page)).toBe('UserUnAuthenticatedException');
  expect(complaints).toEqual([]);
});

it('comes back from Google with nothing when the trigger refuses', async () => {
  const { url } = await startSite(script, { linkTo: () => 'nobody' });
  const { context } = await openContext();
  const page = await context.newPage();
  await page.goto(url);
  await isReady(page);
  await page.evaluate(() => void window.auth?.signInWithRedirect({ provider: 'Google' }));
  await page.getByRole('button', { name: 'boris.google@prizvanie.local' }).click();
  await page.waitForURL(/error_description=PreSignUp\+failed/);
  await isReady(page);
  expect(await userOf(page)).toBe('UserUnAuthenticatedException');
});
