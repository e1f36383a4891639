import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type Finding, fault, good } from '../finding.ts';

/** Who deploys; without an account there is nothing else to look at. */
export async function checkCredentials(
  region: string,
): Promise<{ finding: Finding; account: string | null }> {
  try {
    const { Account = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    return { finding: good(`Ключи AWS: аккаунт ${Account}, регион ${region}.`), account: Account };
  } catch (error) {
    return { finding: fault(credentialsProblem(error as Error)), account: null };
  }
}

function credentialsProblem({ name, message }: Error): string {
  if (name === 'CredentialsProviderError')
    return 'Ключей AWS нет. Настройте их: aws configure или aws sso login; если профиль не основной, задайте AWS_PROFILE.';
  if (/Expired/.test(name)) return 'Срок ключей AWS вышел. Войдите заново: aws sso login.';
  return `AWS не пускает: ${message || name}. Проверьте ключи: aws sts get-caller-identity.`;
}
