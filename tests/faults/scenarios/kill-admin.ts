import type { JobRow } from '#core/domain/job/job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { type KilledCall, killCalls } from '../operation-calls.ts';
import type { Scenario } from '../scenario.ts';
import type { OperationCall, OperationName } from '../stage/tasks.ts';

const asAdmin = (operation: OperationName, input: Record<string, unknown>): OperationCall => ({
  operation,
  by: 'boss',
  input,
});

const contacts = { email: 'jobs@vector.ru', telegram: null, site: null };
const jobId = 'hh-1';

/** Vacancies with what hangs on them, and another that nobody touches. */
async function vacancies(
  fields: Partial<JobRow>,
  hanging: { html?: string; hasContacts?: boolean },
): Promise<void> {
  const { html, hasContacts = false } = hanging;
  const whole = { has_description: html !== undefined, has_direct_contacts: hasContacts };
  await jobs.put([
    jobRowWith({ id: jobId, ...whole, ...fields }),
    jobRowWith({ id: 'hh-2', title: 'Повар', has_description: true }),
  ]);
  await descriptions.put({ id: 'hh-2', html: '<p>Готовить</p>' });
  if (html !== undefined) await descriptions.put({ id: jobId, html });
  if (hasContacts) await jobContacts.put(jobId, contacts);
  await versions.bump('jobs');
}

const draft = {
  ...{ title: 'ML-инженер', company: 'Вектор', location: 'Москва', salaryFrom: 200_000, salaryTo: 300_000 },
  ...{ categoryId: 'backend', tags: ['Go'], description: '<p>Пишем на Go</p>', contacts },
};

/** A second press records what was still to be done. */
const recordsMore = /^AUDIT_TABLE: too much/u;

const killedCalls: readonly KilledCall[] = [
  {
    name: 'setJobActive',
    isShown: true,
    async prepare() {
      await vacancies({}, {});
      return asAdmin('setJobActive', { jobId, isActive: false });
    },
  },
  {
    name: 'editJob, its first text and contacts',
    mayLeave: recordsMore,
    async prepare() {
      await vacancies({}, {});
      return asAdmin('editJob', { jobId, description: '<p>Пишем на Go и Kafka</p>', contacts });
    },
  },
  {
    name: 'editJob, another text',
    mayLeave: recordsMore,
    async prepare() {
      await vacancies({}, { html: '<p>Было</p>' });
      return asAdmin('editJob', { jobId, title: 'Разработчик', description: '<p>Пишем на Go и Kafka</p>' });
    },
  },
  {
    name: 'editJob, neither text nor contacts any more',
    mayLeave: recordsMore,
    async prepare() {
      await vacancies({}, { html: '<p>Было</p>', hasContacts: true });
      return asAdmin('editJob', {
        jobId,
        description: '',
        contacts: { email: null, telegram: null, site: null },
      });
    },
  },
  {
    name: 'deleteJob',
    isShown: true,
    // Deleted by the first press, it is no more for the second.
    repeated: [200, 404],
    async prepare() {
      await vacancies({}, { html: '<p>Было</p>', hasContacts: true });
      return asAdmin('deleteJob', { jobId });
    },
  },
  {
    name: 'grantAdmin',
    prepare: async () => asAdmin('grantAdmin', { userId: 'anna' }),
  },
  {
    name: 'revokeAdmin',
    async prepare(stage) {
      const worker = await stage.workers.undisturbed();
      await worker.ask('call', asAdmin('grantAdmin', { userId: 'anna' }));
      return asAdmin('revokeAdmin', { userId: 'anna' });
    },
  },
];

const creation: KilledCall = {
  name: 'createJob',
  isShown: true,
  prepare: async () => asAdmin('createJob', draft),
  // A second press makes a second vacancy; of the first one that nobody is shown may be left, for its author to delete.
  mayLeave: /^JOBS_TABLE: too much: .*"is_active":false/u,
};

export const killAdmin: readonly Scenario[] = [
  {
    name: 'kill-admin',
    breaks: 'kill -9 вокруг каждой записи администратора: вакансии, контакты, роли',
    run: (stage) => killCalls(stage, [...killedCalls, creation]),
  },
];
