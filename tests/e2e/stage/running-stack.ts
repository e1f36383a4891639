import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { startedStack } from '../../support/stack/local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running site: 'http://localhost:40123'. */
    url: string;
    /** Under which our stores find its tables. */
    environment: Record<string, string>;
    localDir: string;
    /** What a stack of one's own begins with: it holds the demo feed. */
    imported: string;
  }
}

/** The folder of a stack that has imported the demo feed: made once, since that takes as long as ten tests. */
async function importedOnce(): Promise<string> {
  const kept = join(mkdtempSync(join(tmpdir(), 'prizvanie-imported-')), 'stack');
  const first = await startedStack();
  await first.import();
  await first.close(kept);
  return kept;
}

/** The whole local stack with the demo feed imported, for all browser tests but those that have one of their own. */
export default async function runningStack(project: TestProject): Promise<() => Promise<void>> {
  // At its first start it is unpacked: two workers that do so at once find a file that is being written.
  await (await launchBrowser()).close();
  const imported = await importedOnce();
  const running = await startedStack({ from: imported });
  project.provide('imported', imported);
  project.provide('url', running.stack.url);
  project.provide('localDir', running.localDir);
  project.provide('environment', { ...running.stack.environment });
  return async () => {
    rmSync(join(imported, '..'), { recursive: true });
    const { lines, requests } = await running.close();
    console.log(`logs of functions: ${lines} lines, ${requests} requests, nothing of anybody’s`);
    // Logs that hold nothing at all would say as much.
    if (requests === 0) throw new Error('the functions have logged no request');
  };
}
