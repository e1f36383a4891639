/** An answer as a person has it: its status, and the words of an error. */
interface SeenAnswer {
  readonly status?: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any operation
  readonly body?: any;
}

/** What people saw while something was broken, each different thing with how often it was seen. */
export function sightings() {
  const counts = new Map<string, number>();
  const note = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  return {
    note,
    answer({ status, body }: SeenAnswer) {
      const message = body?.error?.message;
      note(typeof message === 'string' ? `${status} «${message}»` : String(status));
    },
    /** For the table: 'письмо: 503 «…» ×12, 200 ×3'. */
    text: (): string =>
      [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([what, count]) => (count === 1 ? what : `${what} ×${count}`))
        .join(', '),
  };
}
