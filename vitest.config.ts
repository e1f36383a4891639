import { defineConfig } from 'vitest/config';

const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Vitest's own patience, a second, is less than a busy machine may need for one answer.
  expect: { poll: { timeout: 15_000 } },
};

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
          env: { ORIGIN_SECRET: '', TOKEN_CLIENTS: 'site' },
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
          // The run names a test that needed it: that is a bug to be found, but no reason to stop a release.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
