import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { asLocalDataError } from './local-data-error.ts';
import { type LoopbackServer, serveOnLoopback } from './loopback.ts';

/*
 * LOCAL_DIR/running.json says that a stack runs there, and where it is. A process that was killed leaves it behind,
 * and its number may by then be another's: so the file names a door at which the living one answers with its name.
 */

const stackDetails = z.object({
  url: z.string(),
  environment: z.record(z.string(), z.string()),
  stateMachines: z.record(z.string(), z.string()),
  functions: z.record(z.string(), z.string()),
});
/** What another process needs to work on the running stack. */
export type RunningStack = z.infer<typeof stackDetails>;

const runningFile = z.object({ name: z.string(), door: z.string(), stack: stackDetails.nullable() });
type RunningFile = z.infer<typeof runningFile>;

const fileIn = (localDir: string): string => join(localDir, 'running.json');

/** The right to run a stack in a folder. */
export interface FolderLock {
  /** Tells other processes that the stack is up, and where. */
  announce(stack: RunningStack): void;
  release(): Promise<void>;
}

/** Null where another stack already runs in the folder. The folder is made when missing. */
export async function lockFolder(localDir: string): Promise<FolderLock | null> {
  try {
    makeFolder(localDir);
  } catch (error) {
    throw asLocalDataError(error, localDir) ?? error;
  }
  if (await findAnswering(localDir)) return null;

  const name = randomUUID();
  const aliveServer = await serveOnLoopback((_, response) => response.end(name));
  const file = fileIn(localDir);
  rmSync(file, { force: true, recursive: true });
  if (!writeNew(file, { name, door: aliveServer.url, stack: null })) {
    await aliveServer.close();
    return null;
  }
  return {
    announce({ url, environment, stateMachines, functions }) {
      write(`${file}.part`, {
        name,
        door: aliveServer.url,
        stack: { url, environment, stateMachines, functions },
      });
      renameSync(`${file}.part`, file);
    },
    release: () => release(file, aliveServer),
  };
}

/** Not `recursive: true`, which tries for ever where the system refuses, as under /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The stack that runs in the folder; 'starting' before it is announced, null where there is none. */
export async function findRunning(localDir: string): Promise<RunningStack | 'starting' | null> {
  const found = await findAnswering(localDir);
  return found && (found.stack ?? 'starting');
}

async function findAnswering(localDir: string): Promise<RunningFile | null> {
  const file = fileIn(localDir);
  if (!existsSync(file)) return null;
  try {
    const found = runningFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const answer = await fetch(found.door, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()) === found.name ? found : null;
  } catch {
    // Cut short, or nobody is at the door: left behind by a process that was killed.
    return null;
  }
}

const write = (file: string, content: RunningFile): void =>
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });

/** A link, unlike a rename, fails where a file of that name has appeared meanwhile. */
function writeNew(file: string, content: RunningFile): boolean {
  const part = `${file}.${content.name}`;
  write(part, content);
  try {
    linkSync(part, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(part);
  }
}

async function release(file: string, server: LoopbackServer): Promise<void> {
  rmSync(file, { force: true });
  await server.close();
}
