import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { readBody } from '../request-body.ts';
import { storedHeaders } from './objects.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import { algorithm, type Credentials, checkSignature } from './signature.ts';

/** Above the largest file that any policy here lets in. */
const maxFormBytes = 32 * 2 ** 20;

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z
    .record(z.string(), z.string())
    .refine((entry) => Object.keys(entry).length === 1)
    .transform((entry) => Object.entries(entry)[0] ?? ['', ''])
    .transform(([name, value]) => ['eq', `$${name}`, value] as const),
]);
const policyText = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });
type Condition = z.infer<typeof condition>;

export interface PostedFile {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What the form asks to be answered with. */
  readonly status: number;
}

/** A browser's form with a file, as its signed policy allows it and not otherwise. */
export async function readPostedFile(
  request: IncomingMessage,
  bucket: string,
  credentials: Credentials,
): Promise<PostedFile> {
  const { fields, file } = await readForm(request);
  const policy = fields.get('policy');
  if (policy === undefined) throw accessDenied();
  if (fields.get('x-amz-algorithm') !== algorithm) throw accessDenied();
  checkSignature(
    policy,
    fields.get('x-amz-credential') ?? '',
    fields.get('x-amz-signature') ?? '',
    credentials,
  );
  const { expiration, conditions } = parsePolicy(policy);
  if (Date.now() > Date.parse(expiration)) throw accessDenied('Invalid according to Policy: Policy expired.');
  checkConditions(conditions, new Map([...fields, ['bucket', bucket]]), file.size);

  const key = fields.get('key');
  if (key === undefined)
    throw new S3Error(400, 'InvalidArgument', 'Bucket POST must contain a field named key.');
  const status = Number(fields.get('success_action_status') ?? 204);
  return {
    key,
    headers: storedHeaders(fields),
    body: Buffer.from(await file.arrayBuffer()),
    status: status === 200 || status === 201 ? status : 204,
  };
}

/** By their names in lower case. What stands after the file does not count. */
async function readForm(request: IncomingMessage): Promise<{ fields: Map<string, string>; file: File }> {
  const body = await readBody(request, maxFormBytes);
  if (body === null)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  const parsed = new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  });
  const form = await parsed.formData().catch(() => {
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (value instanceof File) return { fields, file: value };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

function parsePolicy(policy: string): z.infer<typeof policyText> {
  try {
    return policyText.parse(JSON.parse(Buffer.from(policy, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

/** Fields that no condition has to name. */
const isExempt = (name: string) =>
  ['policy', 'x-amz-signature', 'file', 'bucket'].includes(name) || name.startsWith('x-ignore-');

function checkConditions(
  conditions: readonly Condition[],
  fields: ReadonlyMap<string, string>,
  size: number,
): void {
  const checkedFields = new Set<string>();
  for (const rule of conditions) {
    if (rule[0] === 'content-length-range') {
      if (size < rule[1])
        throw new S3Error(
          400,
          'EntityTooSmall',
          'Your proposed upload is smaller than the minimum allowed size',
        );
      if (size > rule[2])
        throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
      continue;
    }
    const [operator, field, expected] = rule;
    const name = field.slice(1).toLowerCase();
    checkedFields.add(name);
    const value = fields.get(name) ?? '';
    if (operator === 'eq' ? value !== expected : !value.startsWith(expected))
      throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(rule)}`);
  }
  const extra = [...fields.keys()].filter((name) => !checkedFields.has(name) && !isExempt(name));
  if (extra.length > 0)
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
}
