import { afterAll, afterEach, beforeEach } from 'vitest';
import { type Account, healthyAccount, type StandInStack } from '#tests/support/aws/account.ts';
import { startAws } from '#tests/support/aws/aws.ts';
import { startDns } from '#tests/support/aws/dns.ts';
import { stageCommands } from '#tests/support/stack/stage-commands.ts';
import { type BedrockStandIn, startBedrock } from '#tests/support/writer/bedrock-stand-in.ts';

const plain = {
  region: 'eu-central-1',
  contactEmail: 'team@example.ru',
  sources: { trudvsem: {} },
  firewall: false,
};
export const zone = { id: 'Z0123456789ABC', name: 'example.ru' };
const stages = {
  plain,
  full: {
    ...plain,
    firewall: true,
    sources: { hh: { tokenSecret: 'prizvanie/hh-token' } },
    google: { clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'prizvanie/google' },
    sesSender: 'no-reply@jobs.example.ru',
    writer: { model: 'eu.amazon.nova-lite-v1:0', price: { input: 0.1, output: 0.1 } },
    domain: { name: 'jobs.example.ru', hostedZone: zone },
    adminEmails: ['anna@example.ru'],
  },
  elsewhere: { ...plain, domain: { name: 'jobs.invalid' } },
  large: { ...plain, search: { memory: 4096 } },
  warm: { ...plain, search: { provisionedConcurrency: 20 } },
  north: { ...plain, region: 'eu-north-1' },
  wrong: { ...plain, region: 'europe' },
};

/** What the CDK makes of the stages that have an edge stack. */
export const edge = {
  Resources: { Certificate: { Type: 'AWS::CertificateManager::Certificate' } },
  Outputs: { CertificateArn: { Value: { Ref: 'Certificate' } } },
};
const synthesized = {
  ...Object.fromEntries(
    Object.keys(stages).map((stage) => [
      `Prizvanie-${stage}`,
      { Resources: { SignInUsers: { Type: 'AWS::Cognito::UserPool' } } },
    ]),
  ),
  ...{ 'Prizvanie-full-edge': edge, 'Prizvanie-elsewhere-edge': edge },
};

/** Whom the alarms tell. */
export const topic = 'arn:aws:sns:eu-central-1:123456789012:alarms';
const deployedStack: StandInStack = {
  outputs: {
    SiteUrl: 'https://jobs.example.ru',
    CdnHost: 'd1.cloudfront.net',
    UserPoolId: 'pool',
    UserRolesTable: 'roles',
    ImportWorkflowArn: 'arn:machine',
    GoogleRedirectUri: 'https://prizvanie-full.auth.eu-central-1.amazoncognito.com/oauth2/idpresponse',
  },
  resources: [['AWS::SNS::Topic', 'WatchTopic', topic]],
};
/** Of one stage. */
export const poolOf = (stage: string) => `pool-${stage}`;

interface World {
  account: Account;
  aws: Awaited<ReturnType<typeof startAws>>;
  bedrock: BedrockStandIn;
  dns: Awaited<ReturnType<typeof startDns>>;
}

interface DeployOptions {
  /** @default --yes */
  readonly args?: string[];
  /** Typed at a terminal. */
  readonly answer?: string;
  readonly env?: Record<string, string>;
}

/** For a test file: before each test an account in which every stage has been deployed once, and nothing is wrong. */
export function deploys() {
  const commands = stageCommands(stages);
  afterAll(commands.remove);
  const world = {} as World;
  beforeEach(async () => {
    const account = healthyAccount();
    account.tables.roles = [];
    for (const [stage, { region }] of Object.entries(stages)) {
      const { resources = [], ...stack } = structuredClone(deployedStack);
      const pool = ['AWS::Cognito::UserPool', 'SignInUsers', poolOf(stage)] as const;
      account.stacks[`${region} Prizvanie-${stage}`] = { ...stack, resources: [...resources, pool] };
      account.prefixes[poolOf(stage)] = `prizvanie-${stage}`;
    }
    account.secrets = ['prizvanie/hh-token', 'prizvanie/google'];
    account.verifiedDomains = ['jobs.example.ru'];
    account.zones = { [zone.id]: zone.name };
    // The one name that nobody can have taken is known only where all are.
    const dns = await startDns((name) => account.hosts === null || account.hosts.includes(name));
    Object.assign(world, { account, aws: await startAws(account), bedrock: await startBedrock(), dns });
    world.bedrock.setReply(() => ({ pieces: ['Hi'] }));
  });
  afterEach(async () => {
    await world.aws.close();
    await world.bedrock.close();
    await world.dns.close();
  });

  return {
    world,
    deploy: (stage: string | null, { args = ['--yes'], env, ...given }: DeployOptions = {}) =>
      commands.run('deploy', [...(stage === null ? [] : ['--stage', stage]), ...args], {
        ...given,
        dns: world.dns.server,
        env: {
          ...world.aws.environment,
          AWS_ENDPOINT_URL_BEDROCK_RUNTIME: world.bedrock.url,
          CDK_SYNTH: JSON.stringify(synthesized),
          ...env,
        },
      }),
    /** Nothing is left to do in such an account. */
    completeSetup() {
      world.account.tables.roles = [{ user_id: { S: 'u1' }, role: { S: 'admin' } }];
      world.account.executions = 1;
      world.account.usersByGoogle = 1;
      world.account.subscriptions = { [topic]: [['ops@example.ru', true]] };
    },
  };
}

/** What was looked at, a line each. */
export const outcomes = (lines: readonly string[]) => lines.filter((line) => /^[✓!✗] /.test(line));

/** What is left to do, without its number. */
export const remainingSteps = (lines: readonly string[]) =>
  lines.filter((line) => /^\d+\. /.test(line)).map((line) => line.slice(3));
