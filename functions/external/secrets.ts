import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { AppError } from '#core/contract/errors.ts';

const secrets = new SecretsManagerClient({});

/** The secret's text, or what it was before it was replaced; null where there is no such secret. */
export async function find(name: string, version?: 'AWSPREVIOUS'): Promise<string | null> {
  try {
    const input = { SecretId: name, ...(version && { VersionStage: version }) };
    const { SecretString } = await secrets.send(new GetSecretValueCommand(input));
    return SecretString ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    // With a right to this one name alone, AWS says so of a secret that does not exist, too.
    if (error instanceof Error && error.name === 'AccessDeniedException')
      throw new AppError(
        'forbidden',
        `Секрет «${name}» недоступен: его нет или функции не дано право его читать.`,
        {
          cause: error,
        },
      );
    throw error;
  }
}
