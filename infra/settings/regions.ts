import * as z from 'zod';

/**
 * Regions that have all that the template asks for. What each fact rests on, looked up on 2026-11-22:
 * - types of resources, Cognito's user pools among them: the schemas of each region in cfn-lint 1.58.0;
 * - Lambda on arm64: aws-cdk-lib 2.276.0, region-info, where AWS publishes a layer of its own for arm64. Of ap-east-2,
 *   ap-southeast-5, -6, -7 and mx-central-1 it knows none, and me-south-1 is not in cfn-lint;
 * - API Gateway's response streaming: every region, by AWS's announcement of 2025-11-19.
 * China and GovCloud are partitions of their own, with neither these user pools nor CloudFront as we use it.
 */
const withBudgets = [
  ...['ap-northeast-1', 'ap-northeast-2', 'ap-south-1', 'ap-southeast-1', 'ap-southeast-2', 'ca-central-1'],
  ...['eu-central-1', 'eu-west-1', 'eu-west-2', 'eu-west-3', 'sa-east-1'],
  ...['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2'],
];

/** Where CloudFormation does not know AWS::Budgets::Budget, although the service itself is everywhere. */
const withoutBudgets = [
  ...['af-south-1', 'ap-east-1', 'ap-northeast-3', 'ap-south-2', 'ap-southeast-3', 'ap-southeast-4'],
  ...['ca-west-1', 'eu-central-2', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'il-central-1', 'me-central-1'],
];

export const regions: readonly string[] = [...withBudgets, ...withoutBudgets].sort();

export const hasBudgets = (region: string): boolean => withBudgets.includes(region);

/** Where CloudFormation does not know AWS::SES::ConfigurationSet (cfn-lint 1.58.0, 2026-11-25). */
const withoutSes = ['ap-east-1', 'ap-southeast-4', 'eu-south-2'];

export const hasSes = (region: string): boolean => !withoutSes.includes(region);

const shape = 'ожидается регион AWS вида eu-central-1';

export const region = z
  .string(shape)
  .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, shape)
  .refine((name) => regions.includes(name), {
    error: ({ input }) =>
      `в регионе ${input} нет или не подтверждено что-то из нужного: пулы Cognito, Lambda на arm64, ответы API Gateway по частям. Подходят: ${regions.join(', ')}`,
  });
