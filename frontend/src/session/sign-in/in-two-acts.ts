/**
 * What one press does in two acts. Where the second fails, the same press does only that one again: the first would be refused
 * as done. Another key is another input, and begins anew.
 */
export function inTwoActs<Input, Result>(
  first: (input: Input) => Promise<void>,
  second: (input: Input) => Promise<Result>,
  keyOf: (input: Input) => string,
): (input: Input) => Promise<Result> {
  let done: string | null = null;
  return async (input) => {
    const key = keyOf(input);
    if (done !== key) await first(input);
    done = key;
    return second(input);
  };
}
