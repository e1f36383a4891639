import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessDenied, S3Error } from './s3-error.ts';

/** With which functions here sign; nobody else knows what to ask. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const algorithm = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const mismatch = () =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  );

/** The signature of a text; `credential` is '<key id>/20261120/eu-central-1/s3/aws4_request'. */
function signatureOf(
  text: string,
  credential: string,
  { accessKeyId, secretAccessKey }: Credentials,
): string {
  const [keyId, date = '', region = '', service = '', end = ''] = credential.split('/');
  if (keyId !== accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist.');
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', key).update(text).digest('hex');
}

export function checkSignature(
  text: string,
  credential: string,
  signature: string,
  credentials: Credentials,
): void {
  const expected = Buffer.from(signatureOf(text, credential, credentials));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw mismatch();
}

/** As the signer writes it: everything but unreserved characters is escaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** '20261120T140000Z' → the instant. */
export const instantOf = (amzDate: string): number =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** A link, by what its query says; the rest of the query is under the signature, too. */
export function checkLink(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  credentials: Credentials,
): void {
  const parameter = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const date = parameter('Date');
  const end = instantOf(date) + Number(parameter('Expires')) * 1000;
  if (parameter('Algorithm') !== algorithm || Number.isNaN(end)) throw accessDenied();
  if (Date.now() > end) throw accessDenied('Request has expired');

  const signedHeaders = parameter('SignedHeaders');
  const parameters = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const canonical = [
    request.method,
    path,
    parameters.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const credential = parameter('Credential');
  const scope = credential.slice(credential.indexOf('/') + 1);
  const text = [algorithm, date, scope, sha256(canonical)].join('\n');
  checkSignature(text, credential, parameter('Signature'), credentials);
}

/** Calls of the SDK: that they come from a function of this stack. Their signature is not computed anew. */
export function checkCall(header: string | undefined, { accessKeyId }: Credentials): void {
  if (!header?.startsWith(`${algorithm} Credential=${accessKeyId}/`)) throw accessDenied();
}
