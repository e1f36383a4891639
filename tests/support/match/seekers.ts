import { type Seeker, seeker, strengths } from '#core/domain/match/seeker/seeker.ts';
import { topConcepts } from '#core/domain/match/seeker/seeker-concepts.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import type { Profile } from '#core/domain/user/profile.ts';
import type { ResumeFacts } from '#core/domain/writer/facts.ts';

/** What of a resume and a profile leaves the browser for a match. */
export const seekerOf = (resume: ResumeFacts | null, now: Date, profile: Profile | null = null): Seeker =>
  readSeeker(resume, profile, now).seeker;

/** Somebody of whom nothing is known but skills, all of them at work. */
export function seekerOfSkills(skills: readonly string[]): Seeker {
  const concepts = topConcepts(
    skills.map((text) => ({ text, isListItem: true, strength: strengths.worked })),
  );
  return seeker.parse({
    concepts: concepts.map(({ id, strength }) => ({ id, strength })),
    roles: [],
    titleStems: [],
  });
}
