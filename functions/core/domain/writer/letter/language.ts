import { isMostlyCyrillic } from '../text-cleanup.ts';
import type { LetterForm, LetterVacancy } from '../writing.ts';

export type Language = 'ru' | 'en';

/** Of sentences, and of what is listed without any: 'Strong Python skills, 3+ years experience'. */
const englishWord =
  /(?<!\p{L})(?:the|and|of|to|with|for|you|we|our|is|are|in|from|by|on|or|your|requirements?|responsibilities|required|experience|years?|skills?|knowledge|strong|understanding|ability)(?!\p{L})/giu;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** More characters say no more of a text's language. */
const maxRead = 8_000;

/** In whole sentences: a Russian vacancy may name more tools in Latin letters than it has words. */
function isEnglish(whole: string): boolean {
  const text = whole.slice(0, maxRead);
  const words = countOf(text, englishWord);
  return words >= 2 && words > countOf(text, /\p{Script=Cyrillic}{2,}/gu);
}

/** The one that was chosen, else the vacancy's; what the user has typed in Russian goes into a Russian letter. */
export function languageFor(form: LetterForm, vacancy: LetterVacancy | null): Language {
  if (form.language !== 'auto') return form.language;
  const own = `${form.whyInterested} ${form.relevantExperience}`;
  if (own.trim() !== '' && isMostlyCyrillic(own)) return 'ru';
  const described = vacancy !== null && vacancy.description.trim().length > 60;
  if (described && isEnglish(vacancy.description)) return 'en';
  if (described && /\p{Script=Cyrillic}{2}/u.test(vacancy.description)) return 'ru';
  // 'QA Engineer' alone is what Russian vacancies are called, too.
  const names = `${form.position} ${form.companyName} ${vacancy?.title ?? ''}`;
  return !isMostlyCyrillic(names) && !isMostlyCyrillic(form.resumeText.slice(0, maxRead)) ? 'en' : 'ru';
}
