import type { TemplateParts } from '../../../edge-stack.ts';
import { type Settings, stackName } from '../../../settings.ts';
import { findStack, hasBeenDeployed, resourcesOf } from '../../stage/deployed-stack.ts';
import { isStoreType, missingStoreErrors, type StoreType, stores } from '../../stage/stores.ts';
import { type Finding, fault, isNamed } from '../finding.ts';

const words: Readonly<Record<StoreType, string>> = {
  'AWS::DynamoDB::Table': 'таблица',
  'AWS::S3::Bucket': 'корзина',
  'AWS::Cognito::UserPool': 'база аккаунтов',
};

/**
 * Tables, buckets and accounts of the stack that hold something and that the target does not know: an older commit, or
 * settings without them. CloudFormation would keep them in no stack, and the deploy after make new, empty ones.
 */
export async function checkDroppedStores(
  { name: stage, region }: Settings,
  target: TemplateParts | null,
): Promise<Finding[]> {
  const name = stackName(stage);
  const stack = await findStack(name, region);
  if (!stack || !hasBeenDeployed(stack)) return [];
  const findings: Finding[] = [];
  for (const { type, logicalId, name: store, status } of await resourcesOf(name, region)) {
    if (!isStoreType(type) || status.startsWith('DELETE_') || logicalId in (target?.Resources ?? {}))
      continue;
    if (await holdsAnything(region, type, store))
      findings.push(
        fault(
          `Из стека уйдёт ${words[type]} ${store} с данными: этот коммит или эти настройки её не знают, а следующее развёртывание заведёт вместо неё новую, пустую. Разверните коммит, который её знает; корзину документов возвращает "hasUploads": true. Если данные не нужны, сначала удалите их сами.`,
        ),
      );
  }
  return findings;
}

/** What somebody has deleted by hand holds nothing. */
async function holdsAnything(region: string, type: StoreType, store: string): Promise<boolean> {
  try {
    return await stores[type](region, store);
  } catch (error) {
    if (isNamed(error, ...missingStoreErrors)) return false;
    throw error;
  }
}
