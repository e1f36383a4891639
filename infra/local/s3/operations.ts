import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../request-body.ts';
import { type BucketObjects, storedHeaders, type Version } from './objects.ts';
import { readPostedFile } from './post-form.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { Credentials } from './signature.ts';
import { elements, type Node, textOf, xml } from './xml.ts';

/** What a request names. */
export interface S3Target {
  readonly path: string;
  readonly bucket: string;
  /** '' for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: S3Target;
  readonly objects: BucketObjects;
  readonly credentials: Credentials;
}

type Operation = (call: Call) => void | Promise<void>;

const maxObjectBytes = 64 * 2 ** 20;

/** Which operation a request means; what is not served is refused. */
export function operate(call: Call): void | Promise<void> {
  const { request, target } = call;
  const { query, key } = target;
  const onBucket: Readonly<Record<string, Operation | undefined>> = {
    GET: query.has('versions') ? listVersions : query.get('list-type') === '2' ? list : undefined,
    POST: query.has('delete') ? deleteMany : query.size === 0 ? post : undefined,
  };
  const onObject: Readonly<Record<string, Operation>> = {
    GET: getObject,
    HEAD: getObject,
    PUT: request.headers['x-amz-copy-source'] === undefined ? put : copy,
    DELETE: remove,
  };
  const method = request.method ?? '';
  const operation = key === '' ? onBucket[method] : onObject[method];
  if (!operation) throw notImplemented(`${method} ${request.url}`);
  return operation(call);
}

const missing = (key: string) => new S3Error(404, 'NoSuchKey', `The specified key does not exist: ${key}`);

function answerXml(response: ServerResponse, name: string, node: Node, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(xml(name, node));
}

const headersOf = ({ headers }: IncomingMessage) => storedHeaders(Object.entries(headers));

async function put({ request, response, target, objects }: Call): Promise<void> {
  if (String(request.headers['content-encoding'] ?? '').includes('aws-chunked'))
    throw notImplemented('A body in signed chunks');
  const body = await readBody(request, maxObjectBytes);
  if (body === null)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  const { etag, versionId } = objects.put(target.key, {
    body,
    headers: headersOf(request),
  });
  response.writeHead(200, { etag, 'x-amz-version-id': versionId }).end();
}

function copy({ request, response, target, objects }: Call): void {
  const [path = '', query = ''] = String(request.headers['x-amz-copy-source']).split('?');
  const [bucket, ...rest] = decodeURIComponent(path).replace(/^\//, '').split('/');
  if (bucket !== target.bucket) throw notImplemented('A copy from another bucket');
  const source = objects.find(rest.join('/'), new URLSearchParams(query).get('versionId') ?? undefined);
  if (!source) throw missing(rest.join('/'));
  const ifMatch = request.headers['x-amz-copy-source-if-match'];
  if (ifMatch !== undefined && String(ifMatch).replaceAll('"', '') !== source.etag.replaceAll('"', ''))
    throw new S3Error(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
  const isReplaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const { etag, modifiedAt, versionId } = objects.put(target.key, {
    body: objects.read(source),
    headers: isReplaced ? headersOf(request) : source.headers,
  });
  response.setHeader('x-amz-version-id', versionId);
  answerXml(response, 'CopyObjectResult', { ETag: etag, LastModified: modifiedAt });
}

/** Overrides of a link's own answer, by the names of its query. */
const overrides = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
];

function getObject({ request, response, target: { key, query }, objects }: Call): void {
  const version = objects.find(key, query.get('versionId') ?? undefined);
  if (!version) throw missing(key);
  const headers = {
    'accept-ranges': 'bytes',
    etag: version.etag,
    'last-modified': new Date(version.modifiedAt).toUTCString(),
    'x-amz-version-id': version.versionId,
    ...version.headers,
    ...Object.fromEntries(
      overrides.flatMap((name) => {
        const value = query.get(`response-${name}`);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
  const range = rangeOf(request.headers.range, version);
  const { start, end } = range ?? { start: 0, end: version.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${version.size}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : objects.read(version).subarray(start, end + 1));
}

/** 'bytes=0-1023', 'bytes=1024-', 'bytes=-16'; what is written otherwise does not count. */
function rangeOf(header: string | undefined, { size }: Version): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}

function remove({ response, target: { key, query }, objects }: Call): void {
  const { versionId, isDeleteMarker } = objects.delete(key, query.get('versionId') ?? undefined);
  response.writeHead(204, {
    'x-amz-version-id': versionId,
    ...(isDeleteMarker && { 'x-amz-delete-marker': 'true' }),
  });
  response.end();
}

async function deleteMany({ request, response, objects }: Call): Promise<void> {
  const body = (await readBody(request, 2 ** 20))?.toString('utf8') ?? '';
  const targets = elements(body, 'Object').map((element) => ({
    Key: textOf(element, 'Key') ?? '',
    VersionId: textOf(element, 'VersionId'),
  }));
  if (targets.length === 0 || targets.length > 1000)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  for (const { Key, VersionId } of targets) objects.delete(Key, VersionId);
  answerXml(response, 'DeleteResult', textOf(body, 'Quiet') === 'true' ? {} : { Deleted: targets });
}

const limitOf = (query: URLSearchParams): number => Math.min(1000, Number(query.get('max-keys') ?? 1000));

function list({ response, target: { bucket, query }, objects }: Call): void {
  if (query.has('delimiter')) throw notImplemented('A list by folders');
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const all = objects
    .versions(prefix)
    .filter(({ isLatest, isDeleteMarker, key }) => isLatest && !isDeleteMarker && key > after);
  const page = all.slice(0, limitOf(query));
  answerXml(response, 'ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    KeyCount: page.length,
    IsTruncated: page.length < all.length,
    NextContinuationToken: page.length < all.length ? page.at(-1)?.key : undefined,
    Contents: page.map(({ key, etag, size, modifiedAt }) => ({
      Key: key,
      LastModified: modifiedAt,
      ETag: etag,
      Size: size,
    })),
  });
}

function listVersions({ response, target: { bucket, query }, objects }: Call): void {
  const prefix = query.get('prefix') ?? '';
  const marker = `${query.get('key-marker') ?? ''}/${query.get('version-id-marker') ?? ''}`;
  const all = objects.versions(prefix);
  const start =
    marker === '/' ? 0 : all.findIndex((version) => `${version.key}/${version.versionId}` === marker) + 1;
  const page = all.slice(start, start + limitOf(query));
  const last = page.at(-1);
  const isTruncated = start + page.length < all.length;
  const described = ({ key, versionId, isLatest, modifiedAt }: (typeof all)[number]) => ({
    Key: key,
    VersionId: versionId,
    IsLatest: isLatest,
    LastModified: modifiedAt,
  });
  answerXml(response, 'ListVersionsResult', {
    Name: bucket,
    Prefix: prefix,
    IsTruncated: isTruncated,
    ...(isTruncated && { NextKeyMarker: last?.key, NextVersionIdMarker: last?.versionId }),
    Version: page
      .filter((version) => !version.isDeleteMarker)
      .map((version) => ({ ...described(version), ETag: version.etag, Size: version.size })),
    DeleteMarker: page.filter((version) => version.isDeleteMarker).map(described),
  });
}

async function post({ request, response, target, objects, credentials }: Call): Promise<void> {
  const { key, status, ...content } = await readPostedFile(request, target.bucket, credentials);
  const { etag, versionId } = objects.put(key, content);
  response.setHeader('x-amz-version-id', versionId);
  response.setHeader('etag', etag);
  if (status === 201)
    answerXml(response, 'PostResponse', { Bucket: target.bucket, Key: key, ETag: etag }, 201);
  else response.writeHead(status).end();
}
