import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createJob } from '#core/contract/admin-jobs.ts';
import type { Access, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { describedNames } from '#core/contract/openapi/document.ts';
import { getMe } from '#core/contract/users.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { createTokenSource } from '#tests/support/accounts/access-token.ts';
import { changedTemplates } from '#tests/support/stack/changed-templates.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { demoAdmin, demoUser } from '../../infra/local/demo-accounts.ts';

const run = promisify(execFile);
const programs = process.env.SCHEMATHESIS ?? '';
const examples = process.env.SCHEMATHESIS_EXAMPLES ?? '3';

/** Of what fits the description, how much of it must be answered as it was meant. */
const minAnswered = 0.7;

/** Seconds between two tokens: each is good for fifteen minutes. */
const tokenInterval = 300;

const checks = [
  'not_a_server_error',
  'response_schema_conformance',
  'content_type_conformance',
  'status_code_conformance',
];

/** What is not asked in a row, and why. */
const leftOut: Readonly<Record<string, string>> = {
  deleteMe: 'the account would be gone for all that follows: it is asked last, once',
};

/** By operation, why what fits its description is refused all the same. They are asked, and not counted. */
const refusedByState: Readonly<Record<string, string>> = {
  getClosedJob: 'the demo feed closes no vacancy',
  stopImport: 'no import is running any more',
  resumeImport: 'no import has stopped half-way',
  resolveDelisted: 'no import waits for an answer about vacancies that are gone',
  deleteDocument: 'there is one, which the others ask for',
  requestUpload: 'a hundred forms an hour, fifty documents a user',
  getUnsubscribePage: 'no e-mail has gone out that leads there',
  unsubscribe: 'no e-mail has gone out that leads there',
};

const report = z.array(
  z.object({
    operation: z.string(),
    mode: z.enum(['positive', 'negative']),
    status: z.number(),
    count: z.number(),
    said: z.string(),
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-schemathesis-'));
const all = describedNames.map((name): [string, Endpoint] => [name, { ...endpoints, ...streams }[name]]);
const described = all.map(([name]) => name).filter((name) => !(name in leftOut));
const chosen = process.env.SCHEMATHESIS_OPERATIONS?.split(',') ?? described;
const unknown = chosen.filter((name) => !described.includes(name));
if (unknown.length > 0) throw new Error(`not described, or not asked in a row: ${unknown.join(', ')}`);
/** What is asked in a row. */
const operations = all.filter(([name]) => chosen.includes(name));
let running: Awaited<ReturnType<typeof startedStack>>;
/** Its id: the demo feed has none. */
let jobWithContacts = '';
/** By role, the id of another user. They are asked for in turn: one is signed in at a time. */
let others = { visitor: '', user: '', admin: '' };

/** What was built, but that a user may ask the writer as often as they like. */
function withRaisedLimits(): string {
  const outDir = join(folder, 'cdk.out');
  const raised = (text: string) => text.replace(/(?<="WRITER_ANSWERS_PER_DAY": ")\d+/g, '1000000');
  expect(changedTemplates(outDir, raised)).toBeGreaterThan(0);
  return outDir;
}

async function createdJob(): Promise<string> {
  const token = await createTokenSource(running.stack.url, demoAdmin);
  const answer = await fetch(running.stack.url + createJob.path, {
    method: createJob.method,
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'ML-инженер',
      company: 'Вектор',
      categoryId: 'data-science',
      contacts: { email: 'work@vector.example' },
    } satisfies RequestOf<typeof createJob>),
  });
  return createJob.response.parse(await answer.json()).job.id;
}

beforeAll(async () => {
  running = await startedStack({ outDir: withRaisedLimits() });
  await running.import();
  jobWithContacts = await createdJob();
  const [admin, user] = [await idOf(demoAdmin), await idOf(demoUser)];
  others = { visitor: user, user: admin, admin: user };
});
afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ranks: readonly Access[] = ['public', 'user', 'admin'];
const people = { visitor: null, user: demoUser, admin: demoAdmin } as const;
const rights = { visitor: 'public', user: 'user', admin: 'admin' } as const;

async function idOf(name: string): Promise<string> {
  const token = await (await createTokenSource(running.stack.url, name))();
  const answer = await fetch(`${running.stack.url}${getMe.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return getMe.response.parse(await answer.json()).user.id;
}

/** Asks operations in a role; gives what was answered, and the program's own word where one of its checks failed. */
async function ask(role: keyof typeof people, otherUser: string, operations: readonly string[]) {
  const name = people[role];
  const token = name === null ? null : await createTokenSource(running.stack.url, name);
  const tokenFile = join(folder, `${role}.token`);
  const writeToken = async () => writeFileSync(tokenFile, (await token?.()) ?? '');
  await writeToken();
  const refresh = setInterval(() => void writeToken(), tokenInterval * 1000);
  const reportFile = join(folder, `${role}.json`);
  const filters = operations.map((id) => ['--include-operation-id', id]);
  rmSync(reportFile, { force: true });
  let failure = '';
  try {
    await run(
      join(programs, 'schemathesis'),
      [
        ...['run', `${running.stack.url}/openapi.json`, '--checks', checks.join(',')],
        ...['--phases', 'examples,fuzzing', '--max-examples', examples, '--continue-on-failure'],
        ...['--generation-database', 'none', '--generation-with-security-parameters', 'false'],
        ...['--request-timeout', '60', '--warnings', 'off', '--no-color', '--seed', '1'],
        ...filters.flat(),
      ],
      {
        cwd: folder,
        maxBuffer: 64 * 2 ** 20,
        env: {
          ...process.env,
          SCHEMATHESIS_HOOKS: 'hooks',
          PYTHONPATH: import.meta.dirname,
          PYTHONDONTWRITEBYTECODE: '1',
          OPENAPI_SITE: running.stack.url,
          OPENAPI_ROLE: role,
          OPENAPI_TOKEN: tokenFile,
          OPENAPI_OTHER_USER: otherUser,
          OPENAPI_JOB_WITH_CONTACTS: jobWithContacts,
          OPENAPI_AGREED: emailConsentVersion,
          OPENAPI_REPORT: reportFile,
        },
      },
    ).catch((error) => {
      failure = `${error.stdout ?? ''}${error.stderr ?? ''}` || String(error);
    });
  } finally {
    clearInterval(refresh);
  }
  if (!existsSync(reportFile)) throw new Error(failure);
  return { rows: report.parse(JSON.parse(readFileSync(reportFile, 'utf8'))), failure };
}

type Row = z.infer<typeof report>[number];

const sum = (rows: readonly Row[]): number => rows.reduce((total, { count }) => total + count, 0);

/** Of each operation a line: how many examples, and of the positive ones which share was answered 2xx. */
function summaryOf(rows: readonly Row[], names: readonly string[]): string {
  const lines = names.map((name) => {
    const own = rows.filter(({ operation }) => operation === name);
    const positive = own.filter(({ mode }) => mode === 'positive');
    const good = positive.filter(({ status }) => status < 300);
    const refused = positive
      .filter(({ status }) => status >= 300)
      .map(({ status, count, said }) => `${status} × ${count}: ${said.replace(/\s+/g, ' ').slice(0, 120)}`);
    return [`${name}: ${sum(own)}, ${sum(good)} of ${sum(positive)}`, ...refused].join('\n    ');
  });
  return lines.join('\n');
}

/** An admin grants the user a role, and takes it away: whoever asks as that user is done before. */
let askedAsUser: Promise<unknown> = Promise.resolve();

test.concurrent.each(['visitor', 'user', 'admin'] as const)(
  '%s: no 5xx, every answer by its schema',
  async (role) => {
    if (role === 'admin') await askedAsUser;
    const names = operations.map(([name]) => name);
    const answers = ask(role, others[role], names);
    if (role === 'user') askedAsUser = answers.catch(() => {});
    const { rows, failure } = await answers;
    const mayAsk = operations
      .filter(([, { access }]) => ranks.indexOf(access) <= ranks.indexOf(rights[role]))
      .map(([name]) => name);
    console.log(
      `${role}: ${sum(rows)} examples of ${new Set(rows.map(({ operation }) => operation)).size} operations\n${summaryOf(rows, mayAsk)}`,
    );
    expect(failure).toBe('');
    expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual(names.toSorted());
    expect(rows.filter(({ status }) => status >= 500)).toEqual([]);
    // A public operation asks nobody who they are; of the others each refuses whom it must. Not even that is asked where
    // the CDN passes nothing on.
    const forbidden = rows.filter(({ operation }) => !mayAsk.includes(operation));
    expect(forbidden.filter(({ status }) => ![401, 403, 404, 405, 413].includes(status))).toEqual([]);
    const counted = rows.filter(
      ({ operation, mode }) =>
        mode === 'positive' && mayAsk.includes(operation) && !(operation in refusedByState),
    );
    // Of some parts a role has nothing that is counted.
    if (counted.length === 0) return;
    const share = sum(counted.filter(({ status }) => status < 300)) / sum(counted);
    console.log(`${role}: ${Math.round(100 * share)} % of the positive ones answered 2xx`);
    expect(share).toBeGreaterThanOrEqual(minAnswered);
  },
);

test('an account is erased, and says so', async () => {
  const { rows, failure } = await ask('user', 'nobody', ['deleteMe']);
  expect(failure).toBe('');
  expect(rows.filter(({ status }) => status >= 500)).toEqual([]);
  expect(rows.some(({ status }) => status === 200)).toBe(true);
});
