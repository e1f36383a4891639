import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';

export interface ReadRequest {
  id: number;
  document: ResumeDocument;
}

export type ReadAnswer = { id: number } & ({ reading: ResumeReading } | { error: string });

const reply = (answer: ReadAnswer) => postMessage(answer);

addEventListener('message', ({ data: { id, document } }: MessageEvent<ReadRequest>) => {
  try {
    reply({ id, reading: readResume(document) });
  } catch (error) {
    reply({ id, error: String(error) });
  }
});
