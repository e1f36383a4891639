import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/support/watched-lines.ts'],
          // The browser project's stack leaves its environment behind: handlers are called here past its CDN.
          env: { ORIGIN_SECRET: '' },
          server: { deps: { inline: [/@cloudscape-design/] } },
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/running-stack.ts'],
          // One browser at a time: two would fight for the two cores that a small machine has.
          fileParallelism: false,
        },
      },
    ],
  },
});
