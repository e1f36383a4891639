import { describe, expect, it, test } from 'vitest';
import { endpointNames, streamNames } from '#core/contract/index.ts';
import { originSecretHeader } from '#core/contract/stack/origin.ts';
import { statementsOf } from '../statements.ts';
import { synthesized } from '../synthesized.ts';

const template = synthesized();
const [secretId = '', secret] =
  Object.entries(template.findResources('AWS::SecretsManager::Secret')).find(([id]) =>
    id.startsWith('Origin'),
  ) ?? [];
const configOf = (of = template) =>
  Object.values(of.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;

const functionsOf = (of = template) =>
  Object.entries(of.findResources('AWS::Lambda::Function')).map(
    ([id, { Properties }]) => [id, Properties.Environment?.Variables.ORIGIN_SECRET] as const,
  );

test('the secret is made by AWS, and stands in the template as a reference alone', () => {
  expect(secret?.Properties).toMatchObject({
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
  });
  expect(secret?.Properties).not.toHaveProperty('SecretString');
  template.hasOutput('OriginSecret', { Value: { Ref: secretId } });
});

describe('the CDN', () => {
  it('shows it to both APIs, and to nobody else', () => {
    const reference = {
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secretId }, ':SecretString:::}}']],
    };
    const origins = configOf().Origins as { S3OriginConfig?: object; OriginCustomHeaders?: object }[];
    expect(origins).toHaveLength(3);
    for (const { S3OriginConfig: isBucket, OriginCustomHeaders } of origins)
      expect(OriginCustomHeaders).toEqual(
        isBucket ? undefined : [{ HeaderName: originSecretHeader, HeaderValue: reference }],
      );
  });

  it('is changed when the secret was replaced: CloudFormation reads the new value only then', () => {
    const replaced = synthesized({ originSecretReplaced: '2026-11-20' });
    const without = ({ Comment, ...rest }: { Comment: string }) => rest;
    expect(configOf(replaced).Comment).not.toBe(configOf().Comment);
    expect(configOf(replaced).Comment).toContain('2026-11-20');
    expect(configOf(replaced).Comment.length).toBeLessThanOrEqual(128);
    expect(without(configOf(replaced))).toEqual(without(configOf()));
    // The value itself no deploy makes anew.
    expect(replaced.findResources('AWS::SecretsManager::Secret')).toEqual(
      template.findResources('AWS::SecretsManager::Secret'),
    );
    expect(functionsOf(replaced)).toEqual(functionsOf());
  });

  it('is told the day of a replacement as a day', () => {
    expect(() => synthesized({ originSecretReplaced: 'yesterday' })).toThrow(/originSecretReplaced/);
  });
});

describe('every function behind an API', () => {
  it('checks it, and may read it; no other does', () => {
    const checking = functionsOf().filter(([, name]) => name !== undefined);
    expect(checking).toHaveLength(endpointNames.length + streamNames.length);
    for (const [id, name] of checking) {
      expect(id).toMatch(/^(Api|WritingStream)/);
      expect(name).toEqual({ Ref: secretId });
    }
    const readers = statementsOf(template, '').filter((statement) => statement.endsWith(' OriginSecret'));
    expect(readers).toEqual(Array(checking.length).fill('secretsmanager:GetSecretValue OriginSecret'));
  });

  it('answers whoever asks where there is no CDN', () => {
    const rehearsed = synthesized({ hasContentDelivery: false });
    expect(functionsOf(rehearsed).filter(([, name]) => name !== undefined)).toEqual([]);
    rehearsed.resourceCountIs('AWS::SecretsManager::Secret', 0);
  });
});
