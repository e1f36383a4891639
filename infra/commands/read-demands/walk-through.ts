import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { UserError } from '../../user-error.ts';

const progress = z.object({ read: z.int(), total: z.int(), isOver: z.boolean(), phase: z.string() });
export type Progress = z.infer<typeof progress>;

/** Seconds that each call may take: so often is it told how far it is. */
const callSeconds = 10;

/** Calls the function again and again until nothing is left to be read. Who stops it loses nothing: the clock goes on. */
export async function walkThrough(
  client: LambdaClient,
  name: string,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  for (let anew = true; ; anew = false) {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({
        FunctionName: name,
        Payload: JSON.stringify({ anew, seconds: callSeconds }),
      }),
    );
    const answer = Buffer.from(Payload ?? []).toString();
    if (FunctionError !== undefined)
      throw new UserError(
        `Чтение оборвалось: ${answer.slice(0, 300)}. Подробности в журнале функции ${name}.`,
      );
    const after = progress.parse(JSON.parse(answer));
    onProgress(after);
    if (after.isOver) return after;
  }
}
