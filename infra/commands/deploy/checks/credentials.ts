import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { edgeRegion } from '../../../settings/edge.ts';
import { type Finding, fault, good, isNamed } from '../finding.ts';

/** Who deploys; without an account there is nothing else to look at. */
export async function checkCredentials(
  region: string,
): Promise<{ finding: Finding; account: string | null }> {
  try {
    const { Account = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    return { finding: good(`Ключи AWS: аккаунт ${Account}, регион ${region}.`), account: Account };
  } catch (error) {
    const isOff = isNamed(error, 'InvalidClientTokenId') && region !== edgeRegion && (await isKnown());
    const problem = isOff ? regionIsOff(region) : credentialsProblem(error as Error);
    return { finding: fault(problem), account: null };
  }
}

/** Whether the keys are good where no region has to be enabled first. */
const isKnown = (): Promise<boolean> =>
  new STSClient({ region: edgeRegion }).send(new GetCallerIdentityCommand({})).then(
    () => true,
    () => false,
  );

const regionIsOff = (region: string): string =>
  `Регион ${region} в аккаунте не включён: AWS не знает в нём ваших ключей. Включите его и подождите несколько минут: aws account enable-region --region-name ${region}`;

function credentialsProblem({ name, message }: Error): string {
  if (name === 'CredentialsProviderError')
    return 'Ключей AWS нет. Настройте их: aws configure или aws sso login; если профиль не основной, задайте AWS_PROFILE.';
  if (/Expired/.test(name)) return 'Срок ключей AWS вышел. Войдите заново: aws sso login.';
  return `AWS не пускает: ${message || name}. Проверьте ключи: aws sts get-caller-identity.`;
}
