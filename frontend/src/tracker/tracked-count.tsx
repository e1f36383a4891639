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

/** How many are under way; and of how many, be they closed, the reminder has fallen due (docs/rules.md#tracker-reminder). */
export const countTracked = (records: readonly TrackedJob[], now: Date) => ({
  open: records.filter(({ stage }) => isOpenStage(stage.value)).length,
  due: records.filter((record) => isDue(record, now)).length,
});

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
