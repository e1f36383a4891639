import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type Settings, stackName } from '../../../settings.ts';
import { findStack } from '../../stage/deployed-stack.ts';
import { edgeRegion, edgeStackName } from '../../stage/edge.ts';
import { type Finding, fault, good, isNamed, lack } from '../finding.ts';

/** Whether CloudFormation would take a change now, and whether an earlier stack has left something in the way. */
export async function checkStack(settings: Settings, account: string): Promise<Finding> {
  const { name: stage, region, hasUploads } = settings;
  const name = stackName(stage);
  const stack = await findStack(name, region);
  if (stack?.status === 'ROLLBACK_COMPLETE' && stack.isProtected)
    return fault(
      `Первое развёртывание ${name} не удалось, а остаток защищён от удаления. Снимите защиту: aws cloudformation update-termination-protection --region ${region} --stack-name ${name} --no-enable-termination-protection`,
    );
  // A change set that was looked at and not executed leaves the first, a deploy that failed the second: both are made anew.
  if (stack && !['REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE'].includes(stack.status)) {
    if (stack.status.endsWith('_IN_PROGRESS'))
      return fault(`Стек ${name} сейчас меняется (${stack.status}). Дождитесь конца и повторите.`);
    if (stack.status === 'UPDATE_ROLLBACK_FAILED')
      return fault(
        `Стек ${name} застрял на откате (UPDATE_ROLLBACK_FAILED). Доведите откат до конца: aws cloudformation continue-update-rollback --region ${region} --stack-name ${name}`,
      );
    return good(`Стек ${name} развёрнут (${stack.status}) и будет обновлён.`);
  }
  const bucket = `prizvanie-${stage}-${account}-${region}`;
  if (hasUploads && (await hasBucket(region, bucket)))
    return fault(
      `Стека ${name} нет, а его корзина ${bucket} осталась. Если её файлы не нужны, очистите и удалите её в консоли S3.`,
    );
  return good(`Стека ${name} ещё нет, он будет создан.`);
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
