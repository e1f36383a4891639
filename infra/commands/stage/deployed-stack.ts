import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { Refusal } from '../../refusal.ts';
import { defaultStage, settingsOf, stackName } from '../../settings.ts';

export interface DeployedStack {
  /** As CloudFormation names it: 'UPDATE_COMPLETE'. */
  readonly status: string;
  /** Whether CloudFormation refuses to delete it. */
  readonly isProtected: boolean;
  readonly outputs: ReadonlyMap<string, string>;
}

/** Null where there is no such stack. */
export async function findStack(name: string, region: string): Promise<DeployedStack | null> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region }).send(
      new DescribeStacksCommand({ StackName: name }),
    );
    const [stack] = Stacks;
    return {
      status: stack?.StackStatus ?? '',
      isProtected: stack?.EnableTerminationProtection ?? false,
      outputs: new Map(
        (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
      ),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export interface StackResource {
  /** As CloudFormation names it: 'AWS::DynamoDB::Table'. */
  readonly type: string;
  /** In the template, with CDK's own ending: 'StoreJobs1A2B3C4D'. */
  readonly logicalId: string;
  /** In AWS: the name of a table or a bucket, the ARN of a topic. */
  readonly name: string;
}

/** What the stack has made and not yet deleted. */
export async function resourcesOf(name: string, region: string): Promise<StackResource[]> {
  const client = new CloudFormationClient({ region });
  const resources: StackResource[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: name },
  ))
    for (const one of StackResourceSummaries)
      if (one.PhysicalResourceId && one.ResourceStatus !== 'DELETE_COMPLETE')
        resources.push({
          type: one.ResourceType ?? '',
          logicalId: one.LogicalResourceId ?? '',
          name: one.PhysicalResourceId,
        });
  return resources;
}

/** Variables under which our code finds the accounts of a deployed stage, from what its stack tells of itself. */
export async function accountsOf(stage: string): Promise<Record<string, string>> {
  // Deployed without a name it is prod, even from the example's settings.
  const { region } = settingsOf(stage === defaultStage ? undefined : stage);
  const name = stackName(stage);
  const stack = await findStack(name, region);
  if (!stack)
    throw new Refusal(
      `В регионе ${region} нет стека ${name}: сначала разверните его — npm run deploy -- --stage ${stage}.`,
    );
  const output = (key: string): string => {
    const value = stack.outputs.get(key);
    if (value === undefined)
      throw new Refusal(
        `Стек ${name} старее этой команды: обновите его — npm run deploy -- --stage ${stage}.`,
      );
    return value;
  };
  return {
    AWS_REGION: region,
    USER_POOL_ID: output('UserPoolId'),
    USER_ROLES_TABLE: output('UserRolesTable'),
  };
}

/** CloudFormation has no name of its own for it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');
