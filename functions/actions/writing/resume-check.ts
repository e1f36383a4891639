import { AppError } from '#core/contract/errors.ts';
import { isSampleResume } from '#core/domain/documents/resume.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { isTooLarge, maxResumeCharacters, maxResumeWords } from '#core/domain/writer/writing.ts';

/**
 * Refuses what is no resume, is too long (docs/rules.md#resume-limit), or is the sample of an empty page, which is
 * nobody's.
 */
export function checkResume(resumeText: string, profile = ''): void {
  if (isTooLarge(resumeText) || profile.length > maxResumeCharacters)
    throw new AppError('too_large', `The resume is too large: at most ${maxResumeWords} words are read`);
  if (isBlank(resumeText)) throw new AppError('invalid_request', 'Напишите или загрузите резюме');
  if (isSampleResume(resumeText)) throw new AppError('conflict', 'Это пример резюме. Замените его своим.');
}
