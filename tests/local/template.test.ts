import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { synthesized } from './synthesized.ts';

const resources = {
  Jobs: { Type: 'AWS::DynamoDB::Table', Properties: {} },
  Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'named-table' } },
  Machine: { Type: 'AWS::StepFunctions::StateMachine', Properties: {} },
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
  Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
};
const unresolvable = (value: unknown) =>
  synthesized({ resources: { ...resources, Asker: { Type: 'Test', Properties: { value } } } });
const asker = z.object({ value: z.unknown() });
const resolvedValue = (value: unknown) =>
  synthesized({
    resources: { ...resources, Asker: { Type: 'AWS::Lambda::Function', Properties: { value } } },
  }).resource('Asker', asker).properties.value;

/** '${name}', which the linter takes for a forgotten template string. */
const sub = (name: string) => `\${${name}}`;

describe('intrinsic functions', () => {
  it.each([
    [{ Ref: 'AWS::Region' }, 'eu-central-1'],
    [{ Ref: 'Jobs' }, 'Jobs'],
    [{ Ref: 'Named' }, 'named-table'],
    [{ Ref: 'Machine' }, 'arn:aws:states:eu-central-1:000000000000:stateMachine:Machine'],
    [{ 'Fn::GetAtt': ['Named', 'Arn'] }, 'arn:aws:dynamodb:eu-central-1:000000000000:table/named-table'],
    [{ 'Fn::GetAtt': 'Jobs.Arn' }, 'arn:aws:dynamodb:eu-central-1:000000000000:table/Jobs'],
    [{ 'Fn::Join': ['', ['a', { Ref: 'Jobs' }, '.b']] }, 'aJobs.b'],
    [
      { 'Fn::Sub': `${sub('Jobs')}-${sub('Named.Arn')}-${sub('!Kept')}` },
      `Jobs-arn:aws:dynamodb:eu-central-1:000000000000:table/named-table-${sub('Kept')}`,
    ],
    [{ 'Fn::Sub': [`${sub('x')}/${sub('AWS::Partition')}`, { x: { Ref: 'Named' } }] }, 'named-table/aws'],
    [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [{ deep: [{ Ref: 'AWS::NoValue' }, { Ref: 'Jobs' }] }, { deep: ['Jobs'] }],
  ])('%j is %j', (value, expected) => {
    expect(resolvedValue(value)).toEqual(expected);
  });

  it.each([
    [{ 'Fn::ImportValue': 'Other' }, 'Fn::ImportValue'],
    [{ Ref: 'Nobody' }, 'Nobody'],
    [{ Ref: 'Queue' }, 'Queue (AWS::SQS::Queue)'],
    [{ 'Fn::GetAtt': ['Api', 'Secret'] }, 'Fn::GetAtt Api.Secret'],
  ])('%j is refused by name', (value, named) => {
    expect(() => resolvedValue(value)).toThrow(`Test: Asker: `);
    expect(() => resolvedValue(value)).toThrow(named);
  });

  it('refuses only what is asked for', () => {
    const template = unresolvable({ 'Fn::ImportValue': 'Other' });
    expect(template.resource('Jobs', z.object({})).ref).toBe('Jobs');
    expect(() => template.resource('Asker', asker)).toThrow('Asker');
  });

  it('refuses a resource under a condition', () => {
    const template = synthesized({ resources: { Some: { Type: 'AWS::S3::Bucket', Condition: 'IsBig' } } });
    expect(() => template.resource('Some', z.object({}))).toThrow('Some has a Condition');
  });
});

it('finds the folder of an asset', () => {
  const template = synthesized({ resources: {}, assets: { abc: { 'index.mjs': '' } } });
  expect(template.assetFolder('abc.zip')).toMatch(/asset\.abc$/);
  expect(() => template.assetFolder('other.zip')).toThrow('other.zip');
});
