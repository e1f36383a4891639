import * as z from 'zod/mini';

/** What is under way, in the order of the board's columns. */
export const openStages = ['saved', 'applied', 'screening', 'interview', 'offer'] as const;
export const closedStages = ['accepted', 'rejected', 'silent', 'withdrawn'] as const;
export const stages = [...openStages, ...closedStages] as const;

export const stage = z.enum(stages);
export type Stage = z.infer<typeof stage>;
export type OpenStage = (typeof openStages)[number];

export const isOpenStage = (value: Stage): value is OpenStage =>
  openStages.some((openStage) => openStage === value);

/** Everything behind «Сохранено»: its owner has sent something. */
export const hasApplied = (value: Stage): boolean => value !== 'saved';
