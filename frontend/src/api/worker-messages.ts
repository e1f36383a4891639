/** From a page to the worker: does it show what was saved? The answer is `{ savedAt }`, as whenever that changes. */
export const askSaved = 'saved?';
