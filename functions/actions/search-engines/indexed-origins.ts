import { type JobOrigin, jobOrigin } from '#core/domain/import/source.ts';
import { env } from '#functions/runtime/env.ts';

/** Those made here, and of the sources that the variable names. */
export function originsNamedBy(variable: 'INDEXED_SOURCES' | 'MARKET_SOURCES'): JobOrigin[] {
  const names = ['manual', ...env(variable).split(',')];
  return jobOrigin.options.filter((origin) => names.includes(origin));
}

/** Whose vacancies search engines may list (docs/rules.md#page-indexed). */
export const indexedOrigins = (): JobOrigin[] => originsNamedBy('INDEXED_SOURCES');

/** Whether a vacancy from there may be handed on with more than its title: to agents, to readers of feeds. */
export const canRedistribute = (origin: JobOrigin): boolean => indexedOrigins().includes(origin);
