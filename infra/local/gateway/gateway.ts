import { LambdaError, TooLargeEvent } from '../lambda/lambda-error.ts';

/** What both kinds of API Gateway have in common. */
export interface Gateway {
  readonly url: string;
  /** The host that the template's CDN calls: '<api id>.execute-api.<region>.amazonaws.com'. */
  readonly awsHost: string;
  close(): Promise<void>;
}

/** Bytes. */
export const maxBodyBytes = 10 * 2 ** 20;

/** An answer that the gateway gives by itself, in its own words. */
export class GatewayError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the reader gets for an error; ours is printed, since they see nothing of it. A reader who has gone is no error. */
export function toGatewayError(error: unknown, fallback: GatewayError): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof TooLargeEvent) return new GatewayError(413, 'Request Too Long');
  const isBrokenOff = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  if (!(error instanceof LambdaError || isBrokenOff)) console.error(error);
  return fallback;
}

/** The answer, or after so many milliseconds the gateway's own, which is made then: each has a stack to be read. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  timeoutError: () => GatewayError,
): Promise<Answer> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(timeoutError()), milliseconds);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
