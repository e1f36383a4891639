import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lambdaFunction, nestedStack, synthesized } from './synthesized.ts';

const resources = {
  Jobs: { Type: 'AWS::DynamoDB::Table', Properties: {} },
  Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'named-table' } },
  Machine: { Type: 'AWS::StepFunctions::StateMachine', Properties: {} },
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
  Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
};
const unresolvable = (value: unknown) =>
  synthesized({ resources: { ...resources, Asker: { Type: 'Test', Properties: { value } } } });
const valueProperty = z.object({ value: z.unknown() });
const resolvedValue = (value: unknown) =>
  synthesized({
    resources: { ...resources, Asker: { Type: 'AWS::Lambda::Function', Properties: { value } } },
  }).resource('Asker', valueProperty).properties.value;

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
    expect(() => template.resource('Asker', valueProperty)).toThrow('Asker');
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

describe('nested stacks', () => {
  const resource = { TableName: { Ref: 'Named' }, Wait: { 'Fn::GetAtt': ['Nested', 'Outputs.AnswerArn'] } };
  const environment = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.string()) }) });
  const answer = (variables: object) => lambdaFunction('abc', { Environment: { Variables: variables } });
  const inner = {
    Parameters: { TableName: { Type: 'String' }, Size: { Type: 'String', Default: 'small' } },
    Resources: { Answer: answer({ TABLE: { Ref: 'TableName' }, SIZE: { Ref: 'Size' } }) },
    Outputs: { AnswerArn: { Value: { 'Fn::GetAtt': ['Answer', 'Arn'] } } },
  };
  const stack = (more: object = {}, template: object = inner) =>
    synthesized({
      resources: { ...resources, Nested: nestedStack('inner', { TableName: resource.TableName }), ...more },
      nested: {
        inner: template,
        second: {
          Parameters: { Other: { Type: 'String' } },
          Resources: { Caller: answer({ CALLS: { Ref: 'Other' } }) },
          Outputs: { Calls: { Value: { Ref: 'Other' } } },
        },
      },
    });
  const answerArn = 'arn:aws:lambda:eu-central-1:000000000000:function:Answer';

  it('stand among their parent’s resources, with what it hands in', () => {
    const template = stack();
    expect(template.idsOf('AWS::Lambda::Function')).toEqual(['Answer']);
    expect(template.idsOf('AWS::CloudFormation::Stack')).toEqual([]);
    expect(template.resource('Answer', environment).properties.Environment.Variables).toEqual({
      TABLE: 'named-table',
      SIZE: 'small',
    });
  });

  it('tell their parent what they have made', () => {
    const template = stack({ Asker: { Type: 'Test', Properties: { value: resource.Wait } } });
    expect(template.resource('Asker', valueProperty).properties.value).toBe(answerArn);
  });

  it('tell each other, through their parent, and hand it on', () => {
    const template = stack({
      Second: nestedStack('second', { Other: resource.Wait }),
      Asker: {
        Type: 'Test',
        Properties: { value: { 'Fn::GetAtt': ['Second', 'Outputs.Calls'] } },
      },
    });
    expect(template.resource('Caller', environment).properties.Environment.Variables).toEqual({
      CALLS: answerArn,
    });
    expect(template.resource('Asker', valueProperty).properties.value).toBe(answerArn);
  });

  it.each([
    [
      'an output that is not there',
      { Asker: { Type: 'T', Properties: { value: { 'Fn::GetAtt': ['Nested', 'Outputs.None'] } } } },
      inner,
      'Nested.Outputs.None',
    ],
    ['two resources of one id', { Answer: lambdaFunction('abc') }, inner, 'Answer'],
    [
      'a name of its own',
      {},
      { Resources: { Answer: answer({ NAME: { Ref: 'AWS::StackName' } }) } },
      'AWS::StackName',
    ],
    [
      'a parameter in a text',
      {},
      { ...inner, Resources: { Answer: answer({ NAME: { 'Fn::Sub': `x-${sub('Size')}` } }) } },
      'Size in Fn::Sub',
    ],
    ['a template that is no asset', { Third: nestedStack('missing') }, inner, 'missing.json'],
  ])('are refused for %s', (_, more, template, named) => {
    expect(() => stack(more, template)).toThrow(named);
  });
});
