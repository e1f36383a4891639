import { savedQuery } from '#core/contract/searches.ts';
import { letterConsentVersion } from '#core/domain/user/consent.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { Replay } from '#tests/support/http/http-replay.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { callAll } from '../operation-calls.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { TaskName } from '../stage/tasks.ts';
import { killed } from '../stage/workers.ts';

const minute = 60_000;
const people = ['anna', 'boris'];

/** Two people with a search each, to whom something new is to be told. */
async function addMatchingVacancy(stage: Stage): Promise<void> {
  const match = await stage.workers.undisturbed();
  await match.ask('match', undefined);
  for (const by of people)
    await callAll(stage, [
      {
        ...{ operation: 'putSearch', by },
        input: {
          ...{ searchId: 's1', name: 'ML', query: savedQuery.parse({ q: 'ml' }), schedule: 'first-import' },
          ...{ tz: 'Europe/Moscow', agreed: letterConsentVersion },
        },
      },
    ]);
  const at = new Date(Date.now() + minute).toISOString();
  await jobs.put([jobRowWith({ id: 'hh-1', title: 'ML-инженер', created_at: at, ingested_at: at })]);
}

/** By clocks that are so many milliseconds ahead. */
async function runTasks(stage: Stage, runs: readonly (readonly [TaskName, number])[]): Promise<void> {
  for (const [task, clockSkew] of runs) {
    const worker = await stage.workers.worker();
    const result = await worker.ask(task as 'send', undefined, { clockSkew });
    if (result === killed) throw new Error(`${task} ended by itself`);
    await worker.end();
  }
}

const letterCounts = ({ mail }: Stage) =>
  people.map((person) => mail.letters.filter(({ to }) => to === `${person}@example.ru`).length);

/** SES says no for an hour, then takes: each letter goes once; where its answer was lost, not again. */
async function mailBroken(stage: Stage): Promise<Outcome> {
  const refusals: readonly (readonly [name: string, replay: Replay, each: number])[] = [
    ['throttled', { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' }, body: {} }, 1],
    ['paused', { status: 400, headers: { 'x-amzn-errortype': 'SendingPausedException' }, body: {} }, 1],
    ['down', { status: 503, body: { message: 'down' } }, 1],
    ['taken, and its answer is lost', {}, 1],
  ];
  const lost: string[] = [];
  let attempts = 0;
  for (const [name, replay, each] of refusals) {
    await stage.reset();
    await addMatchingVacancy(stage);
    stage.gate.rule(({ service }) => {
      if (service === 'AWS_ENDPOINT_URL_SESV2') attempts += 1;
      return {};
    });
    stage.mail.answers(replay);
    await runTasks(stage, [
      ['match', 5 * minute],
      ['send', 10 * minute],
    ]);
    stage.mail.answers(null);
    await runTasks(stage, [
      ['send', 75 * minute],
      ['send', 140 * minute],
      ['match', 150 * minute],
      ['send', 160 * minute],
    ]);
    const went = letterCounts(stage);
    if (went.some((count) => count !== each)) lost.push(`${name}: letters ${went}`);
    lost.push(...violationsOf(await stage.world()).map((what) => `${name}: ${what}`));
  }
  return { breaks: attempts, saw: 'письмо пришло один раз, позже в тот же день', lost };
}

/** Half of the functions have a clock that is two hours ahead, or behind. */
async function clocksSkewed(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  const skews = [2, -2];
  for (const skew of skews) {
    await stage.reset();
    await addMatchingVacancy(stage);
    const hours = skew * 60 * minute;
    await runTasks(stage, [
      ['match', 5 * minute],
      ['send', 10 * minute + hours],
      ['send', 15 * minute],
      ['match', 20 * minute + hours],
      ['send', 75 * minute],
      ['send', 140 * minute],
    ]);
    const went = letterCounts(stage);
    if (went.some((count) => count !== 1)) lost.push(`a clock off by ${skew} hours: letters ${went}`);
    const worker = await stage.workers.worker();
    const letter = { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text: `Письмо при ${skew}` };
    const saved = await worker.ask(
      'call',
      { operation: 'putLetter', by: 'anna', input: letter },
      { clockSkew: hours },
    );
    if (saved === killed || saved.status !== 200)
      lost.push(`a clock off by ${skew} hours: a letter is not saved`);
    const erased = await worker.ask('call', { operation: 'deleteMe', by: 'anna' }, { clockSkew: 0 });
    if (erased === killed || erased.status !== 200 || !erased.body.isDone)
      lost.push(`a clock off by ${skew} hours: an account is not erased`);
    await worker.end();
    const afterErasure = { erased: [{ id: 'anna', texts: ['anna@example.ru', letter.text] }] };
    lost.push(
      ...violationsOf(await stage.world(), afterErasure).map(
        (what) => `a clock off by ${skew} hours: ${what}`,
      ),
    );
  }
  return { breaks: skews.length, saw: '200; письмо пришло один раз', lost };
}

export const mailFaults: readonly Scenario[] = [
  { name: 'mail', breaks: 'SES: слишком часто, остановлен, 503, ответ потерян', run: mailBroken },
  { name: 'clock', breaks: 'часы половины функций вперёд и назад на два часа', run: clocksSkewed },
];
