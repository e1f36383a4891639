import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { getImports, type ShownRun } from '#core/contract/imports.ts';

export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} says where to test; it is not set`);
  return value;
}

/** GET of a path of the deployed API, signed in or not: status, type and parsed body. */
export async function get(path: string, token?: string) {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const answer = await fetch(`${variable('ACCEPTANCE_URL')}${path}`, { headers });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, body: type.includes('json') ? JSON.parse(text) : text };
}

/** What an administrator sees of the imports. */
export async function importsSeenBy(admin: string) {
  const { status, body } = await get('/api/admin/imports', admin);
  if (status !== 200) throw new Error(`the imports are not shown: ${status} ${JSON.stringify(body)}`);
  return getImports.response.parse(body);
}

/** Runs an import of all sources to its end and gives its runs; waits first where another one is under way. */
export async function runImport(admin: string): Promise<ShownRun[]> {
  const workflows = new SFNClient({});
  const stateMachineArn = variable('ACCEPTANCE_IMPORT');
  const input = JSON.stringify({ startedBy: 'acceptance' });
  for (;;) {
    const { executionArn = '' } = await workflows.send(new StartExecutionCommand({ stateMachineArn, input }));
    const isOver = async () => {
      const { status } = await workflows.send(new DescribeExecutionCommand({ executionArn }));
      return status !== 'RUNNING';
    };
    while (!(await isOver())) await sleep(500);
    const group = executionArn.slice(executionArn.lastIndexOf(':') + 1);
    const runs = (await importsSeenBy(admin)).runs.filter((run) => run.group === group);
    if (runs.length > 0) return runs;
    await sleep(1000);
  }
}
