import * as z from 'zod';

/** Where vacancies are imported from. */
export const sourceId = z.enum(['hh', 'trudvsem']);
export type SourceId = z.infer<typeof sourceId>;

/** As a reader knows them: «Источник: hh.ru». */
export const sourceNames: Readonly<Record<SourceId, string>> = {
  hh: 'hh.ru',
  trudvsem: '«Работа России»',
};

/**
 * What stands under each vacancy, as the source's rules ask: «Работа России» with its address
 * (docs/rules.md#card-credit).
 */
export const sourceCredits: Readonly<Record<SourceId, string>> = {
  hh: 'hh.ru',
  trudvsem: 'Работа России (trudvsem.ru)',
};

/** Where one vacancy came from: a source, or an admin's own hand. */
export const jobOrigin = z.enum([...sourceId.options, 'manual']);
export type JobOrigin = z.infer<typeof jobOrigin>;
