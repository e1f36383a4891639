import { defineConfig } from 'vitest/config';

/**
 * The API held against its own description, in each role: SCHEMATHESIS names the folder with the program, and
 * SCHEMATHESIS_EXAMPLES how many examples of each operation are made up (`npm run rehearse`). A long run can be made in
 * parts: SCHEMATHESIS_OPERATIONS are the ids to ask, by commas.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/schemathesis/*.check.ts'],
    reporters: ['verbose'],
    testTimeout: 24 * 3600 * 1000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
