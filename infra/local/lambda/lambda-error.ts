export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** A function that failed, in the words of AWS's runtime. */
export class LambdaError extends Error {
  readonly trace: readonly string[];

  constructor({ errorType, errorMessage, trace = [] }: Failure) {
    super(errorMessage);
    this.name = errorType;
    this.trace = trace;
  }

  /** What AWS puts into the answer's body, and Step Functions into a Cause. */
  toJSON() {
    return { errorType: this.name, errorMessage: this.message, trace: this.trace };
  }
}

/** Bytes, of an event or an answer. */
export const maxPayloadBytes = 6 * 2 ** 20;

export const isTooLarge = (payload: string): boolean => Buffer.byteLength(payload) > maxPayloadBytes;

/** No function is asked with more than 6 MB: a gateway that takes 10 says 413. */
export class TooLargeEvent extends LambdaError {
  constructor() {
    super({
      errorType: 'RequestEntityTooLargeException',
      errorMessage: `Request must be smaller than ${maxPayloadBytes} bytes for the InvokeFunction operation`,
    });
  }
}

export const tooLargeAnswer = () =>
  new LambdaError({
    errorType: 'Function.ResponseSizeTooLarge',
    errorMessage: `Response payload size exceeded maximum allowed payload size (${maxPayloadBytes} bytes).`,
  });

export function crash(error: NodeJS.ErrnoException): LambdaError {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new LambdaError({ errorType: 'Runtime.OutOfMemory', errorMessage: error.message });
  return new LambdaError({
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  });
}
