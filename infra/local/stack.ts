import { join } from 'node:path';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { addDemoAccounts } from './demo-accounts.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import type { Gateway } from './gateway/gateway.ts';
import { startHttpApi } from './gateway/http-api.ts';
import { type Submission, startIndexNow } from './index-now/index-now.ts';
import { distributionHost } from './intrinsics.ts';
import { type LambdaRunner, startLambdas } from './lambda/lambda.ts';
import { startLambdaApi } from './lambda/lambda-api.ts';
import { startRestApi } from './rest-api/rest-api.ts';
import { startS3 } from './s3/s3.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { generatedSecrets, newToken, readSecrets, secretOf, startSecretsManager } from './secrets-manager.ts';
import { startSes } from './ses/ses.ts';
import { datasetOf, type SourcesOptions, startSources } from './sources/sources.ts';
import { startStepFunctions } from './step-functions/step-functions.ts';
import { readTemplate, type Template } from './template.ts';
import type { Mail } from './user-pool/outbox.ts';
import { siteAdditions } from './user-pool/pages/site-additions.ts';
import { poolSettings } from './user-pool/pool-settings.ts';
import { startUserPool, type UserPool } from './user-pool/user-pool.ts';
import { startWebSite } from './web-site/web-site.ts';

export interface LocalStackOptions extends Omit<SourcesOptions, 'tokenOf' | 'portOf' | 'keptIn'> {
  /** Where the app is synthesized: cdk.out. */
  readonly outDir: string;
  /** @default - the only one there */
  readonly stack?: string;
  /** Everything that outlives the stack. */
  readonly localDir: string;
  /** Of the site; 0 lets the system choose. */
  readonly port: number;
  /** Of a state machine's Wait, ms. @default - each is as long as the template says */
  readonly maxWaitMs?: number;
  /** @default - the database's failure is thrown */
  readonly onFailure?: (error: Error) => void;
  /** Gets each e-mail that Cognito would send. @default - they are found in the outbox only */
  readonly onMail?: (mail: Mail) => void;
  /** Whether a route refuses what comes faster than the template lets it. @default true */
  readonly isThrottled?: boolean;
  /** Gets each start by the clock that came to nothing. @default - it is written to stderr */
  readonly onUndelivered?: (schedule: string, error: Error) => void;
}

export interface LocalStack {
  /** 'http://localhost:3000' */
  readonly url: string;
  /** Where the stand-ins are; the SDK of a command that works on this stack takes them from its environment. */
  readonly endpoints: Readonly<
    Record<'api' | 'dynamodb' | 's3' | 'stepFunctions' | 'secretsManager' | 'userPool', string>
  >;
  /** Variables under which an SDK client or our own code finds this stack: endpoints, credentials, names of tables. */
  readonly environment: Readonly<Record<string, string>>;
  /** ARNs by the ids in the template. */
  readonly stateMachines: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** The e-mails that Cognito and SES would have sent, the latest first. */
  outbox(): readonly Mail[];
  /** What search engines would have been told, the first call first. */
  submissions(): readonly Submission[];
  close(): Promise<void>;
}

/** Of everybody here: the stand-ins ask for no more. */
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** What the stage keeps in the secrets named by HH_TOKEN_SECRET and its like. */
const tokenSecret = z.object({ accessToken: z.string() });

const trigger = z.object({ HandlerArn: z.string() });

/** Starts the synthesized stack on this machine: the site on its port, every stand-in on a free one. */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { localDir, port, onFailure = fail, onMail = () => {}, onUndelivered = logUndelivered } = options;
  const template = readTemplate(options.outDir, options.stack);
  const dataset = join(localDir, datasetOf(options.folders));
  const declared = declaredVariables(template);

  const started: { close(): Promise<void> }[] = [];
  const registerForClose = <Service extends { close(): Promise<void> }>(service: Service): Service => {
    started.unshift(service);
    return service;
  };
  const close = async () => {
    for (const service of started) await service.close();
  };

  try {
    const tokenSecrets = Object.entries(declared).filter(([name]) => name.endsWith('_TOKEN_SECRET'));
    const secrets = readSecrets(join(localDir, 'secrets.json'), {
      ...generatedSecrets(template),
      ...Object.fromEntries(
        tokenSecrets.map(([, name]) => [name, () => JSON.stringify({ accessToken: newToken() })]),
      ),
    });
    const tokenOf = (source: string): string => {
      const secret = secrets[declared[`${source.toUpperCase()}_TOKEN_SECRET`] ?? ''];
      return secret === undefined ? '' : tokenSecret.parse(JSON.parse(secret)).accessToken;
    };

    const dynamodb = registerForClose(
      await startDynamoDb({ template, path: join(dataset, 'dynamodb'), onFailure }),
    );
    const secretsManager = registerForClose(await startSecretsManager(secrets));
    const sources = registerForClose(await startSources({ ...options, keptIn: dataset, tokenOf }));
    const indexNow = registerForClose(await startIndexNow());

    // The site stands last; by the time a browser asks, its port is known.
    let sitePort = port;
    const s3 = registerForClose(
      await startS3({
        template,
        folder: join(dataset, 's3'),
        credentials,
        originsOf: (origin) => (origin === siteOnAws(template) ? originsHere(sitePort) : [origin]),
      }),
    );

    const environment: Record<string, string> = {
      AWS_REGION: template.region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
      AWS_ENDPOINT_URL_S3: s3.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.url,
    };
    const lambdas = registerForClose(
      startLambdas({
        template,
        logDir: join(localDir, 'logs'),
        environment: (fnEnvironment) => ({
          ...environment,
          ...sources.variables(fnEnvironment),
          ...(fnEnvironment.SITE_ORIGIN !== undefined && { SITE_ORIGIN: `http://localhost:${sitePort}` }),
          ...(fnEnvironment.INDEXNOW_URL !== undefined && {
            INDEXNOW_URL: indexNow.url,
            // Nothing is kept before the site here, and an index asks every two seconds.
            PAGES_KEPT_SECONDS: String(Math.min(2000, options.maxWaitMs ?? 2000) / 1000),
          }),
        }),
      }),
    );
    const stepFunctions = registerForClose(
      await startStepFunctions({
        template,
        lambdas,
        folder: join(dataset, 'executions'),
        maxWaitMs: options.maxWaitMs,
      }),
    );
    environment.AWS_ENDPOINT_URL_SFN = stepFunctions.url;
    environment.AWS_ENDPOINT_URL_LAMBDA = registerForClose(await startLambdaApi(template, lambdas)).url;
    // What a deploy calls before it lets anybody ask.
    for (const { properties } of template.resources('Custom::Trigger', trigger))
      await lambdas.invoke(properties.HandlerArn, {});
    registerForClose(
      startScheduler({
        template,
        startExecution: starterOf(stepFunctions.url, template),
        invoke: (arn, input) => lambdas.invoke(arn, JSON.parse(input)),
        onUndelivered,
      }),
    );
    const userPool = registerForClose(
      await userPoolOf(template, { lambdas, folder: join(dataset, 'user-pool'), onMail }),
    );
    environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = userPool.url;
    environment.AWS_ENDPOINT_URL_SESV2 = registerForClose(
      await startSes((email) => userPool.addMail({ ...email, code: '' })),
    ).url;
    await addDemoAccounts(userPool);
    const issuers = new Map([[userPool.settings.issuer, userPool.publicKeys]]);
    const api = registerForClose(await startHttpApi(template, lambdas, issuers, options.isThrottled));
    const stream = await startRestApi(template, lambdas, issuers);
    if (stream) registerForClose(stream);
    const site = registerForClose(
      await startWebSite({
        template,
        port,
        hosts: new Map([
          ...[api, stream].filter((gateway): gateway is Gateway => gateway !== null).map(hostOf),
          ...s3.awsHosts.map((host): [string, string] => [host, s3.url]),
        ]),
        secretOf: (id) => secretOf(secrets, id),
        additions: siteAdditions(userPool),
      }),
    );
    sitePort = site.port;

    return {
      url: `http://localhost:${site.port}`,
      endpoints: {
        api: api.url,
        dynamodb: dynamodb.url,
        s3: s3.url,
        stepFunctions: stepFunctions.url,
        secretsManager: secretsManager.url,
        userPool: userPool.url,
      },
      environment: { ...declared, ...sources.variables(declared), ...environment },
      stateMachines: arnsOf(template, 'AWS::StepFunctions::StateMachine'),
      functions: arnsOf(template, 'AWS::Lambda::Function'),
      outbox: userPool.outbox,
      submissions: indexNow.submissions,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const arnsOf = (template: Template, type: string): Record<string, string> =>
  Object.fromEntries(template.idsOf(type).map((id) => [id, template.arnOf(id)]));

function fail(error: Error): never {
  throw error;
}

const logUndelivered = (schedule: string, error: Error): void =>
  console.error(`${schedule} could not start its execution: ${error.message}`);

/** As the Scheduler does it: over the API of Step Functions. */
function starterOf(endpoint: string, { region }: Template) {
  const client = new SFNClient({ endpoint, region, credentials });
  return (stateMachineArn: string, input: string) =>
    client.send(new StartExecutionCommand({ stateMachineArn, input }));
}

function userPoolOf(
  template: Template,
  options: { lambdas: LambdaRunner; folder: string; onMail: (mail: Mail) => void },
): Promise<UserPool> {
  const settings = poolSettings(template);
  return startUserPool({ settings, siteOnAws: siteOnAws(template), ...options });
}

const hostOf = ({ awsHost, url }: Gateway): [string, string] => [awsHost, url];

function siteOnAws(template: Template): string {
  const [distribution = ''] = template.idsOf('AWS::CloudFront::Distribution');
  return `https://${distributionHost(distribution)}`;
}

const originsHere = (port: number): string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

const variables = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
});

/**
 * The variables of all functions together, as the template has them: each name means one thing in this product. Not those of
 * AWS: they are for the SDK of that function alone.
 */
export function declaredVariables(template: Template): Record<string, string> {
  const all = template
    .resources('AWS::Lambda::Function', variables)
    .flatMap(({ properties }) => Object.entries(properties.Environment?.Variables ?? {}));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('AWS_')));
}
