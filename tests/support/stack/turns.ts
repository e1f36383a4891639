/**
 * Lets everything run that this process has begun and that waits for no clock and no answer from outside: before it is said
 * that something has not happened.
 */
export async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
}
