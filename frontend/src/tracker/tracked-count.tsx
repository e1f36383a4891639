import { useEffect, useState } from 'react';
import { isOpenStage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { trackedCount as texts } from '../texts/tracker/desk-ru.ts';
import { useTracked } from './tracker-store.ts';

/** Of this moment, and looked at again every minute: a reminder falls due by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export const isDue = ({ reminder: { value } }: TrackedJob, now: Date) =>
  value !== null && Date.parse(value.at) <= now.getTime();

interface TrackedCountProps {
  userId: string | null;
  className: string | undefined;
  dueClassName: string | undefined;
}

/** How many are under way, and how many reminders have fallen due; nothing where there are none. */
export function TrackedCount({ userId, className, dueClassName = '' }: TrackedCountProps) {
  const now = useNow();
  const open = useTracked(userId).filter(({ stage }) => isOpenStage(stage.value));
  const due = open.filter((record) => isDue(record, now)).length;
  if (open.length === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={`${className} ${due > 0 ? dueClassName : ''}`}>
        {due > 0 ? due : open.length}
      </span>
      <span className="visually-hidden">
        {[texts.inWork(open.length), due > 0 && texts.dueReminders(due)].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
