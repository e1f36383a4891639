import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { useOwned } from '../../../browser-storage/use-owned.ts';
import { readInWorker } from '../../../file-text/reading/resume-reader.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { knownResumeKey, knownResumeNow } from './known-resume.ts';

/** What was read of the resume as it stands now, with what its owner has said of it. */
export async function readingNow(userId: string | null): Promise<ResumeReading> {
  const known = knownResumeNow(userId);
  return known.reading ?? (await readInWorker(known));
}

interface ShownReading {
  reading: ResumeReading;
  /** What it was read of: its lines are found there alone. */
  text: string;
  /** False while another text is being read. */
  isCurrent: boolean;
}

/** What was read of the text, with what its owner has said of it; null until it is, and where nobody wants it. */
export function useReading(userId: string | null, text: string, isWanted: boolean): ShownReading | null {
  const json = useOwned(knownResumeKey, userId);
  const known = useMemo(() => knownResume(json, text), [json, text]);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['resume-reading', known.text, known.blocks],
    queryFn: async () => ({ reading: await readInWorker(known), text: known.text }),
    enabled: isWanted && known.reading === null,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    // It is read again in no time, and stands in the browser's memory no longer than on the page.
    gcTime: 0,
    meta: { failure: texts.unread },
  });
  if (!isWanted) return null;
  if (known.reading) return { reading: known.reading, text: known.text, isCurrent: true };
  return data ? { ...data, isCurrent: !isPlaceholderData } : null;
}
