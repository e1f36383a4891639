import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { editedSources, type SourceEdits } from '#tests/support/release/other-release.ts';
import type { TaskName, tasks } from './tasks.ts';
import type { Order, Reply } from './worker.ts';

type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
type Input<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];

/** The process was killed before it could answer. */
export const killed = Symbol('killed');

interface Started {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
}

/** In one file, as a Lambda is: from its sources a process would take seconds to start. */
async function bundled(folder: string, edits: SourceEdits): Promise<string> {
  const outfile = join(folder, 'worker.mjs');
  const { plugin, unreadFiles } = editedSources(edits);
  await build({
    ...{ entryPoints: [join(import.meta.dirname, 'worker.ts')], outfile, bundle: true },
    ...{ platform: 'node', format: 'esm', target: 'node24', logLevel: 'error' },
    // What was written for CommonJS asks for these.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __dirname = import.meta.dirname;",
    },
    define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
    plugins: [plugin],
  });
  if (unreadFiles.size > 0) throw new Error(`a worker does not read ${[...unreadFiles].join(', ')}`);
  return outfile;
}

interface WorkersOptions {
  /** What another release has otherwise. */
  edits?: SourceEdits;
  /** With whom these share clock and log. */
  beside?: { readonly lines: string[]; readonly clock: { ahead: number } };
}

/** Processes of functions, in the environment of this process but for `environment`. */
export async function startWorkers(
  environment: Readonly<Record<string, string>>,
  { edits = {}, beside }: WorkersOptions = {},
) {
  const lines = beside?.lines ?? [];
  const alive = new Set<ChildProcess>();
  let orders = 0;
  /** Milliseconds by which the clock of all workers is ahead: time that nobody has to wait for. */
  const clock = beside?.clock ?? { ahead: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-worker-'));
  const file = await bundled(folder, edits);

  function start(): Started {
    const child = fork(file, {
      execArgv: [],
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    alive.add(child);
    child.once('exit', () => alive.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream
        ?.setEncoding('utf8')
        .on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)));
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) =>
        reject(new Error(`a worker ended with code ${code}: ${lines.slice(-5).join('\n')}`)),
      );
    });
    // Whoever takes it hears of it.
    ready.catch(() => null);
    return { child, ready };
  }

  // To start takes a second: the next one does it meanwhile.
  let next = start();

  /** A function that has not answered anybody yet. */
  async function worker() {
    const { child, ready } = next;
    next = start();
    await ready;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return {
      /** What the work gives; `killed` where the process has ended before. */
      ask<Name extends TaskName>(
        task: Name,
        input: Input<Name>,
        { clockSkew = 0 }: { clockSkew?: number } = {},
      ): Promise<TaskResult<Name> | typeof killed> {
        const number = ++orders;
        return new Promise((resolve, reject) => {
          const settle = (end: () => void) => {
            child.off('message', onReply);
            end();
          };
          function onReply(reply: Reply) {
            if (reply.number !== number) return;
            settle(() =>
              'error' in reply ? reject(new Error(reply.error)) : resolve(reply.result as TaskResult<Name>),
            );
          }
          child.on('message', onReply);
          void exited.then(() => settle(() => resolve(killed)));
          child.send({ number, task, input, clockSkew: clock.ahead + clockSkew } satisfies Order);
        });
      },
      kill: () => child.kill('SIGKILL'),
      /** With nothing lost: it has nothing to do. */
      async end() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }

  let shared: ReturnType<typeof worker> | null = null;

  return {
    worker,
    /** One that nobody kills, for what comes before a break and after it. */
    undisturbed() {
      shared ??= worker();
      return shared;
    },
    lines,
    clock,
    async close() {
      for (const child of alive) child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
export type Workers = Awaited<ReturnType<typeof startWorkers>>;
export type Worker = Awaited<ReturnType<Workers['worker']>>;
