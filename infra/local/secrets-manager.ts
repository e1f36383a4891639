import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { AwsError, operation, serveAwsJson } from './aws-json.ts';
import { LocalDataError } from './local-data-error.ts';
import type { LoopbackServer } from './loopback.ts';
import { notServed, type Template } from './template.ts';

/** A secret's name → its value, as GetSecretValue gives it. */
const secretsFile = z.record(z.string(), z.string());
export type Secrets = z.infer<typeof secretsFile>;

/** A token for a stand-in: known to this machine alone. */
export const newToken = (): string => `local-${randomBytes(24).toString('base64url')}`;

/**
 * The secrets in the file, which only its owner may read. Those that are missing are made; those that somebody has
 * put there stay.
 */
export function readSecrets(file: string, missing: Readonly<Record<string, () => string>>): Secrets {
  const found = existsSync(file) ? parseSecrets(file) : {};
  const newSecrets = Object.entries(missing)
    .filter(([name]) => !(name in found))
    .map(([name, make]) => [name, make()]);
  const secrets: Secrets = { ...found, ...Object.fromEntries(newSecrets) };
  if (newSecrets.length > 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

function parseSecrets(file: string): Secrets {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new LocalDataError(`Файл «${file}» повреждён: удалите его, и он будет создан заново.`, { cause });
  }
}

const generated = z.object({
  GenerateSecretString: z
    .object({ SecretStringTemplate: notServed('a secret that is made into a template is not served') })
    .optional(),
});

/** The secrets that the template makes up itself, each with how one is made. */
export function generatedSecrets(template: Template): Record<string, () => string> {
  const resources = template
    .resources('AWS::SecretsManager::Secret', generated)
    .filter(({ properties }) => properties.GenerateSecretString !== undefined);
  return Object.fromEntries(resources.map(({ ref }) => [nameOf(ref), newToken]));
}

/** Of a name or an ARN; one that is not there is a mistake in the template. */
export function secretOf(secrets: Secrets, id: string): string {
  const value = secrets[nameOf(id)];
  if (value === undefined) throw new Error(`there is no secret ${id}`);
  return value;
}

/** 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:hh-token' → 'hh-token'. */
const nameOf = (secretId: string): string => secretId.replace(/^arn:.+:secret:/, '');

const VersionStage = z.string().default('AWSCURRENT');

export function startSecretsManager(secrets: Secrets): Promise<LoopbackServer> {
  const versionId = randomUUID();
  return serveAwsJson({
    GetSecretValue: operation(
      z.object({ SecretId: z.string(), VersionStage }),
      ({ SecretId, VersionStage }) => {
        const name = nameOf(SecretId);
        const value = secrets[name];
        // Nothing is replaced here, so nothing has a former value.
        if (value === undefined || VersionStage !== 'AWSCURRENT')
          throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
        return {
          ARN: `arn:aws:secretsmanager:eu-central-1:000000000000:secret:${name}`,
          Name: name,
          SecretString: value,
          VersionId: versionId,
          VersionStages: ['AWSCURRENT'],
          CreatedDate: 0,
        };
      },
    ),
  });
}
