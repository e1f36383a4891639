import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Asked, type Replay, type ReplayServer, startReplay } from '../http/http-replay.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { emptyTables } from '../store/empty-tables.ts';
import { pointAtSource, startSecrets, startStepFunctions } from './import-stage.ts';

export interface Vacancy {
  id: string;
  name: string;
  professional_roles: { id: string }[];
  [field: string]: unknown;
}

export const vacancy = (id: string, role: string, given: Partial<Vacancy> = {}): Vacancy => ({
  id,
  name: 'Программист',
  professional_roles: [{ id: role }],
  area: { name: 'Москва' },
  employer: { id: '10', name: 'Вектор' },
  published_at: '2026-11-15T22:24:03+0300',
  alternate_url: `https://hh.ru/vacancy/${id}`,
  ...given,
});

export const described = {
  description: '<p>Пишем на <b>Go</b></p>',
  key_skills: [{ name: 'Go' }, { name: 'Kafka' }],
};

/** hh.ru in one table: what it lists; `broken` answers first. */
export const emptyWorld = () => ({
  vacancies: [] as Vacancy[],
  details: new Map<string, object>(),
  broken: (_: Asked): Replay | undefined => undefined,
});

const perPage = 100;

export function answered(world: ReturnType<typeof emptyWorld>, asked: Asked): Replay | undefined {
  const broken = world.broken(asked);
  if (broken) return broken;
  if (asked.path === '/me') return { body: { is_application: true } };
  if (asked.path === '/employers/10') return { body: { industries: [{ id: '7.540' }] } };
  const [, noun, id] = asked.path.split('/');
  if (noun !== 'vacancies') return undefined;
  if (id !== undefined) {
    const listed = world.vacancies.find((one) => one.id === id);
    const detail = world.details.get(id);
    return listed || detail ? { body: { ...listed, ...detail } } : undefined;
  }
  const role = asked.query.get('professional_role');
  const items = world.vacancies.filter((one) => one.professional_roles[0]?.id === role);
  const page = Number(asked.query.get('page'));
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
    secrets.held.current = secret;
    stepFunctions.running.clear();
    server = await startReplay((asked) => answered(world, asked));
    pointAtSource(server.url);
    Object.assign(world, emptyWorld());
  });
  afterEach(() => server.close());
  return {
    world,
    secrets: () => secrets,
    /** ARNs of executions that are still running. */
    running: () => stepFunctions.running,
    requests: () => server.asked,
    /** How often a path was asked for. */
    asked: (path: string) => server.asked.filter((one) => one.path === path).length,
  };
}
