/** A refusal as S3 words it. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message);

export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `${what} is not served locally`);
