/**
 * What a test needs, by its folder. A file that needs something else than its folder gives says so in its name:
 * `loader.store.test.ts` stands beside the unit tests of the search and runs with those of the store.
 */
const folders = {
  /** Nothing: no build, no stand-in, no browser. */
  unit: [
    'tests',
    'tests/{core,frontend,mutants,support}/**',
    'tests/functions/{external,runtime,search,sources}/**',
  ],
  /** The tables and buckets that the built template declares. */
  store: ['tests/release-before', 'tests/functions/{actions,http,store,triggers,workflow}/**'],
  /** CDK, or what the build left; commands that deploy. */
  template: ['tests/infra/**'],
  /** The stand-ins, and the whole stack on them. */
  local: ['tests/{bench,faults,local}/**'],
  /** A browser, and the stack with the demo feed. */
  browser: ['tests/e2e/**'],
};

/**
 * Milliseconds, of every tier and under mutants. Vitest's own patience with what is polled, a second, is less than a busy machine
 * may need for one answer.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

export type Tier = keyof typeof folders;
export const tiers = Object.keys(folders) as Tier[];

const test = 'test.{ts,tsx}';

/** As vitest reads them. */
export const filesOf = (tier: Tier): { include: string[]; exclude: string[] } => ({
  include: [...folders[tier].map((folder) => `${folder}/*.${test}`), `tests/**/*.${tier}.${test}`],
  exclude: tiers.filter((other) => other !== tier).map((other) => `tests/**/*.${other}.${test}`),
});

/** Unit tests that need a machine for themselves, and minutes: how a function's time grows with its input. */
export const measuringTime = ['tests/**/growth/**', 'tests/**/*growth*'];

/**
 * Unit tests whose files need our modules anew: stores of the site keep what they hold in them, and what speaks to AWS reads
 * the environment once. The others (rules, search, sources) hold nothing that an answer depends on.
 */
export const needingFreshModules = [
  'tests/frontend/**',
  'tests/functions/{external,runtime}/**',
  'tests/**/*.unit.test.{ts,tsx}',
];

/**
 * Unit tests whose files need a process each: a time is measured in a heap that no file before has filled, what reads
 * files sets its bounds in libraries while it is loaded, and Amplify looks for the browser's storage then.
 */
export const needingOwnProcess = [
  ...measuringTime,
  'tests/functions/actions/digests/emails.unit.test.ts',
  'tests/functions/runtime/http/read-request.test.ts',
  'tests/frontend/file-text/**',
  'tests/frontend/session/with-pool/**',
];

/** Run longest, though they are not the largest files: begun last, they would leave a core idle. */
export const longest = [
  ...measuringTime,
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/admin/admin-imports.test.ts',
];
