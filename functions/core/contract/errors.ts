/**
 * Everything that can go wrong in words of ours. `source_*` are an import source's refusals;
 * their message is Russian and is shown to people as it stands.
 */
export const errorCodes = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  over_quota: 429,
  source_refused: 502,
  source_busy: 503,
  source_broken: 502,
  internal: 500,
  /** For a moment: the answer says when to ask again. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** An expected failure. `message` may be read by people; `cause` is for the log only. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Seconds, in the answer's header `retry-after`: asking again then may help. */
  readonly retryAfter: number | undefined;
  /** What the caller needs to go on: as the operation's `errorDetails` says. */
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfter?: number; details?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.details = options.details;
  }
}
