/**
 * The key of the entry of the browser's history that the browser itself opened or loaded anew. It must be read before
 * the reader's first step: what needs it may be loaded after that.
 */
export const firstEntry: string = globalThis.history?.state?.key ?? 'default';
