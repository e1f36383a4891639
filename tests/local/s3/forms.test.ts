import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startS3 } from '../../../infra/local/s3/s3.ts';
import { synthesized, temporaryFolder } from '../synthesized.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const Bucket = 'prizvanie-files';
const key = 'incoming/u-1/d-1';

async function start(more: Partial<PresignedPostOptions> = {}, secretAccessKey = 'local') {
  const template = synthesized({
    resources: {
      Files: {
        Type: 'AWS::S3::Bucket',
        Properties: { BucketName: Bucket, VersioningConfiguration: { Status: 'Enabled' } },
      },
    },
  });
  const s3 = await startS3({ template, folder: temporaryFolder(), credentials, originsOf: () => [] });
  onTestFinished(() => s3.close());
  const client = (secret: string) =>
    new S3Client({
      endpoint: s3.url,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: secret },
    });
  const { url, fields } = await createPresignedPost(client(secretAccessKey), {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': 'application/pdf' },
    Conditions: [['content-length-range', 2, 10]],
    Expires: 900,
    ...more,
  });
  const post = async (
    changes: Record<string, string | undefined> = {},
    content: string | null = '%PDF-1',
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes }))
      if (value !== undefined) form.append(name, value);
    if (content !== null) form.append('file', new Blob([content], { type: 'text/html' }), 'резюме.pdf');
    const answer = await fetch(url, { method: 'POST', body: form });
    return { status: answer.status, text: await answer.text() };
  };
  return { post, client: client('local'), url, fields };
}

it('puts the file where its policy says, with the type of the form and not of the file', async () => {
  const { post, client, url } = await start();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/prizvanie-files$/);
  expect(await post()).toEqual({ status: 204, text: '' });
  const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  expect([await Body?.transformToString(), ContentType]).toEqual(['%PDF-1', 'application/pdf']);
});

it('keeps bytes as they are', async () => {
  const { client, url, fields } = await start({ Conditions: [['content-length-range', 1, 1000]] });
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes, '\r\n--', bytes]));
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(
    Buffer.concat([bytes, Buffer.from('\r\n--'), bytes]),
  );
});

it.each([
  ['another key', { key: 'documents/u-1/d-1' }, '%PDF-1', 403, 'AccessDenied'],
  ['another’s key', { key: 'incoming/u-2/d-1' }, '%PDF-1', 403, 'AccessDenied'],
  ['another type', { 'Content-Type': 'text/html' }, '%PDF-1', 403, 'AccessDenied'],
  ['no type', { 'Content-Type': undefined }, '%PDF-1', 403, 'AccessDenied'],
  [
    'a field that no condition names',
    { 'x-amz-meta-a': 'b' },
    '%PDF-1',
    403,
    'Extra input fields: x-amz-meta-a',
  ],
  ['a redirect', { success_action_redirect: 'https://evil.example' }, '%PDF-1', 403, 'Extra input fields'],
  ['an ACL', { acl: 'public-read' }, '%PDF-1', 403, 'Extra input fields: acl'],
  ['too much', {}, '12345678901', 400, 'EntityTooLarge'],
  ['too little', {}, '1', 400, 'EntityTooSmall'],
  ['no policy', { Policy: undefined }, '%PDF-1', 403, 'AccessDenied'],
  ['no signature', { 'X-Amz-Signature': undefined }, '%PDF-1', 403, 'SignatureDoesNotMatch'],
  ['a changed signature', { 'X-Amz-Signature': 'a'.repeat(64) }, '%PDF-1', 403, 'SignatureDoesNotMatch'],
  ['no file', {}, null, 400, 'InvalidArgument'],
])('refuses %s', async (_, changes, content, status, code) => {
  const { post } = await start();
  expect(await post(changes, content)).toEqual({ status, text: expect.stringContaining(code) });
});

it('refuses a policy of one’s own making', async () => {
  const { post, fields } = await start();
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
  policy.conditions = [];
  const own = Buffer.from(JSON.stringify(policy)).toString('base64');
  expect(await post({ Policy: own })).toMatchObject({ status: 403 });
  const foreign = await start({}, 'another secret');
  expect((await foreign.post()).text).toContain('SignatureDoesNotMatch');
});

it('refuses a form when its time is over', async () => {
  const { post } = await start();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await post()).text).toContain('Policy expired');
});

it('takes what only has to begin so', async () => {
  const { post } = await start({
    Fields: {},
    Conditions: [['starts-with', '$Content-Type', 'image/']],
  });
  expect((await post({ 'Content-Type': 'image/png' })).status).toBe(204);
  expect((await post({ 'Content-Type': 'text/html' })).status).toBe(403);
});
