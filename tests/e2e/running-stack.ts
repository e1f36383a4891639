import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { importMachineOf, runImport, useStack } from '../../infra/commands/run-import.ts';
import { startLocalStack } from '../../infra/local/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running site: 'http://localhost:40123'. */
    url: string;
  }
}

/** The whole local stack with the demo feed imported, for all browser tests. */
export default async function runningStack(project: TestProject): Promise<() => Promise<void>> {
  const localDir = mkdtempSync(join(tmpdir(), 'prizvanie-'));
  const stack = await startLocalStack({ outDir: 'cdk.out', localDir, port: 0 });
  useStack(stack.environment);
  await runImport({ stateMachineArn: importMachineOf(stack), source: 'hh', startedBy: 'browser tests' });
  project.provide('url', stack.url);
  return async () => {
    await stack.close();
    rmSync(localDir, { recursive: true, force: true });
  };
}
