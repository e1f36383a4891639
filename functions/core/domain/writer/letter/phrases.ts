/** The sentences of a letter in one language; none has a form that tells a man's hand from a woman's. */
export interface LetterPhrases {
  greeting: (company: string | null) => string;
  apply: (position: string) => string;
  experience: (years: string) => string;
  ownPosition: (position: string) => string;
  currentJob: (title: string | null, employer: string | null) => string;
  lastJob: (title: string | null, employer: string | null) => string;
  jobBefore: (title: string | null, employer: string | null) => string;
  matching: (skills: readonly string[]) => string;
  skills: (skills: readonly string[]) => string;
  otherSkills: (skills: readonly string[]) => string;
  done: (lines: readonly string[], isOtherLanguage: boolean) => string;
  relevant: (words: string) => string;
  why: (words: string) => string;
  education: (words: string) => string;
  about: (words: string) => string;
  talk: string;
  /** Added where the letter would be a note without it. */
  tasks: string;
  thanks: string;
  regards: string;
}

export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
