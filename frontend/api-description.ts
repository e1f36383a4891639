import type { Plugin } from 'vite';
import { openApiDocument } from '#core/contract/openapi/document.ts';
import metadata from '../package.json' with { type: 'json' };
import { apiTexts } from './src/texts/api/operations-ru.ts';

/** `/openapi.json`, worked out of the contract while building (docs/decisions/106). */
export const apiDescription = (): Plugin => ({
  name: 'api-description',
  apply: 'build',
  buildStart() {
    const source = JSON.stringify(openApiDocument(apiTexts, metadata.version));
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
  },
});
