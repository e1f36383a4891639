import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ImportRun, importRun } from '#core/domain/import/import-run.ts';
import type { RecordedRequest, Replay } from '#tests/support/http/http-replay.ts';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import { violationsOf } from '../invariants/invariants.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import { killed } from '../stage/workers.ts';

const ids = ['1', '2', '3', '4'];

/** The last run of a start; its process lives. */
async function imported(stage: Stage): Promise<ImportRun> {
  const worker = await stage.workers.undisturbed();
  const runs = await worker.ask('imports', undefined);
  const run = runs === killed ? undefined : runs.at(-1);
  if (!run) throw new Error('the start made no run');
  return run;
}

interface Break {
  readonly name: string;
  /** What the source answers in place of a page of its list; undefined is as it should. */
  readonly answer: (request: RecordedRequest, nth: number) => Replay | undefined;
  /** What the run says of it to an administrator. */
  readonly reason: RegExp;
}

const lists = ({ path }: RecordedRequest) => path === '/vacancies';

const breaks: readonly Break[] = [
  {
    name: 'lying: an hour of 500s',
    answer: (request) => (lists(request) ? { status: 500, body: { errors: [] } } : undefined),
    reason: /hh\.ru/u,
  },
  {
    name: 'lying: HTML in place of data',
    answer: (request) => (lists(request) ? { body: '<html>Технические работы</html>' } : undefined),
    reason: /hh\.ru/u,
  },
  {
    name: 'lying: JSON that breaks off',
    answer: (request) => (lists(request) ? { body: '{"items": [{"id": "1", "na' } : undefined),
    reason: /hh\.ru/u,
  },
  {
    name: 'huge: 30 MB of one answer',
    answer: (request) => (lists(request) ? { body: `{"items": ["${'a'.repeat(30_000_000)}"]}` } : undefined),
    reason: /hh\.ru/u,
  },
  {
    name: 'breaks the connection',
    answer: (request) => (lists(request) ? {} : undefined),
    reason: /hh\.ru/u,
  },
];

/** What a run of an hour ago has brought is there, whatever the source does now; and the next run goes on. */
async function sourceBroken(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  let seen = '';
  let made = 0;
  for (const { name, answer, reason } of breaks) {
    await stage.reset();
    stage.source.vacancies = ids.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
    for (const id of ids) stage.source.details.set(id, described);
    await imported(stage);
    const before = await stage.world();
    let nth = 0;
    stage.source.broken = (request) => {
      const replay = answer(request, nth++);
      if (replay) made += 1;
      return replay;
    };
    const { status, reason: runReason } = await imported(stage);
    const failureText = runReason ?? '';
    if (status !== 'failed' || !reason.test(failureText)) lost.push(`${name}: ${status}, «${failureText}»`);
    seen = failureText;
    const during = await stage.world();
    const changed = during.tables.JOBS_TABLE.filter(
      (job) =>
        !before.tables.JOBS_TABLE.some((earlier) => earlier.id === job.id && earlier.is_open === job.is_open),
    );
    lost.push(...changed.map(({ id }) => `${name}: ${id} is not as it was`));
    stage.source.broken = () => undefined;
    const healed = await imported(stage);
    if (healed.status !== 'succeeded') lost.push(`${name}: not healed: ${healed.reason}`);
    lost.push(...violationsOf(await stage.world()).map((what) => `${name}: ${what}`));
  }
  return { breaks: made, saw: `«${seen}»`, lost };
}

/** The same page again and again, under a number of pages that has no end. */
async function sourceLoops(stage: Stage): Promise<Outcome> {
  const items = ids.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
  stage.source.vacancies = items;
  for (const id of ids) stage.source.details.set(id, described);
  let attempts = 0;
  stage.source.broken = (request) => {
    if (!lists(request)) return undefined;
    attempts += 1;
    const isLooping = request.query.get('professional_role') === '96';
    return {
      body: isLooping ? { found: 4_000_000, pages: 1_000_000, items } : { found: 0, pages: 0, items: [] },
    };
  };
  const { status } = await imported(stage);
  const world = await stage.world();
  const run = importRun.parse(world.tables.IMPORT_RUNS_TABLE.find(({ kind }) => kind === 'run'));
  const lost = violationsOf(world);
  if (world.tables.JOBS_TABLE.length !== ids.length) lost.push(`${world.tables.JOBS_TABLE.length} vacancies`);
  if (run.counts.new !== ids.length) lost.push(`${run.counts.new} counted as new`);
  if (status !== 'failed') lost.push(`the run has ${status}`);
  const notices = run.notices.join(' ') || run.reason || 'импорт окончен';
  return { breaks: attempts, saw: `${status}: «${notices}»`, lost };
}

/** Each answer comes byte after byte, slower than anybody waits. */
async function sourceSlow(stage: Stage): Promise<Outcome> {
  stage.source.vacancies = ids.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
  for (const id of ids) stage.source.details.set(id, described);
  await imported(stage);
  let dripped = 0;
  const slow = createServer((_, answer) => {
    dripped += 1;
    answer.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => answer.write(' '), 100);
    answer.once('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  // Where the gate hands on to.
  const url = process.env.HH_API_URL;
  process.env.HH_API_URL = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const { status, reason } = await imported(stage);
  process.env.HH_API_URL = url;
  slow.closeAllConnections();
  slow.close();
  const lost: string[] = [];
  const failureText = reason ?? '';
  if (status !== 'failed' || !/hh\.ru/u.test(failureText)) lost.push(`the run says «${failureText}»`);
  const healed = await imported(stage);
  if (healed.status !== 'succeeded') lost.push(`not healed: ${healed.reason}`);
  return { breaks: dripped, saw: `«${failureText}»`, lost: [...lost, ...violationsOf(await stage.world())] };
}

export const sourceFaults: readonly Scenario[] = [
  {
    name: 'source-broken',
    breaks: 'hh.ru: 500, HTML, обрезанный JSON, 30 МБ, обрыв соединения',
    run: sourceBroken,
  },
  { name: 'source-loops', breaks: 'hh.ru отдаёт одну страницу без конца', run: sourceLoops },
  { name: 'source-slow', breaks: 'hh.ru отвечает по байту', run: sourceSlow },
];
