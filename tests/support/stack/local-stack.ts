import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobs } from '#core/contract/jobs.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { importMachineOf, runImport, useStack } from '../../../infra/commands/local-stack/run-import.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../../infra/local/stack.ts';
import { type LogScan, scanLogs } from './log-scan.ts';

/** Under which tokens and tables know the people of the stack. */
const idsIn = (localDir: string): string[] =>
  globSync(join(localDir, '*/user-pool/*.json')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"(?:sub|username)":\s*"([^"]+)"/gu)].flatMap(
      ([, id]) => id ?? [],
    ),
  );

/**
 * The whole way: the stand-in for hh.ru, Step Functions, Lambdas, tables, and the API behind the site. One for a test
 * file: the store's client of this process keeps the first address it was given.
 */
export async function startedStack({
  from,
  ...options
}: Partial<Pick<LocalStackOptions, 'folders' | 'faults' | 'isThrottled' | 'outDir'>> & {
  /** The folder of a stack that was closed: this one begins with a copy of it. */
  from?: string;
} = {}) {
  const localDir = mkdtempSync(join(tmpdir(), 'prizvanie-'));
  if (from !== undefined) cpSync(from, localDir, { recursive: true });
  const stack = await startLocalStack({
    outDir: 'cdk.out',
    localDir,
    port: 0,
    maxWaitMs: 50,
    // A test asks faster than people do.
    isThrottled: false,
    ...options,
  });
  useStack(stack.environment);
  return {
    stack,
    localDir,
    import: (source: SourceId = 'hh') =>
      runImport({ stateMachineArn: importMachineOf(stack), source, startedBy: 'command' }),
    /**
     * Throws where the log of a function holds what is somebody's. Its folder goes, or becomes `keptAs`: without the
     * logs, which were read.
     */
    async close(keptAs?: string): Promise<LogScan> {
      const ids = idsIn(localDir);
      await stack.close();
      const logs = join(localDir, 'logs');
      const scan = scanLogs(logs, ids);
      if (keptAs !== undefined) {
        rmSync(logs, { recursive: true });
        renameSync(localDir, keptAs);
      } else rmSync(localDir, { recursive: true, force: true });
      if (scan.findings.length > 0)
        throw new Error(`Logs of functions hold what is somebody’s:\n${scan.findings.join('\n')}`);
      return scan;
    },
  };
}

export async function search({ url }: LocalStack, query: string) {
  return searchJobs.response.parse(await (await fetch(`${url}/api/jobs?${query}`)).json());
}
