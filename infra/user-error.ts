/** What the person at the terminal can mend: the message, in Russian, is all they need, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Prints a user's error as one line, anything else in full, and ends the process with code 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
