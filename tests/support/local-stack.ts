import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobs } from '#core/contract/jobs.ts';
import { importMachineOf, runImport, useStack } from '../../infra/commands/run-import.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../infra/local/stack.ts';

/**
 * The whole way: the stand-in for hh.ru, Step Functions, Lambdas, tables, and the API behind the site. One for a test
 * file: the store's client of this process keeps the first address it was given.
 */
export async function startedStack(options: Pick<LocalStackOptions, 'hhData' | 'hhFault'> = {}) {
  const localDir = mkdtempSync(join(tmpdir(), 'prizvanie-'));
  const stack = await startLocalStack({ outDir: 'cdk.out', localDir, port: 0, ...options });
  useStack(stack.environment);
  return {
    stack,
    localDir,
    import: () => runImport({ stateMachineArn: importMachineOf(stack), source: 'hh', startedBy: 'test' }),
    async close() {
      await stack.close();
      rmSync(localDir, { recursive: true, force: true });
    },
  };
}

export async function search({ url }: LocalStack, query: string) {
  return searchJobs.response.parse(await (await fetch(`${url}/api/jobs?${query}`)).json());
}
