import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFormationClient, CreateChangeSetCommand } from '@aws-sdk/client-cloudformation';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { importSources } from '#core/contract/stack/import-sources.ts';
import { buildAll } from '../build/build-all.ts';
import { root } from '../build/steps.ts';
import { startSources } from '../local/sources/sources.ts';
import { localSender, senderDomain } from '../settings/mail.ts';
import { settingsOf, stackName } from '../settings.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { startEmulator } from './rehearsal/emulator.ts';
import { hasNjs, installPrograms, NoPrograms } from './rehearsal/programs.ts';
import { findStack, resourcesOf, type StackResource } from './stage/deployed-stack.ts';

const stage = 'rehearsal';
const folder = join(root, '.rehearsal');
const emulatorPort = 4566;
const token = 'rehearsal-token';

const notCovered = [
  'два стека и их порядок: эмулятор не знает CloudFront, а без него второй стек не нужен',
  'CloudFront: кэш, заголовки, сертификат, файлы сайта в корзине',
  'права: эмулятор не проверяет IAM — за них отвечают тесты шаблона и cdk-nag',
  'квоты, холодный старт на arm64, регулирование запросов, журналы и X-Ray',
  'тревоги по нескольким метрикам, бюджет и проверку сайта: за них отвечают тесты с рядами чисел',
  'вход через Google, письма с кодами, доставку писем, их заголовки и жалобы на них, почту в любом регистре, одноразовые пароли, роль по adminEmails',
  'ответы по словам (REST API с потоком) и модель Bedrock: письмо и советы пишут правила, одним ответом',
  'CORS и сроки хранения в корзине файлов, условия подписанной формы',
  'часовой пояс расписания и очередь неначатых импортов: эмулятор их не знает',
  'настоящие источники: за них отвечают дублёры с демонстрационными вакансиями',
];

/** Nothing of the person's own AWS set-up reaches what a rehearsal starts: it cannot touch a real account. */
function environment(endpoint: string, region: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !/^(AWS|CDK)_/.test(name),
  );
  return {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'rehearsal',
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    AWS_REGION: region,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}

/** Runs a file with this Node and gives what it said; everything is also in a log of that name. */
async function runNode(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const log = createWriteStream(join(folder, `${name}.log`));
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      log.write(text);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  log.end();
  if (code === 0) return output;
  throw new UserError(`${output.trim().split('\n').slice(-25).join('\n')}\nШаг «${name}» не прошёл.`);
}

async function timed<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work;
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} с`);
  return result;
}

const cdk = 'node_modules/aws-cdk/bin/cdk';
/** The emulator's only one. */
const account = '000000000000';

/** What the deploy command does, run by run: `deploy-1.log`, `deploy-2.log`. */
const deploy = (run: number, env: Record<string, string>): Promise<string> =>
  runNode(`deploy-${run}`, ['infra/commands/deploy.ts', '--stage', stage, '--yes'], env);

/** Names of what outlives its stack where data is kept: these must never be made twice. */
const statefulNames = (resources: readonly StackResource[]): string[] =>
  resources.filter(({ type }) => /::(Table|Bucket|UserPool)$/.test(type)).map(({ name }) => name);

interface Asset {
  readonly source: { readonly path: string };
  readonly destinations: Readonly<
    Record<string, { readonly bucketName: string; readonly objectKey: string }>
  >;
}

/** Where the CDK puts the template of a nested stack, which it leaves alone if something is there already. */
async function nestedTemplate(
  region: string,
  env: Record<string, string>,
): Promise<{ Bucket: string; Key: string }> {
  const app = join(folder, 'cdk.out');
  const options = ['--quiet', '-c', `stage=${stage}`, '--output', app];
  await runNode('synth', [cdk, 'synth', ...options], env);
  const { files } = JSON.parse(readFileSync(join(app, `${stackName(stage)}.assets.json`), 'utf8'));
  const nested = Object.values<Asset>(files).filter(({ source }) =>
    source.path.endsWith('.nested.template.json'),
  );
  const { bucketName, objectKey } = Object.values(nested.at(-1)?.destinations ?? {})[0] ?? {};
  if (bucketName === undefined || objectKey === undefined)
    throw new UserError('В приложении нет вложенных стеков: сломать развёртывание на полпути нечем.');
  const here: Record<string, string> = { AccountId: account, Region: region };
  const Bucket = bucketName.replaceAll(/\$\{AWS::(\w+)\}/g, (_, what: string) => here[what] ?? '');
  return { Bucket, Key: objectKey };
}

/**
 * A nested stack that cannot be made stops the first deploy half-way; mended, the same command goes on from there. Gives
 * the outputs.
 */
async function deployInTwo(
  region: string,
  env: Record<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const options = ['-c', `stage=${stage}`, '--output', join(folder, 'cdk.out')];
  await timed(
    'cdk bootstrap',
    runNode('bootstrap', [cdk, 'bootstrap', `aws://${account}/${region}`, ...options], env),
  );
  const name = stackName(stage);
  // CDK knows a stack that is not there by AWS's words, which are not the emulator's; one that was only looked at is there.
  await new CloudFormationClient({ region }).send(
    new CreateChangeSetCommand({
      StackName: name,
      ChangeSetName: 'looked-at',
      ChangeSetType: 'CREATE',
      TemplateBody: JSON.stringify({ Resources: { Topic: { Type: 'AWS::SNS::Topic' } } }),
    }),
  );
  const files = new S3Client({ region });
  const template = await nestedTemplate(region, env);
  const broken = { Parameters: { Nobody: { Type: 'String' } }, Resources: {} };
  await files.send(new PutObjectCommand({ ...template, Body: JSON.stringify(broken) }));
  const isDone = await timed(
    'npm run deploy, которому не создать один из вложенных стеков',
    deploy(1, env).then(
      () => true,
      () => false,
    ),
  );
  const halted = await findStack(name, region);
  if (isDone || halted?.status !== 'CREATE_FAILED')
    throw new UserError(`Развёртывание не остановилось на полпути: стек ${name} — ${halted?.status}.`);
  const half = await resourcesOf(name, region);
  console.log(`Остановилось на полпути (${halted.status}), ресурсов: ${half.length}`);

  await files.send(new DeleteObjectCommand(template));
  await timed('npm run deploy ещё раз', deploy(2, env));
  const stack = await findStack(name, region);
  const all = await resourcesOf(name, region);
  const unfinished = all.filter(({ status }) => !/^(CREATE|UPDATE)_COMPLETE$/.test(status));
  if (!stack?.status.endsWith('_COMPLETE') || unfinished.length > 0)
    throw new UserError(
      `Стек ${name} — ${stack?.status}, не готовы: ${unfinished.map(({ logicalId }) => logicalId).join(', ')}.`,
    );
  const finalNames = statefulNames(all);
  if (statefulNames(half).length === 0 || statefulNames(half).some((name) => !finalNames.includes(name)))
    throw new UserError(
      'Второе развёртывание не продолжило первое: таблицы, корзины или пул созданы заново.',
    );
  console.log(`Доведено до конца (${stack.status}), ресурсов: ${all.length}, созданного дважды нет`);
  return stack.outputs;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const ownEnvironment = process.env as Record<string, string>;

/** By AWS's own schemas, in every region that settings take. */
async function checkTemplates(programs: string): Promise<void> {
  const config = ['--config', 'tests/cfn-lint/vitest.config.ts'];
  await timed(
    'Шаблоны всех видов площадок по схемам всех регионов (cfn-lint)',
    runNode('cfn-lint', [...vitest, ...config], { ...ownEnvironment, CFN_LINT: programs }),
  );
}

async function checkEdgeFunctions(): Promise<void> {
  if (!(await hasNjs())) {
    console.log('Функции CloudFront в njs: не проверены, нет программы njs (apt-get install njs)');
    return;
  }
  const tests = ['--project', 'template', 'tests/infra/constructs/edge-functions.test.ts'];
  await timed(
    'Функции CloudFront в njs',
    runNode('njs', [...vitest, ...tests], { ...ownEnvironment, NJS: 'njs' }),
  );
}

/** The API on the local stack by its own description; the log has a line for each operation in each role. */
async function checkApi(programs: string, examples: string): Promise<void> {
  await buildAll();
  const output = await timed(
    'API по собственному описанию в трёх ролях (schemathesis)',
    runNode('schemathesis', [...vitest, '--config', 'tests/schemathesis/vitest.config.ts'], {
      ...ownEnvironment,
      NO_COLOR: '1',
      SCHEMATHESIS: programs,
      SCHEMATHESIS_EXAMPLES: examples,
    }),
  );
  for (const line of output.split('\n').filter((text) => /^(visitor|user|admin): /.test(text)))
    console.log(line);
}

/** How many requests are made up for each operation: 2000 take hours. */
function examplesFromOptions(): string {
  try {
    const { examples } = parseArgs({ options: { examples: { type: 'string', default: '3' } } }).values;
    if (/^[1-9]\d{0,5}$/.test(examples)) return examples;
  } catch {
    // Whatever is wrong with them, the usage says how it is right.
  }
  throw new UserError('npm run rehearse -- --examples 2000');
}

const portOf = (url: string): number => Number(new URL(url).port);

/** The API's address there: the host that the template gives is not one that a name server knows. */
function addressIn(emulator: string, apiUrl = ''): string {
  const [apiId] = new URL(apiUrl).host.split('.');
  return `${emulator}/_aws/execute-api/${apiId}/$default`;
}

async function rehearse(): Promise<void> {
  const examples = examplesFromOptions();
  const { region, sources } = settingsOf(stage);
  const configured = importSources.flatMap(({ id }) => (sources[id] ? [{ id, ...sources[id] }] : []));
  if (configured.length < importSources.length)
    throw new UserError(`В infra/stages/${stage}.json должны быть все источники.`);
  const programs = await timed('Эмулятор, cfn-lint и schemathesis установлены', installPrograms(folder));
  await checkTemplates(programs);
  await checkEdgeFunctions();
  await checkApi(programs, examples);
  await using started = new AsyncDisposableStack();
  // The emulator is in a process group of its own, which the terminal's Ctrl-C does not reach.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void started.disposeAsync().finally(() => process.exit(130)));

  const emulator = await startEmulator(programs, emulatorPort, join(folder, 'emulator.log'));
  started.defer(emulator.stop);
  const standIns = await startSources({
    tokenOf: () => token,
    portOf: (id) => portOf(configured.find((source) => source.id === id)?.apiUrl ?? ''),
  });
  started.defer(standIns.close);

  const env = environment(emulator.url, region);
  // What this process itself asks goes there, too.
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  const secrets = new SecretsManagerClient({ region });
  for (const { tokenSecret } of configured)
    if (tokenSecret !== undefined)
      await secrets.send(
        new CreateSecretCommand({
          Name: tokenSecret,
          SecretString: JSON.stringify({ accessToken: token }),
        }),
      );
  // The operator's part, as the token is: without it SES refuses the sender.
  await new SESv2Client({ region }).send(
    new CreateEmailIdentityCommand({ EmailIdentity: senderDomain(localSender) }),
  );
  const outputs = await deployInTwo(region, env);

  const output = await timed(
    'Приёмочные тесты',
    runNode('acceptance', [...vitest, '--config', 'tests/acceptance/vitest.config.ts'], {
      ...env,
      NO_COLOR: '1',
      ACCEPTANCE_STAGE: stage,
      ACCEPTANCE_URL: addressIn(emulator.url, outputs.get('ApiUrl')),
      ACCEPTANCE_IMPORT: outputs.get('ImportWorkflowArn') ?? '',
      ACCEPTANCE_SIGN_IN: `${outputs.get('UserPoolId')} ${outputs.get('UserPoolClientId')}`,
      USER_ROLES_TABLE: outputs.get('UserRolesTable') ?? '',
    }),
  );
  console.log(output.trim());
  console.log(`\nЧего репетиция не проверяет:\n${notCovered.map((item) => `— ${item}`).join(';\n')}.`);
}

try {
  await rehearse();
} catch (error) {
  if (!(error instanceof NoPrograms)) exitWithError(error);
  console.log(`rehearsal: not run — ${error.message}.`);
}
