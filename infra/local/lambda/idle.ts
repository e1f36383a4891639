import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Gives a thread's memory back that nothing in it uses: V8 by itself does so only when it next needs some. */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // Or whatever starts later in this process would find it as a global.
  setFlagsFromString('--no-expose-gc');
  return collect;
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
