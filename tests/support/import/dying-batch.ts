import { flushCompileCache } from 'node:module';
import type { Execution } from './import-stage.ts';

/*
 * Batches of an import in a process of their own, one after another as a Lambda's, which dies where a record holds a
 * certain word: whatever reads the word folds its letters. Answers each order with the state of its batch.
 */
const crashWord = process.argv[2] ?? '';
const { toLowerCase } = String.prototype;
String.prototype.toLowerCase = function (this: string) {
  if (this.includes(crashWord)) crash();
  return toLowerCase.call(this);
};
const replace = String.prototype.replace;
Object.assign(String.prototype, {
  replace(this: string, ...args: Parameters<typeof replace>) {
    if (this.includes(crashWord)) crash();
    return replace.apply(this, args);
  },
});

function crash(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

const { batch } = await import('./import-stage.ts');
// Killed, it keeps none of what it has compiled: the next would compile it once more.
flushCompileCache();
process.on('message', async (now: Execution) => process.send?.((await batch(now)).state));
process.send?.('ready');
