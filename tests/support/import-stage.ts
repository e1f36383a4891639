import type { ImportProgress } from '#core/domain/import-run.ts';
import * as importBatch from '#functions/workflow/import-batch.ts';
import * as recordImportFailure from '#functions/workflow/record-import-failure.ts';
import * as startImportRun from '#functions/workflow/start-import-run.ts';
import { startReplay } from './http-replay.ts';

/** Lambda's clock: so many milliseconds from now. */
export const contextWith = (milliseconds: number) => {
  const end = Date.now() + milliseconds;
  return { getRemainingTimeInMillis: () => end - Date.now() };
};

/** A Secrets Manager that holds the secret `current`, or none. */
export async function startSecrets(current: string | null) {
  const held = { current };
  const server = await startReplay(() =>
    held.current === null
      ? { status: 400, body: { __type: 'ResourceNotFoundException', message: 'no such secret' } }
      : { body: { Name: 'hh-token', SecretString: held.current } },
  );
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = server.url;
  return Object.assign(server, { held });
}

/** What the import's Lambdas find in their environment. */
export function pointAtSource(url: string): void {
  Object.assign(process.env, {
    HH_API_URL: url,
    HH_TOKEN_SECRET: 'hh-token',
    HH_REQUESTS_PER_SECOND: '0',
    HH_USER_AGENT: 'Prizvanie/1.0 (api@prizvanie.test)',
    HH_BUSY_WAIT_SECONDS: '0',
  });
}

interface Ended {
  runId: string;
  batches: ImportProgress[];
  /** Why it ended; null when it came to its end. */
  reason: string | null;
}

/** The state machine in three lines: batch after batch; an error is recorded as Step Functions hands it on. */
export async function runImport(milliseconds = 60_000): Promise<Ended> {
  const { runId } = await startImportRun.handler({ source: 'hh', startedBy: 'test' });
  const batches: ImportProgress[] = [];
  try {
    do batches.push(await importBatch.handler({ runId }, contextWith(milliseconds)));
    while (batches.at(-1)?.hasMore);
    return { runId, batches, reason: null };
  } catch (error) {
    const { name, message } = error as Error;
    const Cause = JSON.stringify({ errorType: name, errorMessage: message, trace: [] });
    const { reason } = await recordImportFailure.handler({ runId, error: { Error: name, Cause } });
    return { runId, batches, reason };
  }
}
