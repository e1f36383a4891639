import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { SiteFile } from './site-files.ts';

/** What the site has on this machine and CloudFront has not: for sign-in, which AWS serves from a host of its own. */
export interface LocalAdditions {
  /** Answers everything under /local/. */
  readonly listener: RequestListener;
  /** The address of a script that every page loads before its own. */
  readonly script: string;
  /** Completes /config.json for a browser that has opened the site at this host: 'localhost:3000'. */
  completeConfig(config: unknown, host: string): unknown;
}

export const isLocalPath = (path: string): boolean => path.startsWith('/local/');

/** A file of the bucket as it is served here. */
export function amendedFile(key: string, file: SiteFile, host: string, additions: LocalAdditions): SiteFile {
  if (key === 'config.json')
    return withContent(
      file,
      JSON.stringify(additions.completeConfig(JSON.parse(file.content.toString()), host)),
    );
  if (file.contentType === 'text/html')
    return withContent(file, amendedPage(file.content.toString(), additions));
  return file;
}

export const amendedPage = (page: string, { script }: LocalAdditions): string =>
  page.replace(/<head>/i, (head) => `${head}<script defer src="${script}"></script>`);

function withContent(file: SiteFile, text: string): SiteFile {
  const content = Buffer.from(text);
  return { ...file, content, etag: `"${createHash('md5').update(content).digest('hex')}"` };
}
