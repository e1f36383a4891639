import type { PastJob } from '../facts.ts';
import { lowercaseFirst } from '../text-cleanup.ts';
import { bulletList, joinList, type LetterPhrases, withStop, yearsOf } from './phrases.ts';

const jobText = ({ title, employer }: PastJob): string =>
  title && employer ? `${title} at ${employer}` : (title ?? employer ?? '');

const periodText = (job: PastJob): string => {
  const years = yearsOf(job);
  if (!years) return '';
  if (years.isCurrent) return ` (since ${years.from})`;
  if (years.to === null) return '';
  return years.from === years.to ? ` (${years.from})` : ` (${years.from}–${years.to})`;
};

const leads = {
  current: 'My current',
  also: 'My other current',
  last: 'My most recent',
  before: 'Before that',
  there: 'Before that',
  other: 'I also worked here',
  one: 'One of my jobs',
} as const;
const leadOf = (kind: keyof typeof leads, { title }: PastJob): string =>
  kind === 'before' || kind === 'there' || kind === 'other' || kind === 'one'
    ? leads[kind]
    : `${leads[kind]} ${title === null ? 'employer' : 'job'}`;

const isOwnSentence = (words: string): boolean =>
  words.split(' ').length > 12 || /(?:^|\s)(?:i|i'm|i’m|i've|i’ve|my|me)(?:\s|$)/iu.test(words);

const vacancyText = (position: string, company: string | null): string =>
  `“${position.replace(/[“”]/gu, "'")}” position${company === null ? '' : ` at ${company}`}`;

export const english: LetterPhrases = {
  greeting: 'Hello,',
  apply: [
    (position, company) => `I am writing about the ${vacancyText(position, company)}.`,
    (position, company) => `I would like to apply for the ${vacancyText(position, company)}.`,
    (position, company) => `Please consider me for the ${vacancyText(position, company)}.`,
  ],
  experience: (years) =>
    `I bring ${years.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} of experience.`,
  job: (job) => withStop(`${leadOf(job.kind, job)}: ${jobText(job)}${periodText(job)}`),
  matching: [
    (skills) => `Of the skills that this position asks for, I have ${joinList(skills, 'and')}.`,
    (skills) => `From your requirements I know ${joinList(skills, 'and')}.`,
    (skills) =>
      `My ${skills.length === 1 ? 'skill that matches' : 'skills that match'} the vacancy: ${joinList(skills, 'and')}.`,
  ],
  skills: (skills) =>
    `My main ${skills.length === 1 ? 'skill is' : 'skills are'} ${joinList(skills, 'and')}.`,
  otherSkills: (skills) => `I also have ${joinList(skills, 'and')}.`,
  done: (job, lines) =>
    `Some of what I have done ${[job.title && `as ${job.title}`, job.employer && `at ${job.employer}`].filter((part) => part !== null).join(' ')}:\n${bulletList(lines, lowercaseFirst)}`,
  noFit: (position) =>
    position === null
      ? 'To be plain: my resume shows no experience in such a role.'
      : `To be plain: my resume shows no experience in such a role; this letter rests on other experience: ${position}.`,
  relevant: (words) => (isOwnSentence(words) ? words : `Closest to this job: ${words}`),
  why: (words) => (isOwnSentence(words) ? words : `What draws me to it: ${words}`),
  education: (words) => `My education: ${words}.`,
  talk: [
    'If this sounds like a fit, I would be glad to talk: I can go through my work in more detail and answer your questions. Thank you for reading this letter.',
    'I can tell you more in a call or an interview, at a time that suits you. Thank you for your attention.',
    'If you are interested, please write or call, and we will find a time to meet. Thank you for your time.',
  ],
  portfolio: (link) => `Portfolio: ${link}`,
  regards: 'Best regards,',
};
