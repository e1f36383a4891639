import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import type { TemplateParts } from '../../edge-stack.ts';
import { defaultStage, settingsOf, stackName } from '../../settings.ts';
import { UserError } from '../../user-error.ts';

export interface DeployedStack {
  /** As CloudFormation names it: 'UPDATE_COMPLETE'. */
  readonly status: string;
  /** Whether CloudFormation refuses to delete it. */
  readonly isProtected: boolean;
  readonly outputs: ReadonlyMap<string, string>;
  /** When CloudFormation last took a change of it, in milliseconds; 0 where it has taken none. */
  readonly lastUpdated: number;
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
      lastUpdated: stack?.LastUpdatedTime?.getTime() ?? 0,
      outputs: new Map(
        (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
      ),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type Status = Pick<DeployedStack, 'status'>;

/** Its first deploy was undone: of what it made there is left what keeps itself. */
export const isRolledBack = ({ status }: Status): boolean =>
  ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'].includes(status);

/** Whether anything was made that is still there: not so after a change set that was looked at and not executed. */
export const hasBeenDeployed = (stack: Status): boolean =>
  stack.status !== 'REVIEW_IN_PROGRESS' && !isRolledBack(stack);

/** Its deploy has failed and waits to be gone on with. */
export const isPaused = ({ status }: Status): boolean => ['CREATE_FAILED', 'UPDATE_FAILED'].includes(status);

export interface StackResource {
  /** As CloudFormation names it: 'AWS::DynamoDB::Table'. */
  readonly type: string;
  /** In the template, with CDK's own ending: 'StoreJobs1A2B3C4D'. */
  readonly logicalId: string;
  /** In AWS: the name of a table or a bucket, the ARN of a topic. */
  readonly name: string;
  /** As CloudFormation names it: 'CREATE_COMPLETE'. */
  readonly status: string;
}

/** What the stack has made and not yet deleted. */
export async function resourcesOf(name: string, region: string): Promise<StackResource[]> {
  const client = new CloudFormationClient({ region });
  const resources: StackResource[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: name },
  ))
    for (const summary of StackResourceSummaries)
      if (summary.PhysicalResourceId && summary.ResourceStatus !== 'DELETE_COMPLETE')
        resources.push({
          type: summary.ResourceType ?? '',
          logicalId: summary.LogicalResourceId ?? '',
          name: summary.PhysicalResourceId,
          status: summary.ResourceStatus ?? '',
        });
  return resources;
}

/** The same with what the stacks that are nested in it have made. */
export async function allResourcesOf(name: string, region: string): Promise<StackResource[]> {
  const resources: StackResource[] = [];
  for (const resource of await resourcesOf(name, region)) {
    resources.push(resource);
    if (resource.type === 'AWS::CloudFormation::Stack')
      resources.push(...(await allResourcesOf(resource.name, region)));
  }
  return resources;
}

/** What a rollback has left of a stack's own: not what was there before it, and made it fail. */
export async function retainedResourcesOf(name: string, region: string): Promise<StackResource[]> {
  const resources = await resourcesOf(name, region);
  return resources.filter(({ status }) => ['DELETE_SKIPPED', 'DELETE_FAILED'].includes(status));
}

/** What the stack has made for good, as its template describes it. */
export async function partsOf(
  name: string,
  region: string,
  { outputs }: Pick<DeployedStack, 'outputs'>,
): Promise<TemplateParts> {
  const { TemplateBody = '{}' } = await new CloudFormationClient({ region }).send(
    new GetTemplateCommand({ StackName: name }),
  );
  const { Resources = {}, Outputs = {} }: Partial<TemplateParts> = JSON.parse(TemplateBody);
  const createdIds = new Set(
    (await resourcesOf(name, region))
      .filter(({ status }) => /^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status))
      .map(({ logicalId }) => logicalId),
  );
  const only = <Part>(all: Readonly<Record<string, Part>>, isThere: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isThere(id)));
  return {
    Resources: only(Resources, (id) => createdIds.has(id)),
    Outputs: only(Outputs, (id) => outputs.has(id)),
  };
}

/** The region of a deployed stage, and what its stack tells of itself. */
async function outputsOf(stage: string): Promise<{ region: string; output: (key: string) => string }> {
  // Deployed without a name it is prod, even from the example's settings.
  const { region } = settingsOf(stage === defaultStage ? undefined : stage);
  const name = stackName(stage);
  const stack = await findStack(name, region);
  if (!stack)
    throw new UserError(
      `В регионе ${region} нет стека ${name}: сначала разверните его — npm run deploy -- --stage ${stage}.`,
    );
  const output = (key: string): string => {
    const value = stack.outputs.get(key);
    if (value === undefined)
      throw new UserError(
        `Стек ${name} старее этой команды: обновите его — npm run deploy -- --stage ${stage}.`,
      );
    return value;
  };
  return { region, output };
}

/** Variables under which our code finds the accounts of a deployed stage. */
export async function accountsOf(stage: string): Promise<Record<string, string>> {
  const { region, output } = await outputsOf(stage);
  return {
    AWS_REGION: region,
    USER_POOL_ID: output('UserPoolId'),
    USER_ROLES_TABLE: output('UserRolesTable'),
  };
}

/** The function of a deployed stage that reads what vacancies ask for. */
export async function demandReaderOf(stage: string): Promise<{ region: string; name: string }> {
  const { region, output } = await outputsOf(stage);
  return { region, name: output('ReadDemandsFunction') };
}

/** CloudFormation has no name of its own for it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');
