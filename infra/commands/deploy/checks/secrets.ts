import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Settings } from '../../../settings.ts';
import { type Finding, fault, good, isNamed, lack } from '../finding.ts';

const creation = (region: string, name: string, key: string): string =>
  `aws secretsmanager create-secret --region ${region} --name ${name} --secret-string '{"${key}":"…"}'`;

/** Whether it is there; what it holds is not read. */
async function hasSecret(region: string, name: string): Promise<boolean> {
  try {
    const { DeletedDate } = await new SecretsManagerClient({ region }).send(
      new DescribeSecretCommand({ SecretId: name }),
    );
    return DeletedDate === undefined;
  } catch (error) {
    if (isNamed(error, 'ResourceNotFoundException')) return false;
    throw error;
  }
}

/** Without the token only imports from its source fail. */
export async function checkSourceToken(region: string, source: string, name: string): Promise<Finding> {
  if (await hasSecret(region, name)) return good(`Ключ ${source}: секрет ${name} на месте.`);
  return lack(
    `Секрета ${name} с ключом ${source} нет, импорт с ${source} не пойдёт. Создайте его: ${creation(region, name, 'accessToken')}`,
  );
}

/** CloudFormation itself reads this one. */
export async function checkGoogle(
  region: string,
  { clientSecretName: name }: NonNullable<Settings['google']>,
): Promise<Finding> {
  if (await hasSecret(region, name)) return good(`Google: секрет ${name} на месте.`);
  return fault(
    `Секрета ${name} для входа через Google нет. Создайте его: ${creation(region, name, 'clientSecret')}`,
  );
}
