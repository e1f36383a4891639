import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JobCounts, searchJobs } from '#core/contract/jobs.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { canaryEmail } from '#core/domain/user/user.ts';
import { handler } from '#functions/workflow/canary.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { type RecordedRequest, type Replay, startReplay } from '#tests/support/http/http-replay.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const password = 'made-up-by-aws';
const found = shownJob(
  jobRowWith({ id: 'hh-1/2' }),
  { copies: 0, otherCities: 0 },
  new Date('2026-11-20T12:00:00Z'),
  'UTC',
);
const counts: JobCounts = {
  ...{ aiJobs: 0, directContacts: 0, recommended: 0, date: { today: 0, week: 0, month: 0 } },
  ...{
    type: {},
    level: {},
    experience: {},
    salary: {},
    category: {},
    company: {},
    location: {},
    industry: {},
  },
};
const market = {
  compared: 0,
  scope: { category: null, level: null },
  lessAboutAi: 0,
  salary: null,
};
const freshness = { openSince: '2026-11-19T10:00:00.000Z', openDays: 1, reposts: 0, closing: null };
const demand = demandOf(jobRowWith());
const me = { id: 'u-1', email: canaryEmail, created_at: '2026-11-20T10:00:00.000Z', roles: [] };

/** The site as it should be; a test puts its own answer in the place of one path. */
const site = (): Record<string, Replay> => ({
  '/': { body: '<!doctype html><script type="module" crossorigin src="/assets/main-1.js"></script>' },
  '/assets/main-1.js': { body: 'void 0;' },
  '/api/jobs': {
    body: {
      total: 1,
      cards: 1,
      page: 1,
      pages: 1,
      jobs: [found],
      recommended: [],
      medians: {},
      counts,
      totalWithout: {},
      withoutValue: {},
      insideOnly: 0,
      totalWithoutWord: [],
    },
  },
  '/api/jobs/hh-1%2F2': {
    body: {
      job: found,
      description: null,
      canonicalId: found.id,
      otherCities: [],
      market,
      freshness,
      demand,
      demandVersion: null,
    },
  },
  '/api/me': { body: { user: me } },
});

/** Cognito: who is there, with which password, and whether it is still the first one. */
let account: { password: string; isFirst: boolean } | null;
let errorType: string | null;
const errorReply = (__type: string): Replay => ({ status: 400, body: { __type } });
const token: Replay = { body: { AuthenticationResult: { AccessToken: 'token-of-the-canary' } } };

function cognito({ headers, body }: RecordedRequest): Replay {
  const input = JSON.parse(body);
  const operation = String(headers['x-amz-target']).split('.')[1];
  if (errorType !== null) return errorReply(errorType);
  if (operation === 'AdminCreateUser') {
    expect(input).toMatchObject({ Username: canaryEmail, MessageAction: 'SUPPRESS' });
    account = { password: input.TemporaryPassword, isFirst: true };
    return { body: { User: {} } };
  }
  if (operation === 'AdminInitiateAuth') {
    expect(input).toMatchObject({ ClientId: 'canary-client', AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' });
    if (account === null) return errorReply('UserNotFoundException');
    if (account.password !== input.AuthParameters.PASSWORD) return errorReply('NotAuthorizedException');
    if (!account.isFirst) return token;
    const ChallengeParameters = { USER_ID_FOR_SRP: 'u-1' };
    return { body: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's', ChallengeParameters } };
  }
  if (operation === 'AdminRespondToAuthChallenge' && account !== null) {
    if (input.ChallengeResponses.USERNAME !== 'u-1') return errorReply('NotAuthorizedException');
    account = { password: input.ChallengeResponses.NEW_PASSWORD, isFirst: false };
    return token;
  }
  return errorReply('UnknownOperationException');
}

let answers: Record<string, Replay>;
let secret: Replay;
let servers: Awaited<ReturnType<typeof startReplay>>[];
let logs: ReturnType<typeof captureLogs>;

beforeAll(async () => {
  servers = [
    await startReplay(({ path }) => answers[path]),
    await startReplay(cognito),
    await startReplay(() => secret),
  ];
  Object.assign(process.env, {
    SITE_URL: servers[0]?.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: servers[1]?.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: servers[2]?.url,
    USER_POOL_ID: 'eu-central-1_test',
    CANARY_CLIENT_ID: 'canary-client',
    CANARY_PASSWORD_SECRET: 'canary-password',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterAll(async () => {
  for (const server of servers) await server.close();
});
beforeEach(() => {
  answers = site();
  account = { password, isFirst: false };
  errorType = null;
  secret = { body: { SecretString: password } };
  for (const server of servers) server.requests.length = 0;
  logs = captureLogs();
});
afterEach(() => void vi.restoreAllMocks());

describe('a look', () => {
  it('opens the page and its script, searches, opens the first vacancy, signs in and asks who it is', async () => {
    expect(await handler()).toEqual({ failed: null });
    const [requests = []] = servers.map((server) => server.requests);
    expect(requests.map(({ path }) => path)).toEqual(Object.keys(site()));
    expect(requests.at(-1)?.headers.authorization).toBe('Bearer token-of-the-canary');
    expect(logs().metrics).toEqual([{ CanarySuccess: 1, CanaryMilliseconds: expect.any(Number) }]);
    expect(logs().events).toEqual([]);
  });

  it('says of every request that it is a look: it counts as no search and no user', async () => {
    await handler();
    const requests = servers[0]?.requests ?? [];
    expect(requests).toHaveLength(5);
    for (const { headers } of requests) expect(headers['x-canary']).toBe('1');
  });

  it('asks once more where a connection breaks before an answer, and not more', async () => {
    let broken = 1;
    const page = answers['/'];
    Object.defineProperty(answers, '/', { get: () => (broken-- > 0 ? { body: undefined } : page) });
    expect(await handler()).toEqual({ failed: null });
    broken = 2;
    expect(await handler()).toEqual({ failed: 'page' });
  });

  it('makes its user at the first time, and finds it again afterwards', async () => {
    account = null;
    expect(await handler()).toEqual({ failed: null });
    expect(account).toEqual({ password, isFirst: false });
    expect(servers[1]?.requests).toHaveLength(4);
    expect(await handler()).toEqual({ failed: null });
    expect(servers[1]?.requests).toHaveLength(5);
  });
});

describe('what fails is counted, and named without a word of anybody’s', () => {
  const down: Replay = { status: 503, body: {} };
  const noJobs = { ...(site()['/api/jobs']?.body as object), total: 0, jobs: [] };
  const put = (path: string, answer: Replay) => () => {
    answers[path] = answer;
  };
  it.each<[step: string, reason: string, change: () => void]>([
    ['page', 'status 503', put('/', down)],
    ['page', 'status 404', put('/assets/main-1.js', { status: 404, body: '' })],
    ['page', 'an empty script', put('/assets/main-1.js', { body: '' })],
    ['page', 'no script in the page', put('/', { body: '<title>На ремонте</title>' })],
    ['page', 'UND_ERR_SOCKET', put('/', {})],
    ['search', 'status 503', put(searchJobs.path, down)],
    ['search', 'no vacancies', put(searchJobs.path, { body: noJobs })],
    ['search', 'ZodError', put(searchJobs.path, { body: { jobs: [{ id: 'x' }] } })],
    ['search', 'SyntaxError', put(searchJobs.path, { body: '<html>' })],
    ['vacancy', 'status 404', put('/api/jobs/hh-1%2F2', { status: 404, body: {} })],
    ['sign-in', 'status 401', put('/api/me', { status: 401, body: {} })],
    ['sign-in', 'another user', put('/api/me', { body: { user: { ...me, email: 'anna@example.ru' } } })],
    [
      'sign-in',
      'NotAuthorizedException',
      () => {
        account = { password: 'other', isFirst: false };
      },
    ],
    [
      'sign-in',
      'UserNotConfirmedException',
      () => {
        errorType = 'UserNotConfirmedException';
      },
    ],
    [
      'sign-in',
      'no password',
      () => {
        secret = errorReply('ResourceNotFoundException');
      },
    ],
  ])('%s: %s', async (step, reason, change) => {
    change();
    expect(await handler()).toEqual({ failed: step });
    expect(logs().metrics).toEqual([{ CanarySuccess: 0, CanaryMilliseconds: expect.any(Number) }]);
    expect(logs().events).toEqual([{ level: 'error', event: 'canary failed', step, reason }]);
    expect(logs().text).not.toMatch(/@|[а-я]|made-up-by-aws|token-of/i);
  });
});
