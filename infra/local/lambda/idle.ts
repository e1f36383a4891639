import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives a thread's memory back that nothing in it uses: V8 by itself does so only when it next needs some. The flag is the
 * whole process's and stays: another thread may be about to do the same.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** Runs what it is given, and `onIdle` whenever nothing has been under way for so many milliseconds. */
export function runWhenIdle(milliseconds: number, onIdle: () => void) {
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running += 1;
    clearTimeout(timer);
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0) timer = setTimeout(onIdle, milliseconds).unref();
    }
  };
}
