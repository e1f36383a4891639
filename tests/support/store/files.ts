import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { startS3 } from '../../../infra/local/s3/s3.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** What a browser sends: the form's fields, and the file last. */
export async function post({ url, fields }: UploadForm, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'any name');
  return fetch(url, { method: 'POST', body: form });
}

/** The template's bucket of files, empty, with S3's own checks; the environment of this process names it. */
export async function startFiles() {
  const template = readTemplate('cdk.out');
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-files-'));
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const s3 = await startS3({ template, folder, credentials, originsOf: (origin) => [origin] });
  Object.assign(process.env, declaredVariables(template), {
    ORIGIN_SECRET: '', // handlers are called here past the CDN
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_REGION: template.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  const client = new S3Client({});
  const versions = async (prefix = '', Bucket = process.env.FILES_BUCKET) => {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: prefix }),
    );
    return [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key: Key ?? '', VersionId }));
  };
  return {
    /** The key of every version that is left, marks of deletion too. */
    versions: async (prefix?: string): Promise<string[]> => (await versions(prefix)).map(({ Key }) => Key),
    async empty(Bucket = process.env.FILES_BUCKET) {
      for (const version of await versions('', Bucket))
        await client.send(new DeleteObjectCommand({ Bucket, ...version }));
    },
    async close() {
      client.destroy();
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
