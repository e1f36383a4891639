import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../ui/hooks/use-media.ts';

/** Comes into view when the writing begins, and shows the end of what is being written. */
export function useFollowedText(text: string, isWriting: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWriting)
      ref.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
  }, [isWriting]);
  useEffect(() => {
    const area = ref.current?.querySelector('textarea');
    if (isWriting && area && text !== '') area.scrollTop = area.scrollHeight;
  }, [text, isWriting]);
  // What is finished is read from its beginning.
  useEffect(() => {
    const area = ref.current?.querySelector('textarea');
    if (!isWriting && area) area.scrollTop = 0;
  }, [isWriting]);
  return ref;
}
