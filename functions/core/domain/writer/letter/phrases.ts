import type { JobEntry, PastJob } from '../facts.ts';
import type { LetterJob } from './material.ts';

/** The sentences of a letter in one language; none has a form that tells a man's hand from a woman's, or needs a case. */
export interface LetterPhrases {
  greeting: string;
  /** Three ways to begin. */
  apply: readonly ((position: string, company: string | null) => string)[];
  experience: (years: string) => string;
  job: (job: LetterJob) => string;
  matching: readonly ((skills: readonly string[]) => string)[];
  skills: (skills: readonly string[]) => string;
  otherSkills: (skills: readonly string[]) => string;
  /** Of one job, which is named; with its post where the letter has not told of it. */
  done: (job: JobEntry, lines: readonly string[]) => string;
  /** Where nothing of the resume meets the vacancy; the post is one that was held, not one that is wished for. */
  noFit: (post: string | null) => string;
  relevant: (words: string) => string;
  why: (words: string) => string;
  education: (words: string) => string;
  /** Three ways to end. */
  talk: readonly string[];
  portfolio: (link: string) => string;
  regards: string;
}

export const joinList = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** Which of the ways: variants take turns. */
export const variantOf = <Way>(ways: readonly Way[], variant: number): Way => {
  const way = ways[variant % ways.length];
  if (way === undefined) throw new Error('There is no way to say it');
  return way;
};

/** '2019–2022', null where years are not known. */
export const yearsOf = ({
  period,
}: Pick<PastJob, 'period'>): { from: string; to: string | null; isCurrent: boolean } | null =>
  period?.from
    ? { from: period.from.slice(0, 4), to: period.to?.slice(0, 4) ?? null, isCurrent: period.isCurrent }
    : null;

/** 'А. А.' and '210 тыс.' have theirs. */
export const withStop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/** As points of a list: by semicolons, or as whole sentences where one of them holds several. */
export function bulletList(lines: readonly string[], lowercaseStart: (line: string) => string): string {
  if (lines.some((line) => /[.!?]\s+\p{Lu}/u.test(line)))
    return lines.map((line) => `— ${withStop(line)}`).join('\n');
  return withStop(lines.map((line) => `— ${lowercaseStart(line)}`).join(';\n'));
}
