import {
  CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { edgeRegion, edgeStackName } from '../../settings/edge.ts';
import { UserError } from '../../user-error.ts';
import { unprotect } from './unprotect.ts';

/** For one that the app has no more, because firewall and domain left the settings: CDK does not see it. */
export async function deleteEdge(stage: string): Promise<void> {
  const client = new CloudFormationClient({ region: edgeRegion });
  const StackName = edgeStackName(stage);
  await unprotect(StackName, edgeRegion);
  await client.send(new DeleteStackCommand({ StackName }));
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 1800 }, { StackName }).catch((cause) => {
    throw new UserError(
      `Стек ${StackName} не удалился до конца: причина — в консоли CloudFormation, регион ${edgeRegion}. Устраните её и повторите команду.`,
      { cause },
    );
  });
}
