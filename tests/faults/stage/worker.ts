/*
 * A function of ours in a process of its own, which may be killed. Its environment is a Lambda's: services are named by the
 * SDK's own variables. Answers each order with what the work gives.
 */
import type { TaskName } from './tasks.ts';

export interface Order {
  readonly number: number;
  readonly task: TaskName;
  readonly input: unknown;
  /** Milliseconds by which its clock is off. */
  readonly clockSkew: number;
}
export type Reply =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string };

const { now } = Date;
const RealDate = Date;
let clockSkew = 0;
globalThis.Date = class extends RealDate {
  constructor(...args: unknown[]) {
    // @ts-expect-error what Date takes is passed on as it came
    super(...(args.length === 0 ? [now() + clockSkew] : args));
  }
  static override now = () => now() + clockSkew;
} as DateConstructor;

const { tasks: works } = await import('./tasks.ts');

process.on('message', async ({ number, task, input, clockSkew: skew }: Order) => {
  clockSkew = skew;
  try {
    const result = await works[task](input as never);
    process.send?.({ number, result } satisfies Reply);
  } catch (error) {
    process.send?.({ number, error: String(error instanceof Error ? error.stack : error) } satisfies Reply);
  }
});
process.send?.('ready');
