import { type ReplayServer, startReplay } from '#tests/support/http/http-replay.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { answerFor, emptyWorld } from '#tests/support/import/hh-world.ts';
import { pointAtSource, startSecrets, startStepFunctions } from '#tests/support/import/import-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { startFiles } from '#tests/support/store/files.ts';
import { startSnapshots } from '#tests/support/store/snapshot-bucket.ts';
import { putItems } from '#tests/support/store/stored-items.ts';
import { type BedrockStandIn, startBedrock } from '#tests/support/writer/bedrock-stand-in.ts';
import { readWorld, type World } from '../invariants/stored-world.ts';
import { type Gate, startGate } from './gate.ts';
import { startMail } from './mail.ts';
import { emptyPortal, portalAnswer } from './portal.ts';
import { startWorkers, type Workers } from './workers.ts';

/** What stands between a function and what it does not own. */
const services = [
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'AWS_ENDPOINT_URL_SESV2',
  'HH_API_URL',
  'TRUDVSEM_API_URL',
];

export interface Stage {
  readonly gate: Gate;
  readonly workers: Workers;
  /** hh.ru. */
  readonly source: ReturnType<typeof emptyWorld>;
  readonly portal: ReturnType<typeof emptyPortal>;
  readonly pool: Awaited<ReturnType<typeof startUserPool>>;
  readonly bedrock: BedrockStandIn;
  readonly mail: Awaited<ReturnType<typeof startMail>>;
  readonly snapshots: Awaited<ReturnType<typeof startSnapshots>>;
  /** Nothing stored, nothing sent; three people have accounts, and 'boss' is an administrator. */
  reset(): Promise<void>;
  /** With the lines of every worker since the reset. */
  world(): Promise<World>;
  close(): Promise<void>;
}

const secret = '{"accessToken":"secret-token"}';

/** Tables, buckets, accounts, the mail and a source on this machine, and processes of functions that find them through a gate. */
export async function startStage(): Promise<Stage> {
  const closing: { close(): Promise<void> }[] = [];
  const started = async <One extends { close(): Promise<void> }>(starting: Promise<One>): Promise<One> => {
    const service = await starting;
    closing.push(service);
    return service;
  };
  await started(startDynamodb());
  const files = await started(startFiles());
  const snapshots = await started(startSnapshots());
  const pool = await started(startUserPool());
  await started(startSecrets(secret));
  await started(startStepFunctions());
  const mail = await started(startMail());
  const bedrock = await started(startBedrock());
  Object.assign(process.env, {
    // Past the gate, which speaks HTTP/1.1.
    ...{ AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url, WRITER_MODEL: 'eu.example.model-1:0' },
    ...{ WRITER_REGION: 'eu-central-1', WRITER_PRICE_IN: '0.003', WRITER_PRICE_OUT: '0.015' },
  });
  const source = emptyWorld();
  const hh: ReplayServer = await started(startReplay((request) => answerFor(source, request)));
  pointAtSource(hh.url);
  const portal = emptyPortal();
  const trudvsem = await started(startReplay((request) => portalAnswer(portal, request)));
  Object.assign(process.env, {
    ...{ TRUDVSEM_API_URL: trudvsem.url, TRUDVSEM_REQUESTS_PER_SECOND: '0' },
    TRUDVSEM_USER_AGENT: process.env.HH_USER_AGENT,
  });
  const flags = { ACCOUNT_SYNC: 'true', SUBSCRIPTIONS: 'true', MARKET_SOURCES: 'hh' };
  Object.assign(process.env, { ...flags, SOURCE_TIMEOUT_SECONDS: '3' });
  const gate = await started(startGate(services));
  const workers = await started(startWorkers(gate.environment));
  gate.follow(workers.clock);

  return {
    gate,
    workers,
    source,
    portal,
    pool,
    bedrock,
    mail,
    snapshots,
    async reset() {
      gate.rule();
      workers.lines.length = 0;
      workers.clock.ahead = 0;
      mail.reset();
      bedrock.setReply(() => ({}));
      await Promise.all([
        emptyTables(),
        files.empty(),
        files.empty(process.env.MARKET_BUCKET),
        snapshots.empty(),
      ]);
      pool.reset();
      pool.state.users = ['anna', 'boris', 'boss'].map((id) => ({ id, email: `${id}@example.ru` }));
      Object.assign(source, emptyWorld());
      Object.assign(portal, emptyPortal());
      await putItems('USER_ROLES_TABLE', [{ user_id: 'boss', role: 'admin' }]);
    },
    world: () => readWorld(workers.lines),
    async close() {
      for (const service of closing.toReversed()) await service.close();
    },
  };
}
