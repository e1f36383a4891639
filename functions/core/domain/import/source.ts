import * as z from 'zod/mini';

interface SourceDeclaration {
  /** As a reader knows it: «Источник: hh.ru». */
  readonly name: string;
  /** What stands under each vacancy, as the source's rules ask (docs/rules.md#card-credit). */
  readonly credit: string;
  /** Of its API; a stage may name another. */
  readonly apiUrl: string;
  /** Whether its terms are known to let search engines list its vacancies; a stage may know better. */
  readonly isIndexed: boolean;
  /** The one country of all its vacancies, by ISO 3166-1; left out where it has others too. */
  readonly country?: string;
  /** All its work on a project is temporary or seasonal. */
  readonly hasTemporaryProjects?: boolean;
  /** An example of the name of the secret with its token; left out where the source asks for none. */
  readonly tokenSecret?: string;
}

/**
 * Where vacancies are imported from: the one declaration of a source. The stage's settings, what the import's function
 * is told, the checks of a deploy and the texts of the site are made from it; functions/sources/registry.ts opens it.
 */
export const sources = {
  hh: {
    name: 'hh.ru',
    credit: 'hh.ru',
    apiUrl: 'https://api.hh.ru',
    isIndexed: false,
    tokenSecret: 'prizvanie/hh-token',
  },
  trudvsem: {
    name: '«Работа России»',
    credit: 'Работа России (trudvsem.ru)',
    apiUrl: 'https://opendata.trudvsem.ru/api/v1',
    isIndexed: true,
    country: 'RU',
    hasTemporaryProjects: true,
  },
} as const satisfies Record<string, SourceDeclaration>;

export const sourceId = z.enum(Object.keys(sources) as (keyof typeof sources)[]);
export type SourceId = z.infer<typeof sourceId>;

export const sourceInfo = (id: SourceId): SourceDeclaration => sources[id];

/** Where one vacancy came from: a source, or an admin's own hand. */
export const jobOrigin = z.enum([...sourceId.options, 'manual']);
export type JobOrigin = z.infer<typeof jobOrigin>;
