import { savedQuery } from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import * as jobs from '#functions/store/jobs.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { callAll } from './operation-calls.ts';
import type { Stage } from './stage/stage.ts';
import type { TaskName } from './stage/tasks.ts';
import { killed } from './stage/workers.ts';

/* Two people who are to be told of something new, and the functions that find it and send e-mails. */

export const minute = 60_000;
export const people = ['anna', 'boris'];

/** Two people with a search each, to whom something new is to be told. */
export async function addMatchingVacancy(stage: Stage): Promise<void> {
  const match = await stage.workers.undisturbed();
  await match.ask('match', undefined);
  for (const by of people)
    await callAll(stage, [
      {
        ...{ operation: 'putSearch', by },
        input: {
          ...{ searchId: 's1', name: 'ML', query: savedQuery.parse({ q: 'ml' }), schedule: 'first-import' },
          ...{ tz: 'Europe/Moscow', agreed: emailConsentVersion },
        },
      },
    ]);
  const at = new Date(Date.now() + minute).toISOString();
  await jobs.put([jobRowWith({ id: 'hh-1', title: 'ML-инженер', created_at: at, ingested_at: at })]);
}

/** Of a function that runs so many milliseconds after the stage began, by a clock that is off by so many. */
export type Run = readonly [task: TaskName, at: number, clockSkew?: number];

export async function runTasks(stage: Stage, runs: readonly Run[]): Promise<void> {
  for (const [task, at, clockSkew = 0] of runs) {
    stage.workers.clock.ahead = at;
    const worker = await stage.workers.worker();
    const result = await worker.ask(task as 'send', undefined, { clockSkew });
    if (result === killed) throw new Error(`${task} ended by itself`);
    await worker.end();
  }
}

export const emailCounts = ({ mail }: Stage) =>
  people.map((person) => mail.emails.filter(({ to }) => to === `${person}@example.ru`).length);
