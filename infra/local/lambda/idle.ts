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

/** Runs what it is given, and `rest` whenever nothing has been under way for so many milliseconds. */
export function restingAfter(milliseconds: number, rest: () => void) {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    underWay += 1;
    clearTimeout(timer);
    try {
      return await work();
    } finally {
      underWay -= 1;
      if (underWay === 0) timer = setTimeout(rest, milliseconds).unref();
    }
  };
}
