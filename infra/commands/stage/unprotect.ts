import { CloudFormationClient, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';

/** From now on CloudFormation deletes the stack when it is asked to. */
export async function unprotect(StackName: string, region: string): Promise<void> {
  await new CloudFormationClient({ region }).send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
  );
}
