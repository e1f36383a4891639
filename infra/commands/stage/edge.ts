import {
  CloudFormationClient,
  DeleteStackCommand,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { type Settings, stackName } from '../../settings.ts';

/** Where the edge stack stands, whatever the stage's own region. */
export const edgeRegion = 'us-east-1';

export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;

/** Certificate and firewall. */
export const hasEdge = ({ domain, firewall }: Settings): boolean => domain !== undefined || firewall;

/** For one that the app has no more, because firewall and domain left the settings: CDK does not see it. */
export async function deleteEdge(stage: string): Promise<void> {
  const client = new CloudFormationClient({ region: edgeRegion });
  const StackName = edgeStackName(stage);
  await client.send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
  );
  await client.send(new DeleteStackCommand({ StackName }));
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 1800 }, { StackName });
}
