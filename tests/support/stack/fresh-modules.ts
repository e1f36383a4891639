import { vi } from 'vitest';
import { onceAProcess } from './once-a-process.ts';

/*
 * Files that share a process each find our modules, the environment and the clock as a process of their own would give them.
 * What is bought stays loaded, and keeps what it holds (who is signed in with Amplify): to load the AWS SDK takes longer than
 * most files do. Of globals stays what is set without vitest's stubs.
 */
const first = onceAProcess('environment-at-first', () => ({ ...process.env }));
// Before the environment: what a file before has not given back would be given back in the midst of this one.
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
for (const name of Object.keys(process.env)) if (!(name in first)) delete process.env[name];
Object.assign(process.env, first);
vi.resetModules();
