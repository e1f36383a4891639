import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const versionFile = z.object({
  key: z.string(),
  versionId: z.string(),
  isDeleteMarker: z.boolean(),
  headers: z.record(z.string(), z.string()),
  size: z.number(),
  /** With its quotes. */
  etag: z.string(),
  /** ISO instant. */
  modifiedAt: z.string(),
});
/** One version of an object, or the mark that it was deleted. */
export type Version = z.infer<typeof versionFile>;

interface Content {
  readonly body: Buffer;
  /** What stands over each answer with it: content-type, x-amz-meta-…, by names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A bucket on disk: a folder for each key, in it two files for each version; without versions, for the one that there is. */
export class BucketObjects {
  readonly #folder: string;
  readonly #isVersioned: boolean;

  constructor(folder: string, { isVersioned }: { isVersioned: boolean }) {
    this.#folder = folder;
    this.#isVersioned = isVersioned;
    mkdirSync(folder, { recursive: true });
  }

  put(key: string, { body, headers }: Content): Version {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    return this.#write(
      { key, isDeleteMarker: false, headers: { ...headers }, size: body.length, etag },
      body,
    );
  }

  /** The latest, or the one named; null where it is deleted or never was. */
  find(key: string, versionId?: string): Version | null {
    const versions = this.#versionsIn(this.#folderOf(key));
    const found =
      versionId === undefined ? versions[0] : versions.find((version) => version.versionId === versionId);
    return found && !found.isDeleteMarker ? found : null;
  }

  read({ key, versionId }: Version): Buffer {
    return readFileSync(join(this.#folderOf(key), versionId));
  }

  /** Without a version a mark is laid over those that there are; with one, it is gone for good. */
  delete(key: string, versionId?: string): { versionId: string; isDeleteMarker: boolean } {
    if (!this.#isVersioned) {
      rmSync(this.#folderOf(key), { recursive: true, force: true });
      return { versionId: 'null', isDeleteMarker: false };
    }
    if (versionId === undefined)
      return this.#write({ key, isDeleteMarker: true, headers: {}, size: 0, etag: '' });
    const folder = this.#folderOf(key);
    const isDeleteMarker = this.#versionsIn(folder).some(
      (version) => version.versionId === versionId && version.isDeleteMarker,
    );
    for (const file of [`${versionId}.json`, versionId]) rmSync(join(folder, file), { force: true });
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
    return { versionId, isDeleteMarker };
  }

  /** By key, and the latest of a key first. */
  versions(prefix: string): (Version & { readonly isLatest: boolean })[] {
    return readdirSync(this.#folder)
      .map((name) => this.#versionsIn(join(this.#folder, name)))
      .filter(([latest]) => latest?.key.startsWith(prefix))
      .sort(([a], [b]) => ((a?.key ?? '') < (b?.key ?? '') ? -1 : 1))
      .flatMap((versions) => versions.map((version, at) => ({ ...version, isLatest: at === 0 })));
  }

  #folderOf(key: string): string {
    return join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }

  #versionsIn(folder: string): Version[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => versionFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  }

  /** The description last: without it there is no version. */
  #write(version: Omit<Version, 'versionId' | 'modifiedAt'>, body?: Buffer): Version {
    const folder = this.#folderOf(version.key);
    mkdirSync(folder, { recursive: true });
    const oldFiles = this.#isVersioned ? [] : readdirSync(folder);
    const whole = { ...version, versionId: nextVersionId(), modifiedAt: new Date().toISOString() };
    const file = join(folder, whole.versionId);
    if (body) writeFileSync(file, body, { mode: 0o600 });
    writeFileSync(`${file}.part`, JSON.stringify(whole), { mode: 0o600 });
    renameSync(`${file}.part`, `${file}.json`);
    for (const name of oldFiles) rmSync(join(folder, name));
    return whole;
  }
}

const storedHeaderNames = /^(cache-control|content-(disposition|encoding|language|type)|x-amz-meta-.+)$/;

/** Of a request or a form, by names in lower case, what is kept with the object. */
export const storedHeaders = (headers: Iterable<readonly [string, unknown]>): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...Object.fromEntries(
    [...headers]
      .filter(([name]) => storedHeaderNames.test(name))
      .map(([name, value]) => [name, String(value)]),
  ),
});

let lastTime = 0;

/** In the order of their making, as names of files. */
function nextVersionId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  return `${lastTime.toString(36).padStart(10, '0')}${randomBytes(8).toString('hex')}`;
}
