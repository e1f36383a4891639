import { expect, it } from 'vitest';
import { canList } from '../../../infra/local/web-site/bucket-policy.ts';
import { synthesized } from '../synthesized.ts';
import { listGrant, policyOf } from './bucket-policies.ts';

const list = listGrant('Files', 'Cdn');
const files = list.Resource;
const isSecure = { Bool: { 'aws:SecureTransport': 'true' } };

const isListAllowed = (more: Record<string, { Type: string; Properties?: unknown }>) =>
  canList(
    synthesized({
      resources: {
        Files: { Type: 'AWS::S3::Bucket' },
        Others: { Type: 'AWS::S3::Bucket' },
        Cdn: { Type: 'AWS::CloudFront::Distribution' },
        OtherCdn: { Type: 'AWS::CloudFront::Distribution' },
        ...more,
      },
    }),
    'Files',
    'Cdn',
  );

it.each([
  ['alone', list],
  ['among others', { ...list, Action: ['s3:GetObject', 's3:ListBucket'], Resource: ['x', files] }],
])('a distribution may list where the policy says so, %s', (_how, statement) => {
  expect(isListAllowed({ Policy: policyOf('Files', statement) })).toBe(true);
});

it.each([
  ['there is no policy', {}],
  ['it may only read', { Policy: policyOf('Files', { ...list, Action: 's3:GetObject' }) }],
  ['another may list', { Policy: policyOf('Files', listGrant('Files', 'OtherCdn')) }],
  ['not CloudFront may', { Policy: policyOf('Files', { ...list, Principal: { AWS: '*' } }) }],
  ['it may list another', { Policy: policyOf('Files', listGrant('Others', 'Cdn')) }],
  ['the policy is another bucket’s', { Policy: policyOf('Others', list) }],
  ['it is denied', { Policy: policyOf('Files', { ...list, Effect: 'Deny' }) }],
  [
    'more is asked than is looked at',
    { Policy: policyOf('Files', { ...list, Condition: { ...list.Condition, ...isSecure } }) },
  ],
])('it may not where %s', (_why, more) => {
  expect(isListAllowed(more)).toBe(false);
});
