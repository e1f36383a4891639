import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { expect, it, onTestFinished } from 'vitest';
import {
  generatedSecrets,
  newToken,
  readSecrets,
  secretOf,
  startSecretsManager,
} from '../../infra/local/secrets-manager.ts';
import { synthesized, temporaryFolder } from './synthesized.ts';

const missing = { 'prizvanie/hh-token': () => JSON.stringify({ accessToken: newToken() }) };

it('makes a secret once, for its owner alone', () => {
  const file = join(temporaryFolder(), 'deep', 'secrets.json');
  const made = readSecrets(file, missing);
  expect(JSON.parse(made['prizvanie/hh-token'] ?? '').accessToken).toMatch(/^local-.{20,}/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readSecrets(file, missing)).toEqual(made);
});

it('is read by name and by ARN through the SDK', async () => {
  const server = await startSecretsManager({ 'prizvanie/hh-token': '{"accessToken":"t"}' });
  onTestFinished(() => server.close());
  const client = new SecretsManagerClient({
    endpoint: server.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const byName = await client.send(new GetSecretValueCommand({ SecretId: 'prizvanie/hh-token' }));
  expect(byName.SecretString).toBe('{"accessToken":"t"}');
  const byArn = await client.send(new GetSecretValueCommand({ SecretId: String(byName.ARN) }));
  expect(byArn.SecretString).toBe('{"accessToken":"t"}');
  await expect(client.send(new GetSecretValueCommand({ SecretId: 'other' }))).rejects.toThrow(
    ResourceNotFoundException,
  );
  const former = { SecretId: 'prizvanie/hh-token', VersionStage: 'AWSPREVIOUS' };
  await expect(client.send(new GetSecretValueCommand(former))).rejects.toThrow(ResourceNotFoundException);
});

const secretResource = (properties: object) => ({
  Type: 'AWS::SecretsManager::Secret',
  Properties: properties,
});

it('makes what the template would have AWS make, and finds it by its ARN', () => {
  const template = synthesized({
    resources: {
      Made: secretResource({ GenerateSecretString: { PasswordLength: 64 } }),
      Given: secretResource({ Name: 'prizvanie/given' }),
    },
  });
  const secrets = readSecrets(join(temporaryFolder(), 'secrets.json'), generatedSecrets(template));
  expect(Object.keys(secrets)).toEqual(['Made']);
  expect(secrets.Made).toMatch(/^local-.{20,}/);
  expect(secretOf(secrets, 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:Made')).toBe(
    secrets.Made,
  );
  expect(() => secretOf(secrets, 'prizvanie/given')).toThrow('prizvanie/given');
});

it('refuses to make a secret out of parts', () => {
  const template = synthesized({
    resources: {
      Made: secretResource({ GenerateSecretString: { SecretStringTemplate: '{}', GenerateStringKey: 'a' } }),
    },
  });
  expect(() => generatedSecrets(template)).toThrow(/Made.*template is not served/s);
});
