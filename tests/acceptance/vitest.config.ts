import { defineConfig } from 'vitest/config';

/** Against what is deployed somewhere: ACCEPTANCE_* say where (`npm run rehearse`). */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/acceptance/*.acceptance.ts'],
    reporters: ['verbose'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
