import { log } from './log.ts';

/** What draws a page tells it why it could not: the reader gets the empty one. */
export const pageFailed = (error: unknown): void => log.error('a page was not drawn', { error });
