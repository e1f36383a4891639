import type { SourceId } from '#core/domain/import/source.ts';
import { hhSource } from './hh/source.ts';
import * as hh from './hh/vacancy.ts';
import type { SourceAccess } from './http-client.ts';
import type { Source } from './source.ts';
import { trudvsemSource } from './trudvsem/source.ts';
import * as trudvsem from './trudvsem/vacancy.ts';

interface RegisteredSource {
  open(access: SourceAccess): Source;
  /** Of how it reads a record into our columns: what is stored by an older one is read anew. */
  mappingVersion: number;
}

/**
 * How each source is opened. All else that is said of a source (its names, its address, whether it asks for a token)
 * stands in `sources` of core/domain/import/source.ts, which the site and `infra` read, too.
 */
export const registry: Readonly<Record<SourceId, RegisteredSource>> = {
  hh: { open: hhSource, mappingVersion: hh.mappingVersion },
  trudvsem: { open: trudvsemSource, mappingVersion: trudvsem.mappingVersion },
};
