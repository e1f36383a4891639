import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importRun } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import type { Replay } from '#tests/support/http/http-replay.ts';
import { vacancy } from '#tests/support/import/hh-world.ts';
import { violationsOf } from '../invariants/invariants.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import {
  addedCount,
  breakSource,
  changedVacancies,
  healSource,
  imported,
  isList,
  listedIds,
  listVacancies,
  sourceIds,
  wordsOf,
} from '../source-imports.ts';
import type { Stage } from '../stage/stage.ts';

interface Break {
  readonly name: string;
  /** What the source answers in place of each page of its list. */
  readonly replay: Replay;
  /** What the run says of it to an administrator, behind the source's name. */
  readonly reason: RegExp;
}

const breaks: readonly Break[] = [
  {
    name: 'an hour of 500s',
    replay: { status: 500, body: { errors: [] } },
    reason: /временно не работает \(ответ 500\)/u,
  },
  {
    name: 'HTML in place of data',
    replay: { body: '<html>Технические работы</html>' },
    reason: /прислал страницу сайта вместо данных/u,
  },
  {
    name: 'JSON that breaks off',
    replay: { body: '{"items": [{"id": "1", "na' },
    reason: /прислал оборванный ответ/u,
  },
  {
    name: '30 MB of one answer',
    replay: { body: `{"items": ["${'a'.repeat(30_000_000)}"]}` },
    reason: /прислал слишком большой ответ/u,
  },
  { name: 'a connection that breaks', replay: {}, reason: /соединение не удалось/u },
  { name: 'another shape', replay: { body: [] }, reason: /прислал данные неожиданного вида/u },
];

const nameOf: Record<SourceId, RegExp> = { hh: /hh\.ru/u, trudvsem: /«Работа России»/u };

/** What a run of an hour ago has brought is there, whatever the source does now; and the next run goes on. */
async function sourceBroken(stage: Stage, source: SourceId): Promise<Outcome> {
  const lost: string[] = [];
  const seen = sightings();
  let made = 0;
  for (const { name, replay, reason } of breaks) {
    await stage.reset();
    listVacancies(stage, source);
    await imported(stage, source);
    const before = await stage.world();
    const madeBy = breakSource(stage, source, (request) => (isList(request) ? replay : undefined));
    const run = await imported(stage, source);
    made += madeBy();
    seen.note(`«${wordsOf(run)}»`);
    if (run.status !== 'failed' || !nameOf[source].test(wordsOf(run)) || !reason.test(wordsOf(run)))
      lost.push(`${name}: ${run.status}, «${wordsOf(run)}»`);
    const during = await stage.world();
    lost.push(...changedVacancies(before, during).map((what) => `${name}: ${what}`));
    if (addedCount(before, during) > 0) lost.push(`${name}: ${addedCount(before, during)} more`);
    healSource(stage, source);
    const healed = await imported(stage, source);
    if (healed.status !== 'succeeded') lost.push(`${name}: not healed: ${healed.reason}`);
    const after = await stage.world();
    lost.push(...changedVacancies(before, after).map((what) => `${name}, healed: ${what}`));
    lost.push(...violationsOf(after).map((what) => `${name}: ${what}`));
  }
  return { breaks: made, saw: seen.text(), lost };
}

/** The same page again and again, under a number of pages that has no end. */
async function sourceLoops(stage: Stage): Promise<Outcome> {
  listVacancies(stage, 'hh');
  const items = listedIds.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
  let attempts = 0;
  stage.source.broken = (request) => {
    if (!isList(request)) return undefined;
    attempts += 1;
    const isLooping = request.query.get('professional_role') === '96';
    return {
      body: isLooping ? { found: 4_000_000, pages: 1_000_000, items } : { found: 0, pages: 0, items: [] },
    };
  };
  const { status } = await imported(stage, 'hh');
  const world = await stage.world();
  const run = importRun.parse(world.tables.IMPORT_RUNS_TABLE.find(({ kind }) => kind === 'run'));
  const lost = violationsOf(world);
  if (world.tables.JOBS_TABLE.length !== listedIds.length)
    lost.push(`${world.tables.JOBS_TABLE.length} vacancies`);
  if (run.counts.new !== listedIds.length) lost.push(`${run.counts.new} counted as new`);
  if (status !== 'failed' || !/не смотрит на время публикации/u.test(run.reason ?? ''))
    lost.push(`the run has ${status}: ${run.reason}`);
  return { breaks: attempts, saw: `${status}: «${wordsOf(run)}»`, lost };
}

/** Each answer comes byte after byte, slower than anybody waits. */
async function sourceSlow(stage: Stage): Promise<Outcome> {
  listVacancies(stage, 'hh');
  await imported(stage, 'hh');
  const before = await stage.world();
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
  const { status, reason } = await imported(stage, 'hh');
  process.env.HH_API_URL = url;
  slow.closeAllConnections();
  slow.close();
  const lost: string[] = [];
  const failureText = reason ?? '';
  if (status !== 'failed' || !/hh\.ru не ответил за 3 с/u.test(failureText))
    lost.push(`the run says «${failureText}»`);
  lost.push(...changedVacancies(before, await stage.world()));
  const healed = await imported(stage, 'hh');
  if (healed.status !== 'succeeded') lost.push(`not healed: ${healed.reason}`);
  const after = await stage.world();
  lost.push(...changedVacancies(before, after), ...violationsOf(after));
  return { breaks: dripped, saw: `«${failureText}»`, lost };
}

const whatBreaks = '500, HTML, обрезанный JSON, 30 МБ, обрыв соединения, другой вид данных';
const scenarioOf: Record<SourceId, { name: string; title: string }> = {
  hh: { name: 'source-broken', title: 'hh.ru' },
  trudvsem: { name: 'portal-broken', title: '«Работа России»' },
};

export const sourceFaults: readonly Scenario[] = [
  ...sourceIds.map((source) => ({
    name: scenarioOf[source].name,
    breaks: `${scenarioOf[source].title}: ${whatBreaks}`,
    run: (stage: Stage) => sourceBroken(stage, source),
  })),
  { name: 'source-loops', breaks: 'hh.ru отдаёт одну страницу без конца', run: sourceLoops },
  { name: 'source-slow', breaks: 'hh.ru отвечает по байту', run: sourceSlow },
];
