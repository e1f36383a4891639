import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, head } from '../drawn.ts';

const marks = { sure: '', unsure: '? ', confirmed: '! ' } as const;

/** Employer, post, period and duties of each job; '?' before what is unsure. */
const jobsOf = (document: ResumeDocument) =>
  readResume(document).jobs.map(({ employer, title, period, duties }) =>
    [employer, title, period, ...duties]
      .map((value) => (value ? `${marks[value.certainty]}${value.text}` : ''))
      .join(' | '),
  );
/** Of these lines below the heading of a plain text. */
export const jobsIn = (...lines: string[]) => {
  const text = `Вера Лугова\nОпыт работы\n${lines.join('\n')}`;
  return jobsOf({ text, blocks: blocksOfText(text) });
};
/** Of these, each with its look, below that heading. */
export const jobsOfDrawn = (...lines: (readonly [Partial<DocumentBlock>, string])[]) =>
  jobsOf(drawn([[head, 'Опыт работы'], ...lines]));
