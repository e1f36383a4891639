import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { serveOnLoopback } from '../loopback.ts';
import type { Template } from '../template.ts';
import { answerCors, type CorsRules, corsConfiguration } from './cors.ts';
import { BucketObjects } from './objects.ts';
import { operate, type S3Target } from './operations.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import { type Credentials, checkCall, checkLink } from './signature.ts';
import { xml } from './xml.ts';

interface S3Options {
  readonly template: Template;
  readonly folder: string;
  readonly credentials: Credentials;
  /** Where pages of the origin that the template names come from here. */
  readonly originsOf: (origin: string) => readonly string[];
}

export interface S3 {
  readonly url: string;
  /** The hosts that a browser is sent to on AWS, one for each bucket that pages may ask. */
  readonly awsHosts: readonly string[];
  close(): Promise<void>;
}

const deploymentProperties = z.object({ DestinationBucketName: z.string() });

const bucketProperties = z.object({
  VersioningConfiguration: z.object({ Status: z.string() }).optional(),
  CorsConfiguration: corsConfiguration.default({ CorsRules: [] }),
});

interface ServedBucket {
  readonly objects: BucketObjects;
  readonly corsRules: CorsRules;
}

/** The template's buckets, on disk. One that the deploy itself fills holds the site, which is served from its assets. */
export async function startS3({ template, folder, credentials, originsOf }: S3Options): Promise<S3> {
  const buckets = new Map<string, ServedBucket>();
  const deployed = template
    .resources('Custom::CDKBucketDeployment', deploymentProperties)
    .map(({ properties }) => properties.DestinationBucketName);
  for (const { ref, properties } of template.resources('AWS::S3::Bucket', bucketProperties))
    if (!deployed.includes(ref))
      buckets.set(ref, {
        objects: new BucketObjects(join(folder, ref), {
          isVersioned: properties.VersioningConfiguration?.Status === 'Enabled',
        }),
        corsRules: properties.CorsConfiguration.CorsRules,
      });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = targetOf(request);
    const bucket = buckets.get(target.bucket);
    if (!bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const corsRules = bucket.corsRules.map((rule) => ({
      ...rule,
      AllowedOrigins: rule.AllowedOrigins.flatMap(originsOf),
    }));
    if (answerCors(corsRules, request, response)) return;
    if (!isForm(request)) authenticate(request, target, credentials);
    await operate({ request, response, target, objects: bucket.objects, credentials });
  }

  const server = await serveOnLoopback(async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    try {
      await answer(request, response);
    } catch (error) {
      const { status, code, message } =
        error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
      response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
      const isBodiless = request.method === 'HEAD';
      response.end(isBodiless ? '' : xml('Error', { Code: code, Message: message, RequestId: requestId }));
    }
  });
  const awsHosts = [...buckets]
    .filter(([, { corsRules }]) => corsRules.length > 0)
    .map(([name]) => `${name}.s3.${template.region}.amazonaws.com`);
  return { url: server.url, awsHosts, close: server.close };
}

/** '/<bucket>/<key>?…': the SDK writes so where the endpoint is an address. */
function targetOf(request: IncomingMessage): S3Target {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const [, bucket = '', ...key] = path.split('/');
  return { path, bucket, key: decodeURIComponent(key.join('/')), query: new URLSearchParams(query) };
}

/** Its policy is its ticket. */
const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && (headers['content-type'] ?? '').startsWith('multipart/form-data');

function authenticate(request: IncomingMessage, { path, query }: S3Target, credentials: Credentials): void {
  const isLink = query.has('X-Amz-Signature');
  if (isLink) checkLink(request, path, query, credentials);
  else checkCall(request.headers.authorization, credentials);
  // A link is for one deed; what the bucket's owner may do otherwise, is not offered to its bearer.
  if (isLink && !['GET', 'HEAD', 'PUT'].includes(request.method ?? '')) throw accessDenied();
}
