/*
 * The time by the clock of the tables (docs/decisions/117): for what one function stamps and another compares. Each answer
 * of DynamoDB says its time in whole seconds; our own clock is moved by no more than that asks for, and so stays as it is
 * where it is right. Whoever has had an answer since it began is off by a second and that answer's way at most.
 */

/** Milliseconds to add to our own clock. */
let offset = 0;

/** Milliseconds since 1970. */
export const now = (): number => Date.now() + offset;

export const instant = (): string => new Date(now()).toISOString();

/** By our own clock a request was sent and answered then; `date` is the header of its answer. */
export function noteAnswer(date: string | undefined, sentAt: number, receivedAt: number): void {
  const second = Date.parse(date ?? '');
  const [least, most] = [second - receivedAt, second + 999 - sentAt];
  // Nothing is known where there is no date, and where our own clock was set meanwhile.
  if (least <= most) offset = Math.min(Math.max(offset, least), most);
}
