import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { root } from '../build/steps.ts';
import { startHhStandIn } from '../local/hh/stand-in.ts';
import { answersOf } from '../local/sources/sources.ts';
import { startTrudvsemStandIn } from '../local/trudvsem/stand-in.ts';
import { Refusal, refuse } from '../refusal.ts';
import { settingsOf, stackName } from '../settings.ts';
import { installEmulator, NoEmulator, startEmulator } from './rehearsal/emulator.ts';

const stage = 'rehearsal';
const folder = join(root, '.rehearsal');
const emulatorPort = 4566;
const token = 'rehearsal-token';

const notCovered = [
  'CloudFront: его функции, кэш, заголовки, сертификат, файлы сайта в корзине',
  'права: эмулятор не проверяет IAM — за них отвечают тесты шаблона и cdk-nag',
  'квоты, холодный старт на arm64, регулирование запросов, журналы и X-Ray',
  'тревоги по нескольким метрикам, бюджет и проверку сайта: за них отвечают тесты с рядами чисел',
  'вход через Google, письма с кодами, почту в любом регистре, одноразовые пароли, роль по adminEmails',
  'ответы по словам (REST API с потоком) и модель Bedrock: письмо и советы пишут правила, одним ответом',
  'CORS и сроки хранения в корзине файлов, условия подписанной формы',
  'часовой пояс расписания и очередь неначатых импортов: эмулятор их не знает',
  'настоящие источники: за них отвечают дублёры с демонстрационными вакансиями',
];

/** Nothing of the person's own AWS set-up reaches what a rehearsal starts: it cannot touch a real account. */
function environment(endpoint: string, region: string): Record<string, string> {
  const own = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !/^(AWS|CDK)_/.test(name),
  );
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
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
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      log.write(text);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  log.end();
  if (code === 0) return said;
  throw new Refusal(`${said.trim().split('\n').slice(-25).join('\n')}\nШаг «${name}» не прошёл.`);
}

async function timed<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work;
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} с`);
  return result;
}

const cdk = 'node_modules/aws-cdk/bin/cdk';

async function deploy(region: string, env: Record<string, string>): Promise<Record<string, string>> {
  const options = ['-c', `stage=${stage}`, '--output', join(folder, 'cdk.out')];
  await timed(
    'cdk bootstrap',
    runNode('bootstrap', [cdk, 'bootstrap', `aws://000000000000/${region}`, ...options], env),
  );
  const outputsFile = join(folder, 'outputs.json');
  const said = await timed(
    'cdk deploy',
    runNode(
      'deploy',
      [cdk, 'deploy', '--require-approval', 'never', '--outputs-file', outputsFile, ...options],
      env,
    ),
  );
  const [made, all] = [...said.matchAll(/\| +(\d+)\/(\d+) \|/g)].at(-1)?.slice(1) ?? [];
  if (made === undefined || made !== all) throw new Refusal(`Создано ресурсов: ${made} из ${all}.`);
  console.log(`Создано ресурсов: ${made} из ${all}`);
  return JSON.parse(readFileSync(outputsFile, 'utf8'))[stackName(stage)];
}

const portOf = (url: string): number => Number(new URL(url).port);

/** The API's address there: the host that the template gives is not one that a name server knows. */
function addressIn(emulator: string, apiUrl = ''): string {
  const [apiId] = new URL(apiUrl).host.split('.');
  return `${emulator}/_aws/execute-api/${apiId}/$default`;
}

async function rehearse(): Promise<void> {
  const {
    region,
    sources: { hh, trudvsem },
  } = settingsOf(stage);
  if (!hh || !trudvsem) throw new Refusal(`В infra/stages/${stage}.json должны быть оба источника.`);
  const program = await timed('Эмулятор установлен', installEmulator(folder));
  mkdirSync(folder, { recursive: true });
  await using started = new AsyncDisposableStack();
  // The emulator is in a process group of its own, which the terminal's Ctrl-C does not reach.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void started.disposeAsync().finally(() => process.exit(130)));

  const emulator = await startEmulator(program, emulatorPort, join(folder, 'emulator.log'));
  started.defer(emulator.stop);
  const demo = answersOf({});
  const hhStandIn = await startHhStandIn({ answers: demo.hh, token, port: portOf(hh.apiUrl) });
  started.defer(hhStandIn.close);
  const port = portOf(trudvsem.apiUrl);
  const trudvsemStandIn = await startTrudvsemStandIn({ vacancies: demo.trudvsem, port });
  started.defer(trudvsemStandIn.close);

  const env = environment(emulator.url, region);
  const secrets = new SecretsManagerClient({
    endpoint: emulator.url,
    region,
    credentials: { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal' },
  });
  await secrets.send(
    new CreateSecretCommand({ Name: hh.tokenSecret, SecretString: JSON.stringify({ accessToken: token }) }),
  );
  const outputs = await deploy(region, env);

  const said = await timed(
    'Приёмочные тесты',
    runNode(
      'acceptance',
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/acceptance/vitest.config.ts'],
      {
        ...env,
        NO_COLOR: '1',
        ACCEPTANCE_STAGE: stage,
        ACCEPTANCE_URL: addressIn(emulator.url, outputs.ApiUrl),
        ACCEPTANCE_IMPORT: outputs.ImportWorkflowArn ?? '',
        ACCEPTANCE_SIGN_IN: `${outputs.UserPoolId} ${outputs.UserPoolClientId}`,
        USER_ROLES_TABLE: outputs.UserRolesTable ?? '',
      },
    ),
  );
  console.log(said.trim());
  console.log(`\nЧего репетиция не проверяет:\n${notCovered.map((one) => `— ${one}`).join(';\n')}.`);
}

try {
  await rehearse();
} catch (error) {
  if (!(error instanceof NoEmulator)) refuse(error);
  console.log(`rehearsal: not run — ${error.message}.`);
}
