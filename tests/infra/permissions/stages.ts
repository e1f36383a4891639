import { readFileSync } from 'node:fs';
import { smallest, synthesized } from '../synthesized.ts';
import { type Holder, type Role, rolesOf } from './roles.ts';

/** A stage with everything that a deployer may set. */
const whole = {
  ...JSON.parse(readFileSync('infra/stages/example.json', 'utf8')),
  domain: { name: 'jobs.example.ru' },
  indexNow: { key: '0123456789abcdef' },
  google: { clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'prizvanie/google' },
  writer: { model: 'eu.amazon.nova-lite-v1:0', price: { input: 0.00006, output: 0.00024 } },
  adminEmails: ['anna@example.ru'],
  subscriptions: true,
  sesSender: 'no-reply@jobs.example.ru',
};

const stages = {
  whole,
  'with a model of one region': { ...smallest, writer: { ...whole.writer, model: 'amazon.nova-lite-v1:0' } },
  bare: {
    ...smallest,
    ...{ hasUploads: false, hasContentDelivery: false, keepsData: false, userDirectory: false },
    ...{ importSchedule: null, search: { snapshots: null } },
  },
};
export type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as StageName[];

/** The roles of a stage's stack and of what is nested in it. */
export const rolesIn = (stage: StageName): Role[] => rolesOf(synthesized(stages[stage]));

/** 'http/jobs/get-job', of a function of ours. */
export const handlerOf = ({ properties }: Holder): string | undefined =>
  /^functions\/(.+)\.ts$/.exec(properties.Description ?? '')?.[1];

/** Each function of ours beside its role. */
export const ofHandlers = (roles: readonly Role[]) =>
  roles.flatMap((role) =>
    role.holders.flatMap((holder) => {
      const handler = handlerOf(holder);
      return handler === undefined ? [] : [{ handler, holder, role }];
    }),
  );
