import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { edgeRegion, edgeStackName } from '../../../settings/edge.ts';
import { type Settings, stackName } from '../../../settings.ts';
import { type DeployedStack, findStack } from '../../stage/deployed-stack.ts';
import { type Finding, fault, good, isNamed, lack } from '../finding.ts';

/** What a first deploy that failed leaves: CDK deletes it and begins anew. */
const failedFirst: readonly string[] = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'];

/** Why CloudFormation would not take a change of the stack now; null where it would. */
function obstacleOf(
  stage: string,
  region: string,
  name: string,
  { status, isProtected }: DeployedStack,
): Finding | null {
  if (failedFirst.includes(status) && isProtected)
    return fault(
      `Первое развёртывание ${name} не удалось, а остаток защищён от удаления. Снимите защиту: aws cloudformation update-termination-protection --region ${region} --stack-name ${name} --no-enable-termination-protection`,
    );
  // A change set that was looked at and not executed leaves it: the stack is made anew.
  if (status === 'REVIEW_IN_PROGRESS') return null;
  if (status.endsWith('_IN_PROGRESS'))
    return fault(`Стек ${name} сейчас меняется (${status}). Дождитесь конца и повторите.`);
  if (status === 'UPDATE_ROLLBACK_FAILED')
    return fault(
      `Стек ${name} застрял на откате (${status}). Доведите откат до конца: aws cloudformation continue-update-rollback --region ${region} --stack-name ${name}`,
    );
  if (status === 'DELETE_FAILED')
    return fault(
      `Стек ${name} удалён не до конца (${status}). Доведите удаление до конца: npm run destroy -- --stage ${stage}`,
    );
  return null;
}

/** Whether CloudFormation would take a change now, and whether an earlier stack has left something in the way. */
export async function checkStack(settings: Settings, account: string): Promise<Finding> {
  const { name: stage, region, hasUploads } = settings;
  const name = stackName(stage);
  const stack = await findStack(name, region);
  const obstacle = stack && obstacleOf(stage, region, name, stack);
  if (obstacle) return obstacle;
  if (stack && ![...failedFirst, 'REVIEW_IN_PROGRESS'].includes(stack.status))
    return good(`Стек ${name} развёрнут (${stack.status}) и будет обновлён.`);
  const bucket = `prizvanie-${stage}-${account}-${region}`;
  if (hasUploads && (await hasBucket(region, bucket)))
    return fault(
      `Корзина ${bucket} осталась от прежнего стека и помешает новому. Если её файлы не нужны, очистите и удалите её в консоли S3.`,
    );
  return good(`Стека ${name} ещё нет, он будет создан.`);
}

/** The same of the stack in us-east-1, where the stage has one. */
export async function checkEdge(stage: string): Promise<Finding[]> {
  const name = edgeStackName(stage);
  const stack = await findStack(name, edgeRegion);
  const obstacle = stack && obstacleOf(stage, edgeRegion, name, stack);
  return obstacle ? [obstacle] : [];
}

/** Of a stage that had a firewall or a domain once: CDK does not delete what its app has no more. */
export async function checkForgottenEdge(stage: string): Promise<Finding[]> {
  const name = edgeStackName(stage);
  if (!(await findStack(name, edgeRegion))) return [];
  const command = (verb: string) => `aws cloudformation ${verb} --region ${edgeRegion} --stack-name ${name}`;
  return [
    lack(
      `Стек ${name} больше не нужен, но стоит денег. После развёртывания удалите его: ${command('update-termination-protection')} --no-enable-termination-protection && ${command('delete-stack')}`,
    ),
  ];
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
