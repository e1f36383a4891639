import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { demoFeed } from '../hh/demo-feed.ts';
import { readSavedAnswers, type SavedAnswers } from '../hh/saved-answers.ts';
import { type HhStandInOptions, startHhStandIn } from '../hh/stand-in.ts';
import { trudvsemDemo } from '../trudvsem/demo-feed.ts';
import { readSavedVacancies, type SavedVacancy } from '../trudvsem/saved-vacancies.ts';
import { startTrudvsemStandIn, type TrudvsemStandInOptions } from '../trudvsem/stand-in.ts';

/** Folders of saved answers. Where there is one, no source serves demo data, and one without a folder serves nothing. */
export interface SourceData {
  readonly hhData?: string;
  readonly trudvsemData?: string;
}

export interface SourcesOptions extends SourceData {
  /** The one token that the hh stand-in lets in. */
  readonly hhToken: string;
  /** What a stand-in answers instead of the usual. */
  readonly hhFault?: HhStandInOptions['fault'];
  readonly trudvsemFault?: TrudvsemStandInOptions['fault'];
}

type SourceName = 'hh' | 'trudvsem';

/** Stand-ins of all sources. */
export interface Sources {
  readonly urls: Readonly<Record<SourceName, string>>;
  /** What a function is told of them, by the variables that the template gives it. */
  variables(own: Readonly<Record<string, string>>): Record<string, string>;
  close(): Promise<void>;
}

const foldersOf = ({ hhData, trudvsemData }: SourceData): [SourceName, string][] => [
  ...(hhData === undefined ? [] : [['hh', hhData] satisfies [SourceName, string]]),
  ...(trudvsemData === undefined ? [] : [['trudvsem', trudvsemData] satisfies [SourceName, string]]),
];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A database for each set of data: demo vacancies never stand among real ones. */
export const datasetOf = (data: SourceData): string =>
  foldersOf(data)
    .map(([source, folder]) => `${source}-${hashOf(resolve(folder))}`)
    .join('-') || 'demo';

/** The answers that stand-ins replay; throws SavedAnswersError where a folder has none. */
export function answersOf(data: SourceData): { hh: SavedAnswers; trudvsem: readonly SavedVacancy[] } {
  const { hhData, trudvsemData } = data;
  const isDemo = foldersOf(data).length === 0;
  const none = { vacancies: [], details: new Map(), employers: new Map(), brokenFiles: [] };
  const withoutFolder = isDemo
    ? { hh: demoFeed(new Date()), trudvsem: trudvsemDemo(new Date()) }
    : { hh: none, trudvsem: [] };
  return {
    hh: hhData === undefined ? withoutFolder.hh : readSavedAnswers(hhData),
    trudvsem:
      trudvsemData === undefined ? withoutFolder.trudvsem : readSavedVacancies(trudvsemData).vacancies,
  };
}

export async function startSources(options: SourcesOptions): Promise<Sources> {
  const { hhToken: token, hhFault, trudvsemFault } = options;
  const answers = answersOf(options);
  const hh = await startHhStandIn({ answers: answers.hh, token, ...(hhFault && { fault: hhFault }) });
  const trudvsem = await startTrudvsemStandIn({
    vacancies: answers.trudvsem,
    ...(trudvsemFault && { fault: trudvsemFault }),
  });

  const named = foldersOf(options).map(([source]) => source);
  /** An import reads nothing where nothing was saved. */
  const withData = (sources: string): string =>
    sources
      .split(',')
      .filter((source) => named.length === 0 || named.some((one) => one === source))
      .join(',') || sources;

  return {
    urls: { hh: hh.url, trudvsem: trudvsem.url },
    variables: (own) => ({
      ...(own.IMPORT_SOURCES !== undefined && { IMPORT_SOURCES: withData(own.IMPORT_SOURCES) }),
      ...('HH_API_URL' in own && { HH_API_URL: hh.url, HH_REQUESTS_PER_SECOND: '0' }),
      ...('TRUDVSEM_API_URL' in own && {
        TRUDVSEM_API_URL: trudvsem.url,
        TRUDVSEM_REQUESTS_PER_SECOND: '0',
      }),
      // A minute and half an hour are too long for whoever tries out a refusal.
      HH_BUSY_WAIT_SECONDS: '1',
      SOURCE_REST_SECONDS: '5',
    }),
    async close() {
      await hh.close();
      await trudvsem.close();
    },
  };
}
