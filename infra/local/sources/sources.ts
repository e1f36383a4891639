import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstStart } from './first-start.ts';
import type { RunningStandIn, SourceStandIn, StandInOptions } from './stand-in.ts';

/** Folders of saved answers by source. Where there is one, no source serves demo data, and one without a folder serves nothing. */
export type SourceFolders = Readonly<Record<string, string>>;

export interface SourcesOptions {
  readonly folders?: SourceFolders;
  /** The folder of what outlives the stand-ins. @default - nothing does */
  readonly keptIn?: string;
  /** What a stand-in answers instead of the usual, by source. */
  readonly faults?: Readonly<Record<string, StandInOptions['fault']>>;
  /** Of an import to one source. @default - as many as the stand-in answers */
  readonly requestsPerSecond?: number;
  /** The one token that the stand-in of a source lets in. */
  tokenOf(source: string): string;
  /** @default - a free one for each */
  portOf?(source: string): number;
}

/** Stand-ins of all sources. */
export interface Sources {
  readonly urls: Readonly<Record<string, string>>;
  /** What a function is told of them, by the variables that the template gives it. */
  variables(own: Readonly<Record<string, string>>): Record<string, string>;
  close(): Promise<void>;
}

const local = join(import.meta.dirname, '..');

/** Every source has a stand-in in the folder of its id. */
const ids = globSync('*/source-stand-in.ts', { cwd: local }).map(dirname).sort();

async function standInOf(id: string): Promise<SourceStandIn> {
  const module = await import(pathToFileURL(join(local, id, 'source-stand-in.ts')).href);
  return (module as { standIn: SourceStandIn }).standIn;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A database for each set of data: demo vacancies never stand among real ones. */
export const datasetOf = (folders: SourceFolders = {}): string =>
  ids
    .flatMap((id) => (folders[id] === undefined ? [] : [`${id}-${hashOf(resolve(folders[id]))}`]))
    .join('-') || 'demo';

/** Reads what the stand-ins replay; throws SavedAnswersError where a folder has none. */
export async function loadSources(folders: SourceFolders, demoFrom: Date) {
  const isDemo = Object.keys(folders).length === 0;
  return Promise.all(
    ids.map(async (id) => {
      const folder = folders[id];
      const data = folder === undefined ? (isDemo ? { demoFrom } : 'nothing') : { folder };
      return { id, start: (await standInOf(id)).load(data) };
    }),
  );
}

export async function startSources({
  folders = {},
  keptIn,
  faults = {},
  requestsPerSecond = 0,
  tokenOf,
  portOf = () => 0,
}: SourcesOptions): Promise<Sources> {
  const running = new Map<string, RunningStandIn>();
  for (const { id, start } of await loadSources(
    folders,
    keptIn === undefined ? new Date() : firstStart(keptIn),
  )) {
    const fault = faults[id];
    running.set(id, await start({ token: tokenOf(id), port: portOf(id), ...(fault && { fault }) }));
  }

  const folderIds = Object.keys(folders);
  /** An import reads nothing where nothing was saved. */
  const withData = (sources: string): string =>
    sources
      .split(',')
      .filter((source) => folderIds.length === 0 || folderIds.includes(source))
      .join(',') || sources;

  return {
    urls: Object.fromEntries([...running].map(([id, { url }]) => [id, url])),
    variables: (declared) => ({
      ...(declared.IMPORT_SOURCES !== undefined && { IMPORT_SOURCES: withData(declared.IMPORT_SOURCES) }),
      ...Object.fromEntries(
        [...running]
          .map(([id, { url }]) => [id.toUpperCase(), url])
          .filter(([prefix]) => `${prefix}_API_URL` in declared)
          .flatMap(([prefix, url]) => [
            [`${prefix}_API_URL`, url],
            [`${prefix}_REQUESTS_PER_SECOND`, String(requestsPerSecond)],
          ]),
      ),
      // A minute and half an hour are too long for whoever tries out a refusal.
      SOURCE_BUSY_WAIT_SECONDS: '1',
      SOURCE_REST_SECONDS: '5',
    }),
    async close() {
      for (const { close } of running.values()) await close();
    },
  };
}
