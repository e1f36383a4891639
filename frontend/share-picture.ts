import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('./src/app/share.png', import.meta.url);

/** Puts the picture that chats show beside a link among the files that are kept for a year (docs/decisions/084). */
export const sharePicture = (): Plugin => ({
  name: 'share-picture',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name: 'share.png', source: readFileSync(file) });
  },
});
