import assert from 'node:assert/strict';
import { savedQuery } from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { addressOwner, type Owner, userOwner } from '#functions/store/digests/owner.ts';
import type { Confirmed } from './invariants/confirmed.ts';
import type { World } from './invariants/stored-world.ts';
import { callAll } from './operation-calls.ts';
import type { Stage } from './stage/stage.ts';
import type { OperationCall } from './stage/tasks.ts';
import { killed, type Worker } from './stage/workers.ts';

const minute = 60_000;
const day = 24 * 60;

const vacancies = { ml: 'ML-инженер', cook: 'Повар' };
type Vacancy = keyof typeof vacancies;

/** To whom what has come is to be told; the last is a visitor. */
export const readers: readonly { owner: Owner; email: string; waitsFor: readonly Vacancy[] }[] = [
  { owner: userOwner('anna'), email: 'anna@example.ru', waitsFor: ['ml', 'cook'] },
  { owner: userOwner('boris'), email: 'boris@example.ru', waitsFor: ['cook'] },
  { owner: addressOwner('vera@example.ru'), email: 'vera@example.ru', waitsFor: ['ml'] },
];

export const searchFor = (vacancy: Vacancy) => ({
  ...{ name: vacancies[vacancy], query: savedQuery.parse({ q: vacancies[vacancy] }) },
  ...{ schedule: 'first-import' as const, tz: 'Europe/Moscow' },
  agreed: emailConsentVersion as typeof emailConsentVersion,
});

export const visitor = { email: 'vera@example.ru', ...searchFor('ml') };

/** The key of the e-mail that asks whether the address is theirs. */
export async function subscribeAsVisitor(stage: Stage): Promise<string> {
  await (await stage.workers.undisturbed()).ask('subscribe', visitor);
  return /subscriptions\/([\w-]{22})\/confirm/u.exec(stage.mail.emails[0]?.text ?? '')?.[1] ?? '';
}

async function saveSearches(stage: Stage): Promise<void> {
  const savedBy = (by: string, vacancy: Vacancy): OperationCall => ({
    ...{ operation: 'putSearch', by, input: { searchId: vacancy, ...searchFor(vacancy) } },
  });
  await callAll(stage, [savedBy('anna', 'ml'), savedBy('anna', 'cook'), savedBy('boris', 'cook')]);
  const token = await subscribeAsVisitor(stage);
  assert.equal(await (await stage.workers.undisturbed()).ask('confirm', token), 'confirmed');
  stage.mail.reset();
}

/** By an administrator, who may make one at any hour of a worker's clock; gives their ids. */
async function addVacancies(stage: Stage): Promise<Record<Vacancy, string>> {
  const draftOf = (vacancy: Vacancy, draftId: string): OperationCall => ({
    operation: 'createJob',
    by: 'boss',
    input: { title: vacancies[vacancy], company: `Компания ${vacancy}`, categoryId: 'backend', draftId },
  });
  const [ml, cook] = await callAll(stage, [
    draftOf('ml', '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c11'),
    draftOf('cook', '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c12'),
  ]);
  return { ml: ml?.body.job.id, cook: cook?.body.job.id };
}

export type Pass = 'match' | 'send';

/** At so many minutes after noon, for the tables too; the first of them that was killed is the last. */
export async function runPasses(stage: Stage, worker: Worker, passes: readonly (readonly [Pass, number])[]) {
  const { clock } = stage.workers;
  const noon = clock.ahead;
  for (const [pass, minutes] of passes) {
    clock.ahead = noon + minutes * minute;
    const answer = await worker.ask(pass, undefined);
    clock.ahead = noon;
    if (answer === killed) return killed;
    assert(!('reason' in answer) && !('failed' in answer && answer.failed > 0), JSON.stringify(answer));
  }
  return null;
}

/** Who waits, and what has come; e-mails begin to go at five past noon of a day in Moscow, whatever the hour of this run is. */
export function digestsOf(stage: Stage) {
  const now = new Date();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 9);
  let ids: Record<Vacancy, string> = { ml: '', cook: '' };

  /** Of each thing that somebody waits for. */
  const entries = (state: 'pending' | 'told'): Confirmed[] =>
    readers.flatMap(({ owner, waitsFor }) =>
      waitsFor.map((vacancy) => ({
        table: 'SENT_TABLE' as const,
        is: { owner, job_id: ids[vacancy], state },
      })),
    );

  /** Who was sending may have died before or after the e-mail went: it is not sent again, and an alarm says so. */
  function emailViolations(meanwhile: World | null): string[] {
    const unsure = new Set(
      (meanwhile?.tables.SENT_TABLE ?? [])
        .filter(({ state }) => state === 'sending')
        .map(({ owner }) => String(owner)),
    );
    const alarms = stage.workers.lines.filter((line) => line.includes('an e-mail may have gone or not'));
    return [
      ...readers.flatMap(({ owner, email, waitsFor }) => {
        const emails = stage.mail.emails.filter(({ to }) => to === email);
        const isWhole = waitsFor.every((vacancy) => emails[0]?.text.includes(`/vacancy/${ids[vacancy]}`));
        if (emails.length === 0 && unsure.has(owner)) return [];
        return emails.length === 1 && isWhole
          ? []
          : [`${emails.length} e-mails to ${email}, whole: ${isWhole}`];
      }),
      ...(alarms.length === unsure.size ? [] : [`${alarms.length} alarms of ${unsure.size} e-mails`]),
    ];
  }

  return {
    entries,
    emailViolations,
    async prepare(): Promise<void> {
      stage.workers.clock.ahead = noon - Date.now();
      const worker = await stage.workers.undisturbed();
      // From here on something can be new.
      await runPasses(stage, worker, [['match', 0]]);
      await saveSearches(stage);
      ids = await addVacancies(stage);
    },
    /** The e-mail of a reader's that has gone, by its link for leaving. */
    leavingToken(email: string): string {
      const text = stage.mail.emails.find(({ to }) => to === email)?.text ?? '';
      return /subscriptions\/([\w-]{22})\/unsubscribe/u.exec(text)?.[1] ?? '';
    },
  };
}

/** As the clock calls the sender; a claim that nobody has settled is given up after a quarter of an hour. */
export const laterPasses: readonly (readonly [Pass, number])[] = [
  ...[12, 15, 30, 75, 140].map((minutes) => ['send', minutes] as const),
  // What was put off by a day is found to be told already.
  ['send', 140 + day],
];
