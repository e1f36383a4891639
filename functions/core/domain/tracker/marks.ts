import * as z from 'zod/mini';

/** Vacancies that a browser remembers as seen: the oldest go first. */
export const maxSeen = 5000;

/** With the newest last, each once. */
export const withSeen = (seen: readonly string[], id: string): string[] =>
  [...seen.filter((seenId) => seenId !== id), id].slice(-maxSeen);

/** Companies that their reader has hidden: a filter of the search. */
export const maxHiddenCompanies = 50;

/** Vacancies that their reader has hidden: the oldest go first. */
export const maxHiddenJobs = 1000;

/** What was hidden, with the name under which its reader finds it again. */
export const hidden = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.maxLength(300)),
});
export type Hidden = z.infer<typeof hidden>;

const markKinds = ['job', 'company'] as const;
export type MarkKind = (typeof markKinds)[number];

/** The same as it follows its reader's account: one that was taken back stays for a while, so that no device brings it back. */
export const mark = z.extend(hidden, { kind: z.enum(markKinds), isHidden: z.boolean() });
export type Mark = z.infer<typeof mark>;
