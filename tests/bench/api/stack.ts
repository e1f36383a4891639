import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import type { LocalStack } from '../../../infra/local/stack.ts';
import type { Order, StackMemory, StackMessage, StackSettings } from './stack-process.ts';

export type { StackMemory, StackSettings } from './stack-process.ts';

type Imported = Extract<StackMessage, { kind: 'imported' }>;

/** A local stack that runs in another process. */
export interface Stack extends Pick<LocalStack, 'url' | 'environment' | 'functions'> {
  /** Instants (`performance.now()`) at which a new snapshot of the index was seen. */
  readonly published: readonly number[];
  /** Every two seconds. */
  readonly memory: readonly StackMemory[];
  /** Runs an import of all that hh.ru lists here, to its end. */
  import(): Promise<Imported>;
  close(): Promise<void>;
}

export async function startStack(settings: StackSettings): Promise<Stack> {
  const child = fork(join(import.meta.dirname, 'stack-process.ts'), [JSON.stringify(settings)], {
    // As on AWS, whatever the clock of this machine.
    env: { ...process.env, TZ: 'UTC' },
  });
  const messages = new EventEmitter<Record<'started' | 'imported', [StackMessage]> & { error: [Error] }>();
  const published: number[] = [];
  const memory: StackMemory[] = [];
  let failure: Error | null = null;
  const fail = (message: string) => {
    failure ??= new Error(message);
    // An 'error' that nobody waits for would end this process at once, without a word of what is left behind.
    if (messages.listenerCount('error') > 0) messages.emit('error', failure);
  };
  child.on('message', (message: StackMessage) => {
    if (message.kind === 'published') published.push(performance.now());
    else if (message.kind === 'memory') memory.push(message);
    else if (message.kind === 'failed') fail(message.message);
    else messages.emit(message.kind, message);
  });
  const ended = once(child, 'exit').then(() => fail('the stack has ended'));
  const next = async <Kind extends 'started' | 'imported'>(kind: Kind) => {
    if (failure) throw failure;
    const [message] = await once(messages, kind);
    return message as Extract<StackMessage, { kind: Kind }>;
  };
  const send = (order: Order) => child.send(order);

  const stop = async () => {
    if (child.connected) send('stop');
    const slow = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(slow);
  };
  try {
    const { url, environment, functions } = await next('started');
    return {
      ...{ url, environment, functions, published, memory },
      import() {
        const imported = next('imported');
        send('import');
        return imported;
      },
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
