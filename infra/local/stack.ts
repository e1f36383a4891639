import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { addDemoAccounts } from './demo-accounts.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import { demoFeed } from './hh/demo-feed.ts';
import { readSavedAnswers } from './hh/saved-answers.ts';
import { type HhStandInOptions, startHhStandIn } from './hh/stand-in.ts';
import { startHttpApi } from './http-api.ts';
import { distributionHost } from './intrinsics.ts';
import { type LambdaRunner, startLambdas } from './lambda.ts';
import { newToken, readSecrets, startSecretsManager } from './secrets-manager.ts';
import { startStepFunctions } from './step-functions/step-functions.ts';
import { readTemplate, type Template } from './template.ts';
import type { Mail } from './user-pool/outbox.ts';
import { siteAdditions } from './user-pool/pages/site-additions.ts';
import { poolSettings } from './user-pool/pool-settings.ts';
import { startUserPool, type UserPool } from './user-pool/user-pool.ts';
import { startWebSite } from './web-site/web-site.ts';

export interface LocalStackOptions {
  /** Where the app is synthesized: cdk.out. */
  readonly outDir: string;
  /** @default - the only one there */
  readonly stack?: string;
  /** Everything that outlives the stack. */
  readonly localDir: string;
  /** Of the site; 0 lets the system choose. */
  readonly port: number;
  /** A folder of saved hh.ru answers. @default - the demo feed */
  readonly hhData?: string;
  /** What the hh stand-in answers instead of the usual. */
  readonly hhFault?: HhStandInOptions['fault'];
  /** @default - the database's failure is thrown */
  readonly onFailure?: (error: Error) => void;
  /** Gets each e-mail that Cognito would send. @default - they are found in the outbox only */
  readonly onMail?: (mail: Mail) => void;
}

export interface LocalStack {
  /** 'http://localhost:3000' */
  readonly url: string;
  /** Where the stand-ins are; the SDK of a command that works on this stack takes them from its environment. */
  readonly endpoints: Readonly<
    Record<'api' | 'dynamodb' | 'stepFunctions' | 'secretsManager' | 'userPool' | 'hh', string>
  >;
  /** Variables under which an SDK client or our own code finds this stack: endpoints, credentials, names of tables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Of every state machine by its id in the template. */
  readonly stateMachines: Readonly<Record<string, string>>;
  /** The e-mails that Cognito would have sent, the latest first. */
  outbox(): readonly Mail[];
  close(): Promise<void>;
}

/** What the stage keeps in the secret named by HH_TOKEN_SECRET. */
const hhSecret = z.object({ accessToken: z.string() });

/** A database for each source of data: demo vacancies never stand among real ones. */
const datasetOf = (hhData: string | undefined): string =>
  hhData === undefined
    ? 'demo'
    : `hh-${createHash('sha256').update(resolve(hhData)).digest('hex').slice(0, 8)}`;

/** Starts the synthesized stack on this machine: the site on its port, every stand-in on a free one. */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { localDir, port, hhData, hhFault, onFailure = fail, onMail = () => {} } = options;
  const template = readTemplate(options.outDir, options.stack);
  const dataset = join(localDir, datasetOf(hhData));
  const answers = hhData === undefined ? demoFeed(new Date()) : readSavedAnswers(hhData);
  const declared = declaredVariables(template);

  const started: { close(): Promise<void> }[] = [];
  const keep = <Service extends { close(): Promise<void> }>(service: Service): Service => {
    started.unshift(service);
    return service;
  };
  const close = async () => {
    for (const service of started) await service.close();
  };

  try {
    const secretName = declared.HH_TOKEN_SECRET ?? 'hh-token';
    const secrets = readSecrets(join(localDir, 'secrets.json'), {
      [secretName]: () => JSON.stringify({ accessToken: newToken() }),
    });
    const { accessToken: token } = hhSecret.parse(JSON.parse(secrets[secretName] ?? ''));

    const dynamodb = keep(await startDynamoDb({ template, path: join(dataset, 'dynamodb'), onFailure }));
    const secretsManager = keep(await startSecretsManager(secrets));
    const hh = keep(await startHhStandIn({ answers, token, ...(hhFault && { fault: hhFault }) }));

    const environment: Record<string, string> = {
      AWS_REGION: template.region,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.url,
    };
    const lambdas = keep(
      startLambdas({
        template,
        logDir: join(localDir, 'logs'),
        environment: (own) => ({ ...environment, ...sourceVariables(own, hh.url) }),
      }),
    );
    const stepFunctions = keep(
      await startStepFunctions({ template, lambdas, folder: join(dataset, 'executions') }),
    );
    environment.AWS_ENDPOINT_URL_SFN = stepFunctions.url;
    const userPool = keep(
      await userPoolOf(template, { lambdas, folder: join(dataset, 'user-pool'), onMail }),
    );
    environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = userPool.url;
    await addDemoAccounts(userPool);
    const issuers = new Map([[userPool.settings.issuer, userPool.publicKeys]]);
    const api = keep(await startHttpApi(template, lambdas, issuers));
    const site = keep(
      await startWebSite({
        template,
        port,
        hosts: new Map([[api.awsHost, api.url]]),
        additions: siteAdditions(userPool),
      }),
    );

    return {
      url: `http://localhost:${site.port}`,
      endpoints: {
        api: api.url,
        dynamodb: dynamodb.url,
        stepFunctions: stepFunctions.url,
        secretsManager: secretsManager.url,
        userPool: userPool.url,
        hh: hh.url,
      },
      environment: { ...declared, ...sourceVariables(declared, hh.url), ...environment },
      stateMachines: Object.fromEntries(
        template.idsOf('AWS::StepFunctions::StateMachine').map((id) => [id, template.arnOf(id)]),
      ),
      outbox: userPool.outbox,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function fail(error: Error): never {
  throw error;
}

function userPoolOf(
  template: Template,
  options: { lambdas: LambdaRunner; folder: string; onMail: (mail: Mail) => void },
): Promise<UserPool> {
  const settings = poolSettings(template);
  const [distribution = ''] = template.idsOf('AWS::CloudFront::Distribution');
  return startUserPool({ settings, siteOnAws: `https://${distributionHost(distribution)}`, ...options });
}

const variables = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
});

/** The variables of all functions together, as the template has them: each name means one thing in this product. */
export function declaredVariables(template: Template): Record<string, string> {
  const all = template
    .resources('AWS::Lambda::Function', variables)
    .map(({ properties }) => properties.Environment?.Variables ?? {});
  return Object.assign({}, ...all);
}

/** A function that asks hh.ru asks the stand-in, as fast as it can. */
const sourceVariables = (own: Readonly<Record<string, string>>, hhUrl: string): Record<string, string> =>
  'HH_API_URL' in own ? { HH_API_URL: hhUrl, HH_REQUESTS_PER_SECOND: '0', HH_BUSY_WAIT_SECONDS: '1' } : {};
