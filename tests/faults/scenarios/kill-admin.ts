import type { JobRow } from '#core/domain/job/job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import type { Confirmed } from '../invariants/confirmed.ts';
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

const stored = (table: Confirmed['table'], is: Confirmed['is']): Confirmed => ({ table, is });
const gone = (table: Confirmed['table'], is: Confirmed['is']): Confirmed => ({ table, is, times: 0 });
const annaIsAdmin = stored('USER_ROLES_TABLE', { user_id: 'anna', role: 'admin' });

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
    confirmed: () => [stored('JOBS_TABLE', { id: jobId, is_active: false })],
  },
  {
    name: 'editJob, its first text and contacts',
    mayLeave: recordsMore,
    async prepare() {
      await vacancies({}, {});
      return asAdmin('editJob', { jobId, description: '<p>Пишем на Go и Kafka</p>', contacts });
    },
    confirmed: () => [
      stored('DESCRIPTIONS_TABLE', { id: jobId, html: '<p>Пишем на Go и Kafka</p>' }),
      stored('JOB_CONTACTS_TABLE', { id: jobId, email: contacts.email }),
      stored('JOBS_TABLE', { id: jobId, has_description: true, has_direct_contacts: true }),
    ],
  },
  {
    name: 'editJob, another text',
    mayLeave: recordsMore,
    async prepare() {
      await vacancies({}, { html: '<p>Было</p>' });
      return asAdmin('editJob', { jobId, title: 'Разработчик', description: '<p>Пишем на Go и Kafka</p>' });
    },
    confirmed: () => [
      stored('DESCRIPTIONS_TABLE', { id: jobId, html: '<p>Пишем на Go и Kafka</p>' }),
      stored('JOBS_TABLE', { id: jobId, title: 'Разработчик' }),
    ],
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
    confirmed: () => [
      gone('DESCRIPTIONS_TABLE', { id: jobId, html: '<p>Было</p>' }),
      gone('JOB_CONTACTS_TABLE', { id: jobId }),
      stored('JOBS_TABLE', { id: jobId, has_description: false, has_direct_contacts: false }),
    ],
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
    confirmed: () => [
      stored('JOBS_TABLE', { id: jobId, revision: -1 }),
      gone('DESCRIPTIONS_TABLE', { id: jobId }),
      gone('JOB_CONTACTS_TABLE', { id: jobId }),
    ],
  },
  {
    name: 'setJobsActive',
    isShown: true,
    async prepare() {
      await vacancies({}, {});
      return asAdmin('setJobsActive', { jobIds: [jobId, 'hh-2'], isActive: false });
    },
    confirmed: () => [jobId, 'hh-2'].map((id) => stored('JOBS_TABLE', { id, is_active: false })),
  },
  {
    name: 'deleteJobs',
    isShown: true,
    async prepare() {
      await vacancies({}, { html: '<p>Было</p>', hasContacts: true });
      return asAdmin('deleteJobs', { jobIds: [jobId, 'hh-2'] });
    },
    confirmed: () =>
      [jobId, 'hh-2'].flatMap((id) => [
        stored('JOBS_TABLE', { id, revision: -1 }),
        gone('DESCRIPTIONS_TABLE', { id }),
        gone('JOB_CONTACTS_TABLE', { id }),
      ]),
  },
  {
    name: 'grantAdmin',
    prepare: async () => asAdmin('grantAdmin', { userId: 'anna' }),
    confirmed: () => [annaIsAdmin],
  },
  {
    name: 'revokeAdmin',
    async prepare(stage) {
      const worker = await stage.workers.undisturbed();
      await worker.ask('call', asAdmin('grantAdmin', { userId: 'anna' }));
      return asAdmin('revokeAdmin', { userId: 'anna' });
    },
    confirmed: () => [{ ...annaIsAdmin, times: 0 }],
  },
];

/** As a browser sends it: the form has an id, so the second press is one of the same form. */
const creation: KilledCall = {
  name: 'createJob',
  isShown: true,
  prepare: async () => asAdmin('createJob', { ...draft, draftId: '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c11' }),
  // That the text came later than its vacancy is recorded as an edit, and that it is shown.
  mayLeave: recordsMore,
  confirmed: () => [
    stored('JOBS_TABLE', { source: 'manual' }),
    stored('JOBS_TABLE', { title: draft.title, is_active: true, has_description: true }),
    stored('DESCRIPTIONS_TABLE', { html: draft.description }),
    stored('JOB_CONTACTS_TABLE', { email: contacts.email }),
  ],
};

export const killAdmin: readonly Scenario[] = [
  {
    name: 'kill-admin',
    breaks: 'kill -9 вокруг каждой записи администратора: вакансии, контакты, роли',
    run: (stage) => killCalls(stage, 'kill-admin', [...killedCalls, creation]),
  },
];
