import { type JobOrigin, jobOrigin } from '#core/domain/import/source.ts';
import { env } from '#functions/runtime/env.ts';

/** Whose vacancies search engines may list (docs/rules.md#page-indexed): those made here, and of sources that let them. */
export function indexedOrigins(): JobOrigin[] {
  const named = ['manual', ...env('INDEXED_SOURCES').split(',')];
  return jobOrigin.options.filter((origin) => named.includes(origin));
}
