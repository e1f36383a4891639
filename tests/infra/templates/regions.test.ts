import { RegionInfo } from 'aws-cdk-lib/region-info';
import { describe, expect, test } from 'vitest';
import { hasBudgets, regions } from '../../../infra/settings/regions.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { smallest, synthesized } from '../synthesized.ts';

describe('a region', () => {
  test.each(regions)('%s is AWS’s own partition, and publishes a layer for arm64', (name) => {
    const region = RegionInfo.get(name);
    expect(region.partition).toBe('aws');
    expect(region.cloudwatchLambdaInsightsArn('1.0.498.0', 'arm64')).toContain(`:${name}:`);
    expect(parseSettings('test', { ...smallest, region: name }).region).toBe(name);
  });

  test.each(['ap-east-2', 'ap-southeast-7', 'mx-central-1', 'me-south-1', 'cn-north-1', 'us-gov-west-1'])(
    '%s is refused, with those that will do',
    (name) => {
      expect(() => parseSettings('test', { ...smallest, region: name })).toThrow(
        new RegExp(`^Настройка «region» площадки «test»: в регионе ${name} .*eu-central-1, .*$`),
      );
    },
  );

  test.each([
    ...['eu-north-1', 'eu-central-2', 'eu-south-1', 'eu-south-2', 'me-central-1', 'il-central-1'],
    ...['af-south-1', 'ap-east-1', 'ap-southeast-3'],
  ])('%s has everything but budgets', (name) => {
    expect([regions.includes(name), hasBudgets(name)]).toEqual([true, false]);
  });
});

test('where CloudFormation knows no budget the template has none, and all alarms all the same', () => {
  const types = (region: string) =>
    Object.values<{ Type: string }>(synthesized({ region }).toJSON().Resources)
      .map(({ Type }) => Type)
      .sort();
  const resourceTypes = types('eu-central-1');
  expect(resourceTypes).toContain('AWS::Budgets::Budget');
  expect(types('eu-north-1')).toEqual(resourceTypes.filter((type) => type !== 'AWS::Budgets::Budget'));
});
