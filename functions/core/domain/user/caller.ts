/** Who asks an operation, signed in, as the token says. */
export interface Caller {
  /** The `sub` of the token, by which everything of ours knows the user. */
  readonly id: string;
  /** Cognito's name for the same account. */
  readonly username: string;
}
