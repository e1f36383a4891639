/*
 * A function of ours in a process of its own, which may be killed. Its environment is a Lambda's: services are named by the
 * SDK's own variables. Answers each order with what the work gives.
 */
import type { WorkName } from './works.ts';

export interface Order {
  readonly number: number;
  readonly work: WorkName;
  readonly input: unknown;
  /** Milliseconds by which its clock is off. */
  readonly clockOff: number;
}
export type Reply =
  | { readonly number: number; readonly given: unknown }
  | { readonly number: number; readonly error: string };

const { now } = Date;
const RealDate = Date;
let clockOff = 0;
globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    // @ts-expect-error what Date takes is passed on as it came
    super(...(given.length === 0 ? [now() + clockOff] : given));
  }
  static override now = () => now() + clockOff;
} as DateConstructor;

const { works } = await import('./works.ts');

process.on('message', async ({ number, work, input, clockOff: off }: Order) => {
  clockOff = off;
  try {
    const given = await works[work](input as never);
    process.send?.({ number, given } satisfies Reply);
  } catch (error) {
    process.send?.({ number, error: String(error instanceof Error ? error.stack : error) } satisfies Reply);
  }
});
process.send?.('ready');
