import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { Refusal } from '../refusal.ts';
import { defaultStage, settingsOf, stackName } from '../settings.ts';

/** Variables under which our code finds the accounts of a deployed stage, from what its stack tells of itself. */
export async function deployedStack(stage: string): Promise<Record<string, string>> {
  // Deployed without a name it is prod, even from the example's settings.
  const { region } = settingsOf(stage === defaultStage ? undefined : stage);
  const name = stackName(stage);
  const outputs = await outputsOf(name, region);
  const output = (key: string): string => {
    const value = outputs.get(key);
    if (value === undefined)
      throw new Refusal(`Стек ${name} старее этой команды: обновите его — npx cdk deploy -c stage=${stage}.`);
    return value;
  };
  return {
    AWS_REGION: region,
    USER_POOL_ID: output('UserPoolId'),
    USER_ROLES_TABLE: output('UserRolesTable'),
  };
}

async function outputsOf(name: string, region: string): Promise<Map<string, string>> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return new Map(
      (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    throw asRefusal(error, name, region) ?? error;
  }
}

function asRefusal(error: unknown, name: string, region: string): Refusal | null {
  if (!(error instanceof Error)) return null;
  // CloudFormation has no name of its own for it.
  if (error.name === 'ValidationError' && error.message.includes('does not exist'))
    return new Refusal(`В регионе ${region} нет стека ${name}: сначала разверните его — npx cdk deploy.`);
  if (/Credentials|ExpiredToken|UnrecognizedClient|InvalidClientTokenId|AccessDenied/.test(error.name))
    return new Refusal(`AWS не пускает к стеку ${name}: ${error.message}`);
  return null;
}
