import { type SourceId, sourceId } from '#core/domain/import/source.ts';
import { env } from '#functions/runtime/env.ts';

/** What an import of this stage reads, in this order. */
export const stageSources = (): SourceId[] =>
  env('IMPORT_SOURCES')
    .split(',')
    .map((id) => sourceId.parse(id));
