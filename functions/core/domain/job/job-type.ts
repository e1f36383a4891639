import * as z from 'zod/mini';

/** The one list of formats, as the filter group «Формат» shows them (docs/rules.md#format). */
export const jobTypes = [
  'Полная занятость',
  'Частичная занятость',
  'Проектная работа',
  'Удаленная работа',
] as const;

export const jobType = z.enum(jobTypes);
export type JobType = z.infer<typeof jobType>;

export const remote: JobType = 'Удаленная работа';
export const project: JobType = 'Проектная работа';

/** What the stored column holds for each label; its default is 'Full-time' (docs/rules.md#vacancy-row). */
const storedTypes: Record<JobType, string> = {
  'Полная занятость': 'Full-time',
  'Частичная занятость': 'Part-time',
  'Проектная работа': 'Project',
  'Удаленная работа': 'Remote',
};

const employmentTypes: Partial<Record<JobType, string>> = {
  'Полная занятость': 'FULL_TIME',
  'Частичная занятость': 'PART_TIME',
  'Проектная работа': 'CONTRACTOR',
};

const labels = new Map<string, JobType>(
  jobTypes.flatMap((label) => [
    [label.toLowerCase(), label],
    [storedTypes[label].toLowerCase(), label],
  ]),
);

export const storedJobType = (label: JobType): string => storedTypes[label];

/** In schema.org's words. That the work is remote says nothing of how much of it there is. */
export const employmentTypeOf = (label: JobType): string | undefined => employmentTypes[label];

/** Both ways of writing map to the label; anything else is full time (docs/rules.md#format). */
export const jobTypeLabel = (text: string): JobType =>
  labels.get(text.trim().toLowerCase()) ?? 'Полная занятость';

const isRemoteLocation = (location: string): boolean => jobTypeLabel(location) === remote;

/**
 * The formats under which a vacancy is found: its own, and remote where its place says so
 * (docs/rules.md#format-remote).
 */
export function jobTypesOf(job: { job_type: string; location: string }): JobType[] {
  const mainType = jobTypeLabel(job.job_type);
  return mainType !== remote && isRemoteLocation(job.location) ? [mainType, remote] : [mainType];
}
