import type { Execution } from './import-stage.ts';

/*
 * A batch of an import in a process of its own, which dies where a record holds a certain word: whatever reads the word
 * folds its letters. Tells the state that the batch answers, where it lives so long.
 */
export interface DyingBatch extends Execution {
  word: string;
}

const { word, ...now }: DyingBatch = JSON.parse(process.argv[2] ?? '');
const { toLowerCase } = String.prototype;
String.prototype.toLowerCase = function (this: string) {
  if (this.includes(word)) die();
  return toLowerCase.call(this);
};
const replace = String.prototype.replace;
Object.assign(String.prototype, {
  replace(this: string, ...given: Parameters<typeof replace>) {
    if (this.includes(word)) die();
    return replace.apply(this, given);
  },
});

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

const { batch } = await import('./import-stage.ts');
process.send?.((await batch(now)).state);
process.disconnect?.();
