import * as z from 'zod';

/** Where vacancies are imported from. */
export const sourceId = z.enum(['hh', 'trudvsem']);
export type SourceId = z.infer<typeof sourceId>;

/** As a reader knows them: «Источник: hh.ru». */
export const sourceNames: Readonly<Record<SourceId, string>> = {
  hh: 'hh.ru',
  trudvsem: '«Работа России»',
};

/** Where one vacancy came from: a source, or an admin's own hand. */
export const jobOrigin = z.enum([...sourceId.options, 'manual']);
export type JobOrigin = z.infer<typeof jobOrigin>;
