import * as z from 'zod/mini';

/** What is under way, in the order of the board's columns. */
export const openStages = ['saved', 'applied', 'screening', 'interview', 'offer'] as const;
export const closedStages = ['accepted', 'rejected', 'silent', 'withdrawn'] as const;
export const stages = [...openStages, ...closedStages] as const;

export const stage = z.enum(stages);
export type Stage = z.infer<typeof stage>;
export type OpenStage = (typeof openStages)[number];

export const isOpenStage = (of: Stage): of is OpenStage => openStages.some((one) => one === of);

/** Everything behind «Сохранено»: its owner has sent something. */
export const hasApplied = (of: Stage): boolean => of !== 'saved';
