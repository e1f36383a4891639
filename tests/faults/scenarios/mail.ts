import type { Replay } from '#tests/support/http/http-replay.ts';
import { addMatchingVacancy, emailCounts, minute, runTasks } from '../digest-tasks.ts';
import { violationsOf } from '../invariants/invariants.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';

/** What SES answers, until it takes e-mails again. */
const refusals: readonly (readonly [name: string, replay: Replay])[] = [
  ['throttled', { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' }, body: {} }],
  ['paused', { status: 400, headers: { 'x-amzn-errortype': 'SendingPausedException' }, body: {} }],
  ['down', { status: 503, body: { message: 'down' } }],
  ['taken, and its answer is lost', {}],
];

/** SES says no for an hour, then takes: each e-mail goes once; where its answer was lost, not again. */
async function mailBroken(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  let breaks = 0;
  for (const [name, replay] of refusals) {
    await stage.reset();
    await addMatchingVacancy(stage);
    let refused = 0;
    let isRefusing = true;
    stage.gate.rule(({ service }) => {
      if (service === 'AWS_ENDPOINT_URL_SESV2' && isRefusing) refused += 1;
      return {};
    });
    stage.mail.answers(replay);
    await runTasks(stage, [
      ['match', 5 * minute],
      ['send', 10 * minute],
    ]);
    stage.mail.answers(null);
    isRefusing = false;
    await runTasks(stage, [
      ['send', 75 * minute],
      ['send', 140 * minute],
      ['match', 150 * minute],
      ['send', 160 * minute],
    ]);
    if (refused === 0) lost.push(`${name}: nothing was refused`);
    breaks += refused;
    const went = emailCounts(stage);
    if (went.some((count) => count !== 1)) lost.push(`${name}: e-mails ${went}`);
    lost.push(...violationsOf(await stage.world()).map((what) => `${name}: ${what}`));
  }
  return { breaks, saw: 'письмо пришло один раз, позже в тот же день', lost };
}

export const mailFaults: readonly Scenario[] = [
  { name: 'mail', breaks: 'SES: слишком часто, остановлен, 503, ответ потерян', run: mailBroken },
];
