import type { TestProject } from 'vitest/node';
import { startedStack } from '../support/local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running site: 'http://localhost:40123'. */
    url: string;
  }
}

/** The whole local stack with the demo feed imported, for all browser tests. */
export default async function runningStack(project: TestProject): Promise<() => Promise<void>> {
  const running = await startedStack();
  await running.import();
  project.provide('url', running.stack.url);
  return running.close;
}
