import type { TestProject } from 'vitest/node';
import { startedStack } from '../support/local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running site: 'http://localhost:40123'. */
    url: string;
    /** Under which our stores find its tables. */
    environment: Record<string, string>;
    localDir: string;
  }
}

/** The whole local stack with the demo feed imported, for all browser tests. */
export default async function runningStack(project: TestProject): Promise<() => Promise<void>> {
  const running = await startedStack();
  await running.import();
  project.provide('url', running.stack.url);
  project.provide('localDir', running.localDir);
  project.provide('environment', { ...running.stack.environment });
  return running.close;
}
