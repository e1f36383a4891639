import { DeleteObjectsCommand, ListObjectVersionsCommand, NoSuchBucket, S3Client } from '@aws-sdk/client-s3';
import { UserError } from '../../user-error.ts';

/** Deletes every version of every file, deletion marks included: CloudFormation deletes only an empty bucket. */
export async function emptyBucket(region: string, bucket: string): Promise<number> {
  const client = new S3Client({ region });
  let deleted = 0;
  try {
    // What was listed is gone at the next look, so that each one begins anew.
    for (;;) {
      const { Versions = [], DeleteMarkers = [] } = await client.send(
        new ListObjectVersionsCommand({ Bucket: bucket }),
      );
      const all = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
      if (all.length === 0) return deleted;
      const { Errors: [failure] = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: all, Quiet: true } }),
      );
      if (failure)
        throw new UserError(`Корзина ${bucket}: файл ${failure.Key} не удаляется (${failure.Message}).`);
      deleted += all.length;
    }
  } catch (error) {
    // Gone at an earlier attempt.
    if (error instanceof NoSuchBucket) return deleted;
    throw error;
  }
}
