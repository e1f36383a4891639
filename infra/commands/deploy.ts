import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStage, type Settings, settingsOf, stackName } from '../settings.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { checkDroppedStores } from './deploy/checks/dropped-stores.ts';
import { check } from './deploy/checks.ts';
import { type Finding, lineOf } from './deploy/finding.ts';
import { listManualSteps } from './deploy/manual-steps.ts';
import { rollOut, rollOutOf, synthesized } from './deploy/roll-out.ts';
import { asUserError } from './stage/aws-user-error.ts';
import { cdk } from './stage/cdk.ts';
import { findStack } from './stage/deployed-stack.ts';
import { stageOptions } from './stage/options.ts';
import { hasTerminal, isYes, promptUser } from './stage/prompt-user.ts';

const usage = 'Назовите площадку: npm run deploy -- --stage prod; без вопроса — ещё --yes.';

/** The rehearsal's: only there may a stage without confirmed e-mails be deployed. */
const isEmulator = /^http:\/\/127\.0\.0\.1:\d+\/?$/.test(process.env.AWS_ENDPOINT_URL ?? '');

try {
  const { stage, yes } = stageOptions(usage, 'yes');
  const settings = settingsOf(stage);
  if (!settings.emailConfirmation && (stage === localStage || !isEmulator))
    throw new UserError(`Площадка «${stage}» не подтверждает почту: её место — на этой машине, а не в AWS.`);

  const findings = await check(settings);
  refuseFaults(findings);
  await deploy(settings, yes ?? false);
  await report(
    settings,
    findings.filter(({ kind }) => kind === 'lack').map(({ text }) => text),
  );
} catch (error) {
  exitWithError(asUserError(error));
}

function refuseFaults(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(lineOf(finding));
  if (findings.some(({ kind }) => kind === 'fault'))
    throw new UserError('Развёртывание не начато: сначала исправьте то, что отмечено ✗.');
}

/** What is deployed is what was shown: both read one synthesized app. */
async function deploy(settings: Settings, isConfirmed: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-deploy-'));
  try {
    await cdk('synth', ['--quiet', '-c', `stage=${settings.name}`, '--output', folder]);
    refuseFaults(await checkDroppedStores(settings, synthesized(folder, stackName(settings.name))));
    await cdk('diff', ['--app', folder]);
    const plan = await rollOutOf(settings, folder);
    for (const remark of plan.remarks) console.log(remark);
    if (!isConfirmed) await confirmDeployment();
    await rollOut(settings, folder, plan);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function confirmDeployment(): Promise<void> {
  if (!hasTerminal())
    throw new UserError('Спросить некого: чтобы развернуть показанное без вопроса, добавьте --yes.');
  if (!isYes(await promptUser('Развернуть? (да/нет) '))) throw new UserError('Ничего не развёрнуто.');
}

async function report(settings: Settings, lacks: string[]): Promise<void> {
  const name = stackName(settings.name);
  const stack = await findStack(name, settings.region);
  if (!stack) throw new UserError(`Стека ${name} нет и после развёртывания.`);
  console.log(`\nАдрес: ${stack.outputs.get('SiteUrl') ?? stack.outputs.get('ApiUrl')}`);
  const remaining = [...lacks, ...(await listManualSteps(settings, stack))];
  if (remaining.length === 0) return console.log('Всё готово, делать больше ничего не нужно.');
  console.log('Осталось сделать:');
  for (const [index, task] of remaining.entries()) console.log(`${index + 1}. ${task}`);
}
