import { globSync, readFileSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { sources } from '#core/domain/import/source.ts';
import { filesOf, tiers } from './tiers.ts';

/*
 * Who may import whom, as the table in CONTRIBUTING.md says it. Each room lists what it may reach; all else is
 * forbidden to it.
 */
const npm = (...names: string[]) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;
const aws = npm('@aws-sdk', '@smithy', 'aws-lambda');
const own = (...paths: string[]) => paths.map((path) => `^${path}`);
const sourceIds = Object.keys(sources).join('|');
const envAndLog = '^functions/runtime/(env|log)\\.ts$';
const metrics = '^functions/runtime/metrics\\.ts$';

interface Room {
  from: string;
  may: string[];
  /** Node's own modules, too. */
  node?: true;
}

/** Of the site, what every feature may use; each may use those before it. */
const sharedRooms = [
  'texts',
  'api',
  'browser-storage',
  'ui',
  'tracker',
  'account-sync',
  'file-text',
  'pdf-viewer',
  'user-documents',
];

const rooms: Record<string, Room> = {
  domain: {
    from: 'functions/core/domain/',
    may: [...own('functions/core/domain/'), npm('zod', '@orama/stemmers')],
  },
  contract: { from: 'functions/core/contract/', may: [...own('functions/core/'), npm('zod')] },
  search: {
    from: 'functions/search/(?!loader[/.])',
    // Of Node what works on bytes in memory: it reads no file and asks nobody.
    may: [...own('functions/core/', 'functions/search/(?!loader[/.])'), '^(util|zlib|timers/promises)$'],
  },
  'search loader': {
    from: 'functions/search/loader[/.]',
    may: [
      ...own('functions/core/', 'functions/search/', 'functions/store/', 'functions/external/snapshots'),
      envAndLog,
      metrics,
      ...own('functions/runtime/index-version'),
    ],
  },
  runtime: {
    from: 'functions/runtime/',
    may: [
      ...own('functions/core/', 'functions/runtime/'),
      npm('zod', '@middy', '@modelcontextprotocol'),
      aws,
    ],
    node: true,
  },
  store: {
    from: 'functions/store/',
    may: [
      ...own('functions/core/', 'functions/store/'),
      envAndLog,
      metrics,
      // What AWS may answer a moment later is known once.
      ...own('functions/runtime/unavailable'),
      npm('zod'),
      aws,
    ],
    node: true,
  },
  sources: {
    from: 'functions/sources/',
    may: [
      ...own('functions/core/', 'functions/sources/'),
      envAndLog,
      npm('zod', 'sanitize-html', 'libphonenumber-js'),
    ],
    node: true,
  },
  external: {
    from: 'functions/external/',
    may: [...own('functions/core/', 'functions/external/'), envAndLog, npm('zod'), aws],
    node: true,
  },
  actions: {
    from: 'functions/actions/',
    // Neither HTTP nor a handler: who answers is above it.
    may: [...own('functions/(core|search|runtime|store|sources|external|actions)/'), npm('zod')],
    node: true,
  },
  handlers: {
    from: 'functions/(http/(?!pages/)|workflow|triggers)/',
    may: [
      ...own(
        'functions/(core|search|runtime|store|sources|external|actions)/',
        'functions/(http|workflow|triggers)/',
      ),
      npm('zod'),
      aws,
    ],
    node: true,
  },
  'handlers of pages': {
    from: 'functions/http/pages/',
    // Of the site the one module that draws a page: `infra/build` brings it here as it was built.
    may: own(
      'functions/(core|search|runtime|store|sources|external|actions|http)/',
      'frontend/src/app/server\\.tsx$',
    ),
    node: true,
  },
  infra: {
    from: 'infra/(?!local/|commands/)',
    may: [
      ...own('functions/core/contract/', 'infra/(?!local/|commands/)'),
      npm('aws-cdk-lib', 'constructs', 'cdk-nag', 'zod', 'esbuild', 'vite'),
    ],
    node: true,
  },
  'infra local': {
    from: 'infra/local/',
    may: [...own('infra/local/'), '^node_modules/(?!aws-cdk)'],
    node: true,
  },
  commands: {
    from: 'infra/commands/',
    may: [...own('functions/(core|store|external)/', 'infra/'), '^node_modules/(?!react)'],
    node: true,
  },
  ...Object.fromEntries(
    sharedRooms.map((room, at) => [
      `frontend ${room}`,
      {
        from: `frontend/src/${room}/`,
        // Downwards only: what a room may use stands before it in the list.
        may: [
          ...own(`frontend/src/(${sharedRooms.slice(0, at + 1).join('|')})/`, 'functions/core/'),
          '^node_modules/(?!@aws-sdk|aws-amplify)',
        ],
      },
    ]),
  ),
  session: {
    from: 'frontend/src/session/',
    may: [
      ...own(`frontend/src/(session|${sharedRooms.join('|')})/`, 'functions/core/'),
      '^node_modules/(?!@aws-sdk)',
    ],
  },
  app: {
    from: 'frontend/src/app/',
    may: [...own('frontend/src/', 'functions/core/'), '^node_modules/(?!@aws-sdk|aws-amplify)'],
  },
};

const forbidden: IForbiddenRuleType[] = [
  ...Object.entries(rooms).map(
    ([name, { from, may, node }]): IForbiddenRuleType => ({
      name: `${name} reaches out of its room: move what it needs into one it may reach, or let its caller hand it in`,
      severity: 'error',
      from: { path: `^${from}` },
      to: { pathNot: may, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
    }),
  ),
  {
    name: 'a feature imports another: put what both need in frontend/src/ui or functions/core, or join them in app',
    severity: 'error',
    from: { path: `^frontend/src/(?!app/|session/|(?:${sharedRooms.join('|')})/)([^/]+)/` },
    to: {
      path: '^(frontend/src/|infra/|functions/(?!core/))',
      // What a reader's match is reckoned by is shown by several.
      pathNot: `^frontend/src/($1|session|match|${sharedRooms.join('|')})/`,
    },
  },
  {
    name: 'a handler imports a handler: what both do is an action',
    severity: 'error',
    from: { path: '^functions/http/' },
    to: { path: '^functions/(http|workflow|triggers)/', pathNot: '^functions/http/endpoints\\.ts$' },
  },
  {
    name: 'an action knows HTTP or MCP: what is of neither goes to functions/core or functions/runtime, the rest is handed in by the handler',
    severity: 'error',
    from: { path: '^functions/actions/' },
    to: { path: '^functions/runtime/(http|mcp)/' },
  },
  {
    name: 'a source imports another: put what both need beside them, in functions/sources or its sanitize',
    severity: 'error',
    from: { path: '^functions/sources/([^/]+)/' },
    to: { path: '^functions/sources/(?:registry|[^/]+/)', pathNot: '^functions/sources/($1|sanitize)/' },
  },
  {
    name: 'a stand-in of a source imports another: put what both need in infra/local/sources',
    severity: 'error',
    from: { path: `^infra/local/(${sourceIds})/` },
    to: { path: `^infra/local/(${sourceIds})/`, pathNot: '^infra/local/$1/' },
  },
  {
    // Of types alone as well.
    name: 'a circle: put what two need of each other in a third file',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  { name: 'an unresolved import', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(['frontend/src', 'functions', 'infra', 'tests'], {
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2)$|^virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  });
  result = output as ICruiseResult;
});

/** Files that a file brings along when it runs. */
function reachedFrom(file: string): string[] {
  const imports = new Map(
    result.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter((dependency) => !dependency.dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const reached = new Set([file]);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return [...reached];
}

describe('who may import whom', () => {
  it('nobody imports what the table does not allow', () => {
    const found = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(found).toEqual([]);
  });

  it('was asked of all the code, and the imports were seen', () => {
    const own = result.modules.filter(({ source }) => /^(frontend|functions|infra)\//.test(source));
    expect(own.length).toBeGreaterThan(700);
    const action = own.find(({ source }) => source === 'functions/actions/jobs/search-jobs.ts');
    expect(action?.dependencies.map(({ resolved }) => resolved)).toContain('functions/search/loader.ts');
  });
});

it('a filter is named where it is declared, and where its words stand', () => {
  const names = '(?:Choice|List|Id|Toggle|Lenient|Shared|Facet)Name';
  const literal = new RegExp(`Record<${names}, [^;{}]*> = \\{\\n|\\} satisfies [\\w<]*Record<${names}`, 'u');
  for (const line of ['forms: Readonly<Record<ListName, Forms>>', 'titles: Record<ToggleName, string>'])
    expect(literal.test(`const ${line} = {\n`)).toBe(true);
  const files = globSync(['functions/**/*.ts', 'infra/**/*.ts', 'frontend/src/**/*.{ts,tsx}']);
  expect(files.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([
    'frontend/src/texts/ru.ts',
  ]);
});

describe('what a test needs (tests/tiers.ts)', () => {
  const filesIn = (tier: (typeof tiers)[number]) => {
    const { include, exclude } = filesOf(tier);
    return globSync(include, { exclude });
  };

  it('every test stands in one tier', () => {
    const all = globSync('tests/**/*.test.{ts,tsx}');
    expect(all.length).toBeGreaterThan(250);
    expect(tiers.flatMap(filesIn).toSorted()).toEqual(all.toSorted());
  });

  /** The stack and its stand-ins but for chance, what the build makes, CDK and a browser. */
  const isHeavy = (file: string) =>
    /^infra\/(?!user-error|local\/sources\/random)|^node_modules\/(dynalite|aws-cdk-lib|playwright-core)\//.test(
      file,
    ) ||
    (/^tests\/(?!architecture)/.test(file) && /['"`](cdk\.out|dist\/)/.test(readFileSync(file, 'utf8')));

  it('a unit test needs nothing but its code', () => {
    const heavy = filesIn('unit').flatMap((file) =>
      reachedFrom(file)
        .filter(isHeavy)
        .map((reached) => `${file} → ${reached}`),
    );
    expect(heavy).toEqual([]);
    // Seen by the same look where it is so.
    expect(reachedFrom('tests/functions/search/loader/loader.store.test.ts').filter(isHeavy)).toContain(
      'infra/local/dynamodb/dynamodb.ts',
    );
  });

  it('what faults kill carries no stand-in: it is bundled into one file', () => {
    const reached = reachedFrom('tests/faults/stage/tasks.ts');
    expect(reached.length).toBeGreaterThan(200);
    expect(reached.filter((file) => /^infra\/local|^node_modules\/dynalite/.test(file))).toEqual([]);
  });
});

it('who only searches loads no lexicon, no roles and no weights: two thirds of what a match brings along', () => {
  const isOfMatch = (file: string) => /^functions\/core\/domain\/match\/(lexicon|roles|weights)\b/.test(file);
  expect(reachedFrom('functions/http/jobs/search-jobs.ts').filter(isOfMatch)).toEqual([]);
  // Seen by the same look where it is so.
  expect(reachedFrom('functions/http/jobs/match-jobs.ts').filter(isOfMatch).length).toBeGreaterThan(3);
});
