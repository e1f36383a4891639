import { defineConfig } from 'vitest/config';

/** What AWS's own schemas say of the templates: CFN_LINT names the folder with cfn-lint and its Python (`npm run rehearse`). */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/cfn-lint/*.check.ts'],
    reporters: ['verbose'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
