import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';

export interface Question {
  id: number;
  document: ResumeDocument;
}

export type Answer = { id: number } & ({ reading: ResumeReading } | { error: string });

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data: { id, document } }: MessageEvent<Question>) => {
  try {
    say({ id, reading: readResume(document) });
  } catch (error) {
    say({ id, error: String(error) });
  }
});
