import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { importProgress } from '#core/domain/import-run.ts';

export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} says where to test; it is not set`);
  return value;
}

/** GET of a path of the deployed API, signed in or not: status, type and parsed body. */
export async function get(path: string, token?: string) {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const answer = await fetch(`${given('ACCEPTANCE_URL')}${path}`, { headers });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, body: type.includes('json') ? JSON.parse(text) : text };
}

/** Runs an import to its end and gives what its last batch said. */
export async function runImport() {
  const workflows = new SFNClient({});
  const { executionArn } = await workflows.send(
    new StartExecutionCommand({
      stateMachineArn: given('ACCEPTANCE_IMPORT'),
      input: JSON.stringify({ source: 'hh', startedBy: 'acceptance' }),
    }),
  );
  for (;;) {
    const { status, output, cause } = await workflows.send(new DescribeExecutionCommand({ executionArn }));
    if (status === 'SUCCEEDED') return importProgress.parse(JSON.parse(output ?? ''));
    if (status !== 'RUNNING') throw new Error(`the import ended as ${status}: ${cause}`);
    await sleep(500);
  }
}
