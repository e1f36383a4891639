import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | IncomingMessage;
}

export const text = (status: number, message: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(`${message}\n`),
});

/** CloudFront's own, for what it does not pass on. */
export const urlTooLong: Answer = {
  status: 413,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>413 Request Entity Too Large</title>\n'),
};

export const s3Error = (status: number, code: string, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  ),
});

/** What S3 says of a key that is not there: whether it is, only one who may list learns. */
export const absent = (isListable: boolean): Answer =>
  isListable
    ? s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    : s3Error(403, 'AccessDenied', 'Access Denied');
