import { collapse } from '#core/domain/text/words.ts';

/** By what a letter is kept, one for each vacancy: the vacancy's id, or 'company#position' where none is picked. */
export const letterIdOf = (jobId: string | null, company: string, position: string): string =>
  (jobId ?? `${collapse(company)}#${collapse(position)}`.toLowerCase()).slice(0, 400);
