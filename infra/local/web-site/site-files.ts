import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative, sep } from 'node:path';
import * as z from 'zod';
import { notServed, type Template } from '../template.ts';

export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  /** As S3 makes it, with its quotes. */
  readonly etag: string;
  readonly content: Buffer;
}

const deploymentProperties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.string())).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: notServed('a prefix in the bucket is not served'),
  Include: z.array(z.string()).default([]),
  Exclude: z.array(z.string()).default([]),
  SystemMetadata: z.object({ 'cache-control': z.string().optional() }).default({}),
});

/** Types that S3 gives to the files of a site by their endings. */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'binary/octet-stream';

/** What the template's deployments put into a bucket: the asset folders themselves, under the keys of the bucket. */
export function filesOf(template: Template, bucket: string): (key: string) => SiteFile | undefined {
  const sources = new Map<string, () => SiteFile>();
  for (const { properties: deployment } of template.resources(
    'Custom::CDKBucketDeployment',
    deploymentProperties,
  )) {
    if (deployment.DestinationBucketName !== bucket) continue;
    const isIncluded = (key: string) =>
      !deployment.Exclude.some((glob) => covers(glob, key)) ||
      deployment.Include.some((glob) => covers(glob, key));
    for (const [at, objectKey] of deployment.SourceObjectKeys.entries()) {
      const folder = template.assetFolder(objectKey);
      const markers = Object.entries(deployment.SourceMarkers[at] ?? {});
      for (const path of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!path.isFile()) continue;
        const file = join(path.parentPath, path.name);
        const key = relative(folder, file).split(sep).join('/');
        if (isIncluded(key))
          sources.set(key, () => read(file, key, markers, deployment.SystemMetadata['cache-control']));
      }
    }
  }
  const loaded = new Map<string, SiteFile>();
  return (key) => {
    const cached = loaded.get(key) ?? sources.get(key)?.();
    if (cached) loaded.set(key, cached);
    return cached;
  };
}

/** As the AWS command line matches: a star takes slashes, too. */
const covers = (glob: string, key: string): boolean =>
  matchesGlob(key, glob.replaceAll('*', '**')) || glob === '*';

function read(
  file: string,
  key: string,
  markers: readonly [string, string][],
  cacheControl: string | undefined,
): SiteFile {
  let content = readFileSync(file);
  for (const [marker, value] of markers)
    content = Buffer.from(content.toString('utf8').replaceAll(marker, value));
  return {
    contentType: contentTypeOf(key),
    cacheControl,
    etag: `"${createHash('md5').update(content).digest('hex')}"`,
    content,
  };
}
