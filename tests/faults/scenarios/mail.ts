import { lastingQuery } from '#core/contract/searches.ts';
import { letterConsentVersion } from '#core/domain/user/consent.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { Replay } from '#tests/support/http/http-replay.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { done } from '../presses.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import { killed } from '../stage/workers.ts';
import type { WorkName } from '../stage/works.ts';

const minute = 60_000;
const people = ['anna', 'boris'];

/** Two people with a search each, to whom something new is to be told. */
async function newsFor(stage: Stage): Promise<void> {
  const match = await stage.workers.undisturbed();
  await match.ask('match', undefined);
  for (const by of people)
    await done(stage, [
      {
        ...{ operation: 'putSearch', by },
        input: {
          ...{ searchId: 's1', name: 'ML', query: lastingQuery.parse({ q: 'ml' }), schedule: 'first-import' },
          ...{ tz: 'Europe/Moscow', agreed: letterConsentVersion },
        },
      },
    ]);
  const at = new Date(Date.now() + minute).toISOString();
  await jobs.put([jobRowWith({ id: 'hh-1', title: 'ML-инженер', created_at: at, ingested_at: at })]);
}

/** By clocks that are so many milliseconds ahead. */
async function passes(stage: Stage, passing: readonly (readonly [WorkName, number])[]): Promise<void> {
  for (const [work, clockOff] of passing) {
    const worker = await stage.workers.worker();
    const given = await worker.ask(work as 'send', undefined, { clockOff });
    if (given === killed) throw new Error(`${work} ended by itself`);
    await worker.end();
  }
}

const lettersTo = ({ mail }: Stage) =>
  people.map((one) => mail.letters.filter(({ to }) => to === `${one}@example.ru`).length);

/** SES says no for an hour, then takes: each letter goes once; where its answer was lost, not again. */
async function mailBroken(stage: Stage): Promise<Outcome> {
  const refusals: readonly (readonly [name: string, replay: Replay, each: number])[] = [
    ['throttled', { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' }, body: {} }, 1],
    ['paused', { status: 400, headers: { 'x-amzn-errortype': 'SendingPausedException' }, body: {} }, 1],
    ['down', { status: 503, body: { message: 'down' } }, 1],
    ['taken, and its answer is lost', {}, 1],
  ];
  const lost: string[] = [];
  let asked = 0;
  for (const [name, replay, each] of refusals) {
    await stage.reset();
    await newsFor(stage);
    stage.gate.rule(({ service }) => {
      if (service === 'AWS_ENDPOINT_URL_SESV2') asked += 1;
      return {};
    });
    stage.mail.answers(replay);
    await passes(stage, [
      ['match', 5 * minute],
      ['send', 10 * minute],
    ]);
    stage.mail.answers(null);
    await passes(stage, [
      ['send', 75 * minute],
      ['send', 140 * minute],
      ['match', 150 * minute],
      ['send', 160 * minute],
    ]);
    const went = lettersTo(stage);
    if (went.some((count) => count !== each)) lost.push(`${name}: letters ${went}`);
    lost.push(...violationsOf(await stage.world()).map((what) => `${name}: ${what}`));
  }
  return { breaks: asked, saw: 'письмо пришло один раз, позже в тот же день', lost };
}

/** Half of the functions have a clock that is two hours ahead, or behind. */
async function clocksOff(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  const offs = [2, -2];
  for (const off of offs) {
    await stage.reset();
    await newsFor(stage);
    const hours = off * 60 * minute;
    await passes(stage, [
      ['match', 5 * minute],
      ['send', 10 * minute + hours],
      ['send', 15 * minute],
      ['match', 20 * minute + hours],
      ['send', 75 * minute],
      ['send', 140 * minute],
    ]);
    const went = lettersTo(stage);
    if (went.some((count) => count !== 1)) lost.push(`a clock off by ${off} hours: letters ${went}`);
    const worker = await stage.workers.worker();
    const letter = { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text: `Письмо при ${off}` };
    const saved = await worker.ask(
      'press',
      { operation: 'putLetter', by: 'anna', input: letter },
      { clockOff: hours },
    );
    if (saved === killed || saved.status !== 200)
      lost.push(`a clock off by ${off} hours: a letter is not saved`);
    const erased = await worker.ask('press', { operation: 'deleteMe', by: 'anna' }, { clockOff: 0 });
    if (erased === killed || erased.status !== 200 || !erased.body.isDone)
      lost.push(`a clock off by ${off} hours: an account is not erased`);
    await worker.end();
    const gone = { erased: [{ id: 'anna', texts: ['anna@example.ru', letter.text] }] };
    lost.push(
      ...violationsOf(await stage.world(), gone).map((what) => `a clock off by ${off} hours: ${what}`),
    );
  }
  return { breaks: offs.length, saw: '200; письмо пришло один раз', lost };
}

export const mailFaults: readonly Scenario[] = [
  { name: 'mail', breaks: 'SES: слишком часто, остановлен, 503, ответ потерян', run: mailBroken },
  { name: 'clock', breaks: 'часы половины функций вперёд и назад на два часа', run: clocksOff },
];
