import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3 } from '../../../infra/local/s3/s3.ts';
import { synthesized, temporaryFolder } from '../synthesized.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const Bucket = 'prizvanie-files';
const site = 'http://localhost:3000';

async function start(folder = temporaryFolder()) {
  const template = synthesized({
    resources: {
      Files: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          BucketName: Bucket,
          VersioningConfiguration: { Status: 'Enabled' },
          CorsConfiguration: {
            CorsRules: [
              {
                AllowedOrigins: ['https://site.cloudfront.net'],
                AllowedMethods: ['GET', 'POST'],
                AllowedHeaders: ['range'],
                ExposedHeaders: ['ETag'],
                MaxAge: 3600,
              },
            ],
          },
        },
      },
      Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } },
      Upload: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: { DestinationBucketName: { Ref: 'Site' } },
      },
      Snapshots: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'snapshots' } },
    },
  });
  const s3 = await startS3({
    template,
    folder,
    credentials,
    originsOf: (origin) => (origin === 'https://site.cloudfront.net' ? [site] : []),
  });
  onTestFinished(() => s3.close());
  const client = new S3Client({ endpoint: s3.url, region: 'eu-central-1', credentials });
  const put = (Key: string, Body: string | Buffer, more: object = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const read = async (Key: string, more: object = {}) => {
    const { Body, ...answer } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
    return { ...answer, text: await Body?.transformToString() };
  };
  return { s3, client, put, read, folder };
}

describe('objects', () => {
  it('are given back as they were put, whole or in part', async () => {
    const { client, put, read } = await start();
    const key = 'documents/u-1/d 1 Я.pdf';
    await put(key, 'резюме', { ContentType: 'application/pdf', Metadata: { kind: 'cv' } });
    expect(await read(key)).toMatchObject({
      text: 'резюме',
      ContentType: 'application/pdf',
      ContentLength: 12,
      Metadata: { kind: 'cv' },
      VersionId: expect.any(String),
    });
    expect(await read(key, { Range: 'bytes=0-3' })).toMatchObject({
      text: 'ре',
      ContentRange: 'bytes 0-3/12',
    });
    expect((await read(key, { Range: 'bytes=-4' })).text).toBe('ме');
    expect((await read(key, { Range: 'bytes=8-100' })).text).toBe('ме');
    await expect(read(key, { Range: 'bytes=12-' })).rejects.toMatchObject({ name: 'InvalidRange' });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: key }))).toMatchObject({
      ContentLength: 12,
    });
    await expect(read('no')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('are copied with their headers or with new ones, and not when they have changed', async () => {
    const { client, put, read } = await start();
    const { ETag } = await put('incoming/a', 'first', { ContentType: 'text/plain' });
    const copy = (more: object) =>
      client.send(
        new CopyObjectCommand({ Bucket, Key: 'documents/a', CopySource: `${Bucket}/incoming/a`, ...more }),
      );
    await copy({});
    expect(await read('documents/a')).toMatchObject({ text: 'first', ContentType: 'text/plain' });
    await copy({
      CopySourceIfMatch: ETag,
      MetadataDirective: 'REPLACE',
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment',
    });
    expect(await read('documents/a')).toMatchObject({
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment',
    });
    await put('incoming/a', 'second');
    await expect(copy({ CopySourceIfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('outlive the process, and have versions until those are deleted, too', async () => {
    const { s3, client, put, read, folder } = await start();
    const first = await put('a', '1');
    await put('a', '2');
    await put('b', '3');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await expect(read('a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect((await read('a', { VersionId: first.VersionId })).text).toBe('1');
    await s3.close();

    const again = await start(folder);
    const list = () => again.client.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'a' }));
    const { Versions = [], DeleteMarkers = [] } = await list();
    expect([Versions.map(({ Size }) => Size), DeleteMarkers.map(({ IsLatest }) => IsLatest)]).toEqual([
      [1, 1],
      [true],
    ]);
    await again.client.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: {
          Objects: [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId })),
        },
      }),
    );
    expect(await list()).not.toHaveProperty('Versions');
    expect((await again.read('b')).text).toBe('3');
  });

  it('are listed by the beginning of their keys, in pages', async () => {
    const { client, put } = await start();
    for (const key of ['u/2', 'u/1', 'v/1', 'u/3']) await put(key, key);
    const list = (more: object) => client.send(new ListObjectsV2Command({ Bucket, Prefix: 'u/', ...more }));
    const first = await list({ MaxKeys: 2 });
    expect([first.Contents?.map(({ Key }) => Key), first.IsTruncated]).toEqual([['u/1', 'u/2'], true]);
    const second = await list({ ContinuationToken: first.NextContinuationToken });
    expect([second.Contents?.map(({ Key }) => Key), second.IsTruncated]).toEqual([['u/3'], false]);
    const versions = await client.send(new ListObjectVersionsCommand({ Bucket, MaxKeys: 3 }));
    const rest = await client.send(
      new ListObjectVersionsCommand({
        Bucket,
        KeyMarker: versions.NextKeyMarker,
        VersionIdMarker: versions.NextVersionIdMarker,
      }),
    );
    expect(rest.Versions?.map(({ Key }) => Key)).toEqual(['v/1']);
  });

  it('of a bucket without versions are replaced and deleted for good', async () => {
    const { client } = await start();
    const named = { Bucket: 'snapshots', Key: 'a' };
    for (const Body of ['first', 'second']) await client.send(new PutObjectCommand({ ...named, Body }));
    const { Body } = await client.send(new GetObjectCommand(named));
    expect(await Body?.transformToString()).toBe('second');
    const versions = async () =>
      (await client.send(new ListObjectVersionsCommand({ Bucket: 'snapshots' }))).Versions ?? [];
    expect(await versions()).toHaveLength(1);
    await client.send(new DeleteObjectsCommand({ Bucket: 'snapshots', Delete: { Objects: [{ Key: 'a' }] } }));
    await client.send(new DeleteObjectCommand(named));
    await expect(client.send(new GetObjectCommand(named))).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await versions()).toEqual([]);
  });

  it('are nobody’s without a signature, and the site’s bucket is not here', async () => {
    const { s3, client, put } = await start();
    await put('a', '1');
    expect((await fetch(`${s3.url}/${Bucket}/a`)).status).toBe(403);
    expect((await fetch(`${s3.url}/${Bucket}?list-type=2`)).status).toBe(403);
    await expect(
      client.send(new GetObjectCommand({ Bucket: 'site', Key: 'index.html' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
    expect(s3.awsHosts).toEqual([`${Bucket}.s3.eu-central-1.amazonaws.com`]);
  });
});

describe('a link', () => {
  it('gives the file under the headers that it names, for its time, and nothing else', async () => {
    const { client, put } = await start();
    await put('documents/a', 'текст', { ContentType: 'text/html' });
    const command = new GetObjectCommand({
      Bucket,
      Key: 'documents/a',
      ResponseContentType: 'text/plain; charset=utf-8',
      ResponseContentDisposition: "attachment; filename*=UTF-8''%D0%AF%20%281%29.txt",
    });
    const link = await getSignedUrl(client, command, { expiresIn: 300 });
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%D0%AF%20%281%29.txt",
    );
    expect(await answer.text()).toBe('текст');
    expect((await fetch(link, { headers: { range: 'bytes=0-1' } })).status).toBe(206);

    const changed = [
      link.replace('documents/a', 'documents/b'),
      link.replace('text%2Fplain', 'text%2Fhtml'),
      link.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'),
      `${link}&response-cache-control=public`,
    ];
    for (const link of changed) expect((await fetch(link)).status, link).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);

    const old = await getSignedUrl(client, command, {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    });
    expect((await fetch(old)).status).toBe(403);
  });
});

describe('pages of the site', () => {
  it('may read answers; those of others, and other deeds, may not', async () => {
    const { s3 } = await start();
    const ask = (origin: string, method: string, headers = '') =>
      fetch(`${s3.url}/${Bucket}/a`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          ...(headers && { 'access-control-request-headers': headers }),
        },
      });
    const allowed = await ask(site, 'GET', 'Range');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, site]);
    expect(allowed.headers.get('access-control-expose-headers')).toBe('ETag');
    for (const [origin, method, headers] of [
      ['https://evil.example', 'GET', ''],
      [site, 'DELETE', ''],
      [site, 'GET', 'x-other'],
    ] as const) {
      const refused = await ask(origin, method, headers);
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    // A refusal is read by the page, too.
    const answer = await fetch(`${s3.url}/${Bucket}/a`, { headers: { origin: site } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, site]);
  });
});
