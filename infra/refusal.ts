/** What the person at the terminal can mend: the message, in Russian, is all they need, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Prints a refusal as one line, anything else in full, and ends the process with code 1. */
export function refuse(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
