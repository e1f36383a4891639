import { trackedCount as texts } from '../../../texts/tracker/desk-ru.ts';
import { countTracked } from '../../../tracker/due.ts';
import { useTracked } from '../../../tracker/tracker-store.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';

interface TrackedCountProps {
  userId: string | null;
  className: string | undefined;
  dueClassName: string | undefined;
}

/** Of the two the due ones are seen, and both are heard; nothing where there are none. */
export function TrackedCount({ userId, className, dueClassName = '' }: TrackedCountProps) {
  const now = useNow();
  const { open, due } = countTracked(useTracked(userId), now);
  if (open + due === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={`${className} ${due > 0 ? dueClassName : ''}`}>
        {due > 0 ? due : open}
      </span>
      <span className="visually-hidden">
        {[open > 0 && texts.inWork(open), due > 0 && texts.dueReminders(due)].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
