import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TemplateParts } from '../../edge-stack.ts';
import { edgeRegion, edgeStackName } from '../../settings/edge.ts';
import { type Settings, stackName } from '../../settings.ts';
import { UserError } from '../../user-error.ts';
import { cdk } from '../stage/cdk.ts';
import { deleteEdge } from '../stage/delete-edge.ts';
import {
  type DeployedStack,
  findStack,
  hasBeenDeployed,
  isPaused,
  isRolledBack,
  partsOf,
} from '../stage/deployed-stack.ts';
import { clearRolledBack } from './clear-rolled-back.ts';
import { forgetRemovedRoutes } from './forget-routes.ts';
import { orderOf, partsOnlyIn, type Step } from './order.ts';

/** What a deploy will do, stack by stack. */
export interface RollOut {
  readonly steps: readonly Step[];
  /** What is not as always, for the person who decides. */
  readonly remarks: readonly string[];
  /** Of the edge stack, what the main one uses until it is deployed; null where nothing goes. */
  readonly removedParts: TemplateParts | null;
}

/** From what is deployed to what was synthesized into the folder. */
export async function rollOutOf({ name: stage }: Settings, folder: string): Promise<RollOut> {
  const [main, edge] = [stackName(stage), edgeStackName(stage)];
  const stack = await findStack(edge, edgeRegion);
  const nothing: TemplateParts = { Resources: {}, Outputs: {} };
  const deployed = stack && (hasBeenDeployed(stack) ? await partsOf(edge, edgeRegion, stack) : nothing);
  const target = synthesized(folder, edge);
  const steps = orderOf(deployed, target);
  const remarks: Record<string, string> = {
    'main,delete edge': `Стек ${edge} больше не нужен: сначала обновляется ${main}, затем ${edge} удаляется.`,
    'main,edge': `Сначала обновляется ${main}, затем ${edge}: он лишается того, чем первый ещё пользуется.`,
    'grown edge,main,edge': `В три шага: ${edge} получает новое, ${main} переходит на него, старое из ${edge} уходит.`,
  };
  const remark = remarks[steps.join()];
  return {
    steps,
    remarks: remark === undefined ? [] : [remark],
    removedParts: deployed && target && partsOnlyIn(deployed, target),
  };
}

export async function rollOut(
  { name: stage, region }: Settings,
  folder: string,
  { steps, removedParts }: RollOut,
): Promise<void> {
  const edge = edgeStackName(stage);
  for (const step of steps)
    if (step === 'main') await deployStack(stackName(stage), region, folder);
    else if (step === 'edge') await deployStack(edge, edgeRegion, folder);
    else if (step === 'delete edge') await deleteEdge(stage);
    else await deployGrown(stage, removedParts);
}

/**
 * A stack that never stood does not roll back: its tables, accounts and buckets would be kept, and the next attempt would
 * meet them. It stops where it failed, and the same command goes on from there.
 */
async function deployStack(name: string, region: string, folder: string): Promise<void> {
  const stack = await findStack(name, region);
  if (stack && isRolledBack(stack)) await clearRolledBack(name, region);
  else if (stack && hasBeenDeployed(stack)) await forgetRemovedRoutes(name, region);
  const isFirst = !stack || !hasBeenDeployed(stack) || isPaused(stack);
  const run = (...more: string[]) =>
    cdk('deploy', [
      name,
      '--exclusively',
      ...['--app', folder, '--require-approval', 'never'],
      ...(isFirst ? ['--no-rollback'] : []),
      ...more,
    ]);
  if (!stack || !isPaused(stack)) return run();
  if (await resumeDeployment(stack, name, region, () => run('--method', 'direct'))) return;
  await run();
  const after = await findStack(name, region);
  if (after && isPaused(after))
    throw new UserError(`Стек ${name} так и остался на полпути (${after.status}): причина — в его событиях.`);
}

/**
 * An update is how AWS says to go on with a stack that stands half-way; a change set of an unchanged template may be empty
 * then. False where CloudFormation did not take the update at all, so that the other way may be tried.
 */
async function resumeDeployment(
  before: DeployedStack,
  name: string,
  region: string,
  update: () => Promise<void>,
): Promise<boolean> {
  const failure = await update().then(
    () => null,
    (error: unknown) => error,
  );
  const after = await findStack(name, region);
  if (after && isPaused(after) && after.lastUpdated === before.lastUpdated) return false;
  if (failure) throw failure;
  return true;
}

/** From an app of its own, in which the edge stack still has what leaves it. */
async function deployGrown(stage: string, removedParts: TemplateParts | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-edge-'));
  try {
    const keeps = join(folder, 'keeps.json');
    const app = join(folder, 'app');
    writeFileSync(keeps, JSON.stringify(removedParts));
    await cdk('synth', ['--quiet', '-c', `stage=${stage}`, '-c', `edgeKeeps=${keeps}`, '--output', app]);
    await deployStack(edgeStackName(stage), edgeRegion, app);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null where the app has no such stack. */
export function synthesized(folder: string, stack: string): TemplateParts | null {
  try {
    const { Resources = {}, Outputs = {} } = JSON.parse(
      readFileSync(join(folder, `${stack}.template.json`), 'utf8'),
    );
    return { Resources, Outputs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
