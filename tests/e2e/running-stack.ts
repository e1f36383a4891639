import type { TestProject } from 'vitest/node';
import { startedStack } from '../support/stack/local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running site: 'http://localhost:40123'. */
    url: string;
    /** Under which our stores find its tables. */
    environment: Record<string, string>;
    localDir: string;
  }
}

/** The whole local stack with the demo feed imported, for all browser tests but those that have one of their own. */
export default async function runningStack(project: TestProject): Promise<() => Promise<void>> {
  const running = await startedStack();
  await running.import();
  project.provide('url', running.stack.url);
  project.provide('localDir', running.localDir);
  project.provide('environment', { ...running.stack.environment });
  return async () => {
    const { lines, requests } = await running.close();
    console.log(`logs of functions: ${lines} lines, ${requests} requests, nothing of anybody’s`);
    // Logs that hold nothing at all would say as much.
    if (requests === 0) throw new Error('the functions have logged no request');
  };
}
