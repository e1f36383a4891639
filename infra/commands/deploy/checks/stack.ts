import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { edgeRegion, edgeStackName } from '../../../settings/edge.ts';
import { regions } from '../../../settings/regions.ts';
import { type Settings, stackName } from '../../../settings.ts';
import {
  type DeployedStack,
  findStack,
  hasBeenDeployed,
  isPaused,
  isRolledBack,
  resourcesOf,
  retainedResourcesOf,
} from '../../stage/deployed-stack.ts';
import { stores } from '../../stage/stores.ts';
import { type Finding, fault, good, isNamed, note } from '../finding.ts';

/** Why CloudFormation would not take a change of the stack now; null where it would. */
function describeBlockingState(
  stage: string,
  region: string,
  name: string,
  { status }: DeployedStack,
): Finding | null {
  // A change set that was looked at and not executed leaves it: the stack is made anew.
  if (status === 'REVIEW_IN_PROGRESS') return null;
  if (status.endsWith('_IN_PROGRESS'))
    return fault(`Стек ${name} сейчас меняется (${status}). Дождитесь конца и повторите.`);
  if (status === 'UPDATE_ROLLBACK_FAILED')
    return fault(
      `Стек ${name} застрял на откате (${status}). Доведите откат до конца: aws cloudformation continue-update-rollback --region ${region} --stack-name ${name}. Если в событиях стека «Unable to find Route by key», сначала сделайте то, что об этом сказано в начале infra/RUNBOOK.md.`,
    );
  if (status === 'DELETE_FAILED')
    return fault(
      `Стек ${name} удалён не до конца (${status}). Доведите удаление до конца: npm run destroy -- --stage ${stage}`,
    );
  return null;
}

/** How a deploy that failed goes on; null where none did. */
function describeUnfinished(name: string, stack: DeployedStack): Finding | null {
  if (isPaused(stack))
    return good(
      `Стек ${name} остановился на полпути (${stack.status}); развёртывание продолжит с того же места.`,
    );
  if (isRolledBack(stack))
    return note(
      `Первое развёртывание ${name} не удалось и отменено (${stack.status}). Что от него осталось пустым, будет удалено, и стек создан заново.`,
    );
  return null;
}

/** Whether CloudFormation would take a change now, and whether an earlier stack has left something in the way. */
export async function checkStack(settings: Settings, account: string): Promise<Finding> {
  const { name: stage, region, hasUploads } = settings;
  const name = stackName(stage);
  const stack = await findStack(name, region);
  const found =
    stack &&
    (describeBlockingState(stage, region, name, stack) ??
      (isPaused(stack) ? describeUnfinished(name, stack) : null));
  if (found) return found;
  const otherRegion = stack ? undefined : await otherRegionOf(name, region);
  if (otherRegion !== undefined)
    return fault(
      `Площадка ${stage} уже стоит в регионе ${otherRegion}, и переехать она не может: имена в CloudFront у неё одни на все регионы. Верните "region": "${otherRegion}" или назовите новую площадку иначе.`,
    );
  const bucket = `prizvanie-${stage}-${account}-${region}`;
  if (hasUploads && (await isInTheWay(settings, bucket, stack)))
    return fault(
      `Корзина ${bucket} осталась от прежнего стека и помешает новому. Если её файлы не нужны, очистите и удалите её в консоли S3.`,
    );
  if (stack && hasBeenDeployed(stack))
    return good(`Стек ${name} развёрнут (${stack.status}) и будет обновлён.`);
  return (stack && describeUnfinished(name, stack)) ?? good(`Стека ${name} ещё нет, он будет создан.`);
}

/** Where the stage stands already. Regions that do not answer have not been enabled. */
async function otherRegionOf(name: string, region: string): Promise<string | undefined> {
  const others = regions.filter((other) => other !== region);
  const stacks = await Promise.all(others.map((other) => findStack(name, other).catch(() => null)));
  return others.find((_, at) => {
    const stack = stacks[at];
    return stack && hasBeenDeployed(stack);
  });
}

/** The same of the stack in us-east-1, where the stage has one. */
export async function checkEdge(stage: string): Promise<Finding[]> {
  const name = edgeStackName(stage);
  const stack = await findStack(name, edgeRegion);
  const found =
    stack && (describeBlockingState(stage, edgeRegion, name, stack) ?? describeUnfinished(name, stack));
  return found ? [found] : [];
}

/** Of a stage that had a firewall or a domain once: what is half deleted, the deploy deletes to its end. */
export async function checkForgottenEdge(stage: string): Promise<Finding[]> {
  const name = edgeStackName(stage);
  const stack = await findStack(name, edgeRegion);
  if (!stack) return [];
  const isBusy = stack.status.endsWith('_IN_PROGRESS') && stack.status !== 'REVIEW_IN_PROGRESS';
  return [
    isBusy
      ? fault(`Стек ${name} сейчас меняется (${stack.status}). Дождитесь конца и повторите.`)
      : note(`Стек ${name} больше не нужен: после обновления основного он будет удалён.`),
  ];
}

/** What the stack has itself is not; what a deploy that was undone has kept of its own goes before, if it is empty. */
async function isInTheWay(settings: Settings, bucket: string, stack: DeployedStack | null): Promise<boolean> {
  const { name: stage, region } = settings;
  if (!(await hasBucket(region, bucket))) return false;
  if (!stack) return true;
  const isUndone = isRolledBack(stack);
  const own = await (isUndone ? retainedResourcesOf : resourcesOf)(stackName(stage), region);
  const isOwn = own.some(
    ({ name, status }) => name === bucket && (isUndone || !status.startsWith('DELETE_')),
  );
  return !isOwn || (isUndone && (await stores['AWS::S3::Bucket'](region, bucket)));
}

async function hasBucket(region: string, bucket: string): Promise<boolean> {
  try {
    await new S3Client({ region }).send(new HeadBucketCommand({ Bucket: bucket }));
    return true;
  } catch (error) {
    if (isNamed(error, 'NotFound', 'NoSuchBucket')) return false;
    throw error;
  }
}
