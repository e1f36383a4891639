import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#core/contract/errors.ts';
import {
  type DocumentFormat,
  documentFormats,
  maxDocumentBytes,
} from '#core/domain/documents/user-document.ts';
import { env } from '#functions/runtime/env.ts';

/*
 * Bucket Files, versioned:
 *   incoming/<user>/<document>    what a browser has sent, unseen; gone in a day
 *   documents/<user>/<document>   what was looked into, with our content type and the file's name
 */
const s3 = new S3Client({
  // Else a link would name a checksum that its reader knows nothing of.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** False where the stage has none (docs/rules.md#documents-no-bucket). */
export const hasBucket = (): boolean => env('FILES_BUCKET', '') !== '';

/** Its name; `conflict` where there is none. */
export function requireBucket(): string {
  if (hasBucket()) return env('FILES_BUCKET');
  throw new AppError('conflict', 'Загрузка файлов будет доступна после подключения облачного хранилища');
}

/** Whose file it is, and of which document. */
export interface FileKey {
  readonly userId: string;
  readonly documentId: string;
}
/** What a browser is told of it. */
export interface FileLabel {
  readonly name: string;
  readonly format: DocumentFormat;
}

type Folder = 'incoming' | 'documents';
const objectKey = (folder: Folder, { userId, documentId }: FileKey) => `${folder}/${userId}/${documentId}`;

/** The header with which a browser saves a file under this name and does not show it (RFC 6266, RFC 8187). */
const asAttachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;

export const formSeconds = 15 * 60;
const linkSeconds = 5 * 60;

/** What the browser posts the file with: S3 takes this key, this type, and 1 byte to 10 MB. */
export async function uploadForm(
  file: FileKey,
  format: DocumentFormat,
): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(s3, {
    Bucket: requireBucket(),
    Key: objectKey('incoming', file),
    // Each field is a condition, too.
    Fields: { 'Content-Type': documentFormats[format] },
    Conditions: [['content-length-range', 1, maxDocumentBytes]],
    Expires: formSeconds,
  });
}

export interface IncomingFile {
  /** Bytes. */
  readonly size: number;
  /** The first kilobyte. */
  readonly head: Uint8Array;
  /** Of what was looked at: the form may be used again. */
  readonly etag: string;
}

/** Null where the browser has sent nothing. */
export async function findIncoming(file: FileKey): Promise<IncomingFile | null> {
  try {
    const { Body, ContentRange, ETag } = await s3.send(
      new GetObjectCommand({
        Bucket: requireBucket(),
        Key: objectKey('incoming', file),
        Range: 'bytes=0-1023',
      }),
    );
    const size = Number(ContentRange?.split('/')[1]);
    if (!Body || !ETag || !Number.isInteger(size)) throw new Error('S3 answered a range without its size');
    return { size, head: await Body.transformToByteArray(), etag: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/** What was looked at becomes the document's file; false where it is there no more, or the browser has sent another. */
export async function accept(
  file: FileKey,
  { etag }: IncomingFile,
  { name, format }: FileLabel,
): Promise<boolean> {
  try {
    await s3.send(
      new CopyObjectCommand({
        Bucket: requireBucket(),
        Key: objectKey('documents', file),
        CopySource: `${requireBucket()}/${objectKey('incoming', file)}`,
        CopySourceIfMatch: etag,
        MetadataDirective: 'REPLACE',
        ContentType: documentFormats[format],
        ContentDisposition: asAttachment(name),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && ['PreconditionFailed', 'NoSuchKey'].includes(error.name)) return false;
    throw error;
  }
}

/** Good for five minutes, for whoever has it. */
export const linkTo = (file: FileKey, { name, format }: FileLabel): Promise<string> =>
  getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket: requireBucket(),
      Key: objectKey('documents', file),
      ResponseContentType: documentFormats[format],
      ResponseContentDisposition: asAttachment(name),
      ResponseCacheControl: 'private, no-store',
    }),
    { expiresIn: linkSeconds },
  );

/** Every version of what `matches`, for good, a thousand at once; false where the time was up before the last. */
async function deleteVersions(
  prefix: string,
  matches: (key: string) => boolean,
  until: number,
): Promise<boolean> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(
      new ListObjectVersionsCommand({ Bucket: requireBucket(), Prefix: prefix }),
    );
    const Objects = [...Versions, ...DeleteMarkers]
      .filter(({ Key = '' }) => matches(Key))
      .map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) return true;
    if (Date.now() > until) return false;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket: requireBucket(), Delete: { Objects, Quiet: true } }),
    );
    if (Errors.length > 0) throw new Error(`S3 did not delete ${Errors.length} versions: ${Errors[0]?.Code}`);
  }
}

/** In every version. */
export async function deleteIncoming(file: FileKey): Promise<void> {
  const key = objectKey('incoming', file);
  await deleteVersions(key, (found) => found === key, Number.POSITIVE_INFINITY);
}

async function remove(file: FileKey): Promise<void> {
  await deleteIncoming(file);
  const key = objectKey('documents', file);
  await deleteVersions(key, (found) => found === key, Number.POSITIVE_INFINITY);
}

/** In every version. */
export { remove as delete };

/** Every file of the user in every version; false where the time, as of `Date.now`, was up before the last. */
export async function deleteAllOf(userId: string, until: number): Promise<boolean> {
  for (const folder of ['incoming', 'documents'] as const)
    if (!(await deleteVersions(`${folder}/${userId}/`, () => true, until))) return false;
  return true;
}

export interface StoredFile extends FileKey {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** As many as are looked after at once. */
const pageSize = 200;

/**
 * The next files under `documents/` by key; what is not named as one of ours is left out. What was deleted and is kept as
 * an earlier version is none, nor is what nobody has confirmed yet: both go by the bucket's own rules.
 */
export async function listPage(after: string | null): Promise<{ files: StoredFile[]; next: string | null }> {
  const { Contents = [], IsTruncated } = await s3.send(
    new ListObjectsV2Command({
      Bucket: requireBucket(),
      Prefix: 'documents/',
      MaxKeys: pageSize,
      ...(after !== null && { StartAfter: after }),
    }),
  );
  const files = Contents.flatMap(({ Key = '', LastModified }): StoredFile[] => {
    const [, userId, documentId] = /^documents\/([^/]+)\/([^/]+)$/u.exec(Key) ?? [];
    if (userId === undefined || documentId === undefined || !LastModified) return [];
    return [{ userId, documentId, at: LastModified.getTime() }];
  });
  return { files, next: (IsTruncated && Contents.at(-1)?.Key) || null };
}
