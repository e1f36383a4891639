import { isMostlyCyrillic } from '../text-cleanup.ts';
import type { LetterForm, LetterVacancy } from '../writing.ts';

export type Language = 'ru' | 'en';

/** The one that was chosen, else the vacancy's; what the user has typed in Russian goes into a Russian letter. */
export function languageFor(form: LetterForm, vacancy: LetterVacancy | null): Language {
  if (form.language !== 'auto') return form.language;
  const own = `${form.whyInterested} ${form.relevantExperience}`;
  if (own.trim() !== '' && isMostlyCyrillic(own)) return 'ru';
  const described = vacancy !== null && vacancy.description.trim().length > 60;
  if (described) return isMostlyCyrillic(vacancy.description) ? 'ru' : 'en';
  // 'QA Engineer' alone is what Russian vacancies are called, too.
  const names = `${form.position} ${form.companyName} ${vacancy?.title ?? ''}`;
  return !isMostlyCyrillic(names) && !isMostlyCyrillic(form.resumeText) ? 'en' : 'ru';
}
