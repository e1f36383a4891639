import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { env } from '#functions/runtime/env.ts';

/*
 * Bucket Snapshots, two files for each snapshot of the search index. Its name is `v<format>/<when>`, and sorts by the time
 * of its making within its format:
 *   <name>.columns    what compresses
 *   <name>.keys       ids, and what else is random
 */
const bucket = () => env('SNAPSHOT_BUCKET');

const s3 = new S3Client({
  // A takeover goes on beside requests, and stands while Lambda holds the function still: a dead connection ends it then.
  requestHandler: { socketTimeout: 20_000 },
  // A snapshot bears a checksum of its own.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export interface SnapshotFiles {
  readonly columns: Uint8Array;
  readonly keys: Uint8Array;
}
const parts = ['columns', 'keys'] as const;

const keysOf = (name: string): string[] => parts.map((part) => `${name}.${part}`);

async function bytesOf(Key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key }));
  if (!Body) throw new Error('S3 answered an object without its content');
  return Body.transformToByteArray();
}

/** Null where it is no more. */
export async function find(name: string): Promise<SnapshotFiles | null> {
  try {
    const [columns, keys] = await Promise.all([bytesOf(`${name}.columns`), bytesOf(`${name}.keys`)]);
    return { columns, keys };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

export async function put(name: string, files: SnapshotFiles): Promise<void> {
  await Promise.all(
    parts.map((part) =>
      s3.send(new PutObjectCommand({ Bucket: bucket(), Key: `${name}.${part}`, Body: files[part] })),
    ),
  );
}

async function deleteObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket: bucket(), Delete: { Objects, Quiet: true } }),
  );
  if (Errors.length > 0) throw new Error(`S3 did not delete ${Errors.length} files: ${Errors[0]?.Code}`);
}

const remove = (name: string): Promise<void> => deleteObjects(keysOf(name));

export { remove as delete };

/**
 * All of its format whose names say that they were made before the one of this name, those that nobody has published, too;
 * but none of `kept`, whatever the clock said that named them.
 */
export async function deleteBefore(name: string, kept: readonly string[] = []): Promise<void> {
  const keptKeys = new Set(kept.flatMap(keysOf));
  const isOld = (key: string) => key < name && !keptKeys.has(key);
  const Prefix = name.slice(0, name.indexOf('/') + 1);
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket(), Prefix }))
    await deleteObjects(Contents.flatMap(({ Key }) => (Key !== undefined && isOld(Key) ? [Key] : [])));
}
