import { type LetterPhrases, listed } from './phrases.ts';

const place = (title: string | null, employer: string | null): string =>
  title && employer ? `${title} at ${employer}` : (title ?? `a position at ${employer}`);

const isOwnSentence = (words: string): boolean =>
  words.split(' ').length > 12 || /(?:^|\s)(?:i|i'm|i’m|i've|i’ve|my|me)(?:\s|$)/iu.test(words);

export const english: LetterPhrases = {
  greeting: (company) => (company ? `Dear ${company} team,` : 'Dear hiring team,'),
  apply: (position) => `I am writing about the “${position.replace(/[“”]/gu, "'")}” position.`,
  experience: (years) =>
    `I bring ${years.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} of experience.`,
  ownPosition: (position) => `My profession: ${position}.`,
  currentJob: (title, employer) => `My current job: ${place(title, employer)}.`,
  lastJob: (title, employer) => `My most recent job: ${place(title, employer)}.`,
  jobBefore: (title, employer) => `Before that: ${place(title, employer)}.`,
  matching: (skills) => `Of the skills that this position asks for, I have ${listed(skills, 'and')}.`,
  skills: (skills) => `My main ${skills.length === 1 ? 'skill is' : 'skills are'} ${listed(skills, 'and')}.`,
  otherSkills: (skills) => `I also have ${listed(skills, 'and')}.`,
  done: (lines, isOtherLanguage) => {
    const shown = lines.map((line) => (isOtherLanguage ? `“${line}”` : line));
    return shown.length === 1
      ? `An example of my work: ${shown[0]}.`
      : `A few examples of my work:\n${shown.map((line) => `- ${line}`).join('\n')}`;
  },
  relevant: (words) => (isOwnSentence(words) ? words : `Closest to this job: ${words}`),
  why: (words) => (isOwnSentence(words) ? words : `What draws me to it: ${words}`),
  education: (words) => `My education: ${words}.`,
  about: (words) => words,
  talk: 'If this sounds like a fit, I would be glad to talk: I can go through my work in more detail and answer your questions.',
  tasks:
    'I would like to hear which tasks come first, how the team works together, and what would tell us after a few months that things are going well.',
  thanks: 'Thank you for reading this letter.',
  regards: 'Best regards,',
};
