import { isBlank } from '#core/domain/user/profile.ts';
import { isTooLarge } from '#core/domain/writer/writing.ts';
import { letterFailures, letterToasts } from '../../texts/letter-ru.ts';
import type { LetterDraft } from './letter-draft.ts';

export interface Problem {
  title: string;
  text: string;
}

/** Why no letter can be written of this resume. */
export function resumeProblem(resumeText: string): Problem | null {
  if (isBlank(resumeText)) return letterToasts.loadResume;
  return isTooLarge(resumeText) ? { title: letterFailures.title, text: letterFailures.tooLarge } : null;
}

/** What has to be filled in or shortened first (docs/rules.md#letter-form, #limit-profile). */
export const letterProblem = (
  { companyName, position }: Pick<LetterDraft, 'companyName' | 'position'>,
  resumeText: string,
): Problem | null =>
  [companyName, position].some(isBlank) ? letterToasts.fillIn : resumeProblem(resumeText);
