import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Done, EngineName, Order } from './engine.ts';

/** Gigabytes of heap: enough for what can be built at a million rows, and soon at its end for what cannot. */
const heap = 7;
/** Minutes for building, and for a block of queries. */
const timeoutMinutes = 15;

/** Why an engine gives no figures at this size, in Russian. */
export class NoFigures extends Error {}

/** An engine in a process of its own: what it holds weighs on no other, and its end is only its own. */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;
  #answered: (message: unknown) => void = () => {};

  private constructor(child: ChildProcess) {
    this.#child = child;
    let lastWords = '';
    child.stderr?.on('data', (text) => {
      lastWords = `${lastWords}${text}`.slice(-4000);
    });
    child.on('message', (message) => this.#answered(message));
    this.#ended = new Promise((_, reject) => {
      child.on('exit', (code, signal) => reject(new NoFigures(exitReason(code, signal, lastWords))));
    });
    // Somebody listens only while it is waited for.
    this.#ended.catch(() => {});
  }

  static async start(name: EngineName, rows: number, folder: string): Promise<EngineProcess> {
    const child = fork(fileURLToPath(new URL('engine.ts', import.meta.url)), [name, String(rows), folder], {
      execArgv: [
        `--max-old-space-size=${heap * 1024}`,
        '--expose-gc',
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const engine = new EngineProcess(child);
    await engine.#next('построен');
    return engine;
  }

  async do<Name extends keyof Done>(order: Order & { do: Name }): Promise<Done[Name]> {
    const answered = this.#next('ответил');
    this.#child.send(order);
    return answered as Promise<Done[Name]>;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = this.#ended.catch(() => {});
    if (this.#child.connected) this.#child.send('close');
    const timer = setTimeout(() => this.kill(), 10_000);
    await ended;
    clearTimeout(timer);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async #next(what: string): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise((resolve) => {
      this.#answered = resolve;
    });
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.kill();
        reject(new NoFigures(`не ${what} за ${timeoutMinutes} минут`));
      }, timeoutMinutes * 60_000);
    });
    return Promise.race([answer, late, this.#ended]).finally(() => clearTimeout(timer));
  }
}

function exitReason(code: number | null, signal: NodeJS.Signals | null, lastWords: string): string {
  if (
    /heap out of memory|invalid array length|invalid string length|Map maximum size|Set maximum size/i.test(
      lastWords,
    ) ||
    signal === 'SIGKILL'
  )
    return `не хватило памяти (${heap} ГБ)`;
  const [error] = /^\S*Error.*$/m.exec(lastWords) ?? [];
  return `завершился: ${error ?? signal ?? `код ${code}`}`;
}
