import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RecordedRequest, type Replay, type ReplayServer, startReplay } from '../http/http-replay.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { emptyTables } from '../store/empty-tables.ts';
import { pointAtSource, startSecrets, startStepFunctions } from './import-stage.ts';

export interface Vacancy {
  id: string;
  name: string;
  professional_roles: { id: string }[];
  [field: string]: unknown;
}

export const vacancy = (id: string, role: string, overrides: Partial<Vacancy> = {}): Vacancy => ({
  id,
  name: 'Программист',
  professional_roles: [{ id: role }],
  area: { name: 'Москва' },
  employer: { id: '10', name: 'Вектор' },
  published_at: '2026-11-15T22:24:03+0300',
  alternate_url: `https://hh.ru/vacancy/${id}`,
  ...overrides,
});

export const described = {
  description: '<p>Пишем на <b>Go</b></p>',
  key_skills: [{ name: 'Go' }, { name: 'Kafka' }],
};

/** hh.ru in one table: what it lists; `broken` answers first. */
export const emptyWorld = () => ({
  vacancies: [] as Vacancy[],
  details: new Map<string, object>(),
  broken: (_: RecordedRequest): Replay | undefined => undefined,
});

const perPage = 100;

export function answerFor(
  world: ReturnType<typeof emptyWorld>,
  request: RecordedRequest,
): Replay | undefined {
  const broken = world.broken(request);
  if (broken) return broken;
  if (request.path === '/me') return { body: { is_application: true } };
  if (request.path === '/employers/10') return { body: { industries: [{ id: '7.540' }] } };
  const [, noun, id] = request.path.split('/');
  if (noun !== 'vacancies') return undefined;
  if (id !== undefined) {
    const listed = world.vacancies.find((item) => item.id === id);
    const detail = world.details.get(id);
    return listed || detail ? { body: { ...listed, ...detail } } : undefined;
  }
  const role = request.query.get('professional_role');
  const items = world.vacancies.filter((item) => item.professional_roles[0]?.id === role);
  const page = Number(request.query.get('page'));
  return {
    body: {
      found: items.length,
      pages: Math.ceil(items.length / perPage),
      items: items.slice(page * perPage, (page + 1) * perPage),
    },
  };
}

const secret = '{"accessToken":"secret-token"}';

/** For a test file: empty tables, a secret, a Step Functions and an hh.ru before each of its tests. */
export function hhWorld() {
  const world = emptyWorld();
  let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let stepFunctions: Awaited<ReturnType<typeof startStepFunctions>>;
  let server: ReplayServer;
  beforeAll(async () => {
    dynamodb = await startDynamodb();
    secrets = await startSecrets(secret);
    stepFunctions = await startStepFunctions();
  });
  afterAll(() => Promise.all([dynamodb.close(), secrets.close(), stepFunctions.close()]));
  beforeEach(async () => {
    await emptyTables();
    secrets.state.current = secret;
    stepFunctions.running.clear();
    server = await startReplay((request) => answerFor(world, request));
    pointAtSource(server.url);
    Object.assign(world, emptyWorld());
  });
  afterEach(() => server.close());
  return {
    world,
    secrets: () => secrets,
    /** ARNs of executions that are still running. */
    running: () => stepFunctions.running,
    requests: () => server.requests,
    /** How often a path was asked for. */
    requestCount: (path: string) => server.requests.filter((request) => request.path === path).length,
  };
}
