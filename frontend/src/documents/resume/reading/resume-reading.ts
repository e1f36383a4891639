import { useMemo } from 'react';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { useOwned } from '../../../browser-storage/user-data.ts';
import { knownResumeKey, knownResumeNow } from './known-resume.ts';

/** What was read of the resume as it stands now, with what its owner has said of it. */
export function readingNow(userId: string | null): ResumeReading {
  const known = knownResumeNow(userId);
  return known.reading ?? readResume(known);
}

/** What was read of the text, with what its owner has said of it. */
export function useReading(userId: string | null, text: string): ResumeReading {
  const json = useOwned(knownResumeKey, userId);
  return useMemo(() => {
    const known = knownResume(json, text);
    return known.reading ?? readResume(known);
  }, [json, text]);
}
