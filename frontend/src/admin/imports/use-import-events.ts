import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { vacanciesChanged } from '../../api/vacancies-changed.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import type { Imports } from './current-start.ts';
import { eventsSince, type SeenRuns } from './import-events.ts';

/** Kept while another tab of the panel is looked at, so that nothing is told twice or missed. */
let seen: SeenRuns | null = null;

/** Tells how a start ended. Then everything that shows vacancies is out of date. */
export function useImportEvents(imports: Imports | undefined) {
  const queryClient = useQueryClient();
  const handleUpdate = useEffectEvent((now: Imports) => {
    const update = eventsSince(seen, now);
    seen = update.seen;
    for (const event of update.events) notify(event);
    if (!update.isEnd) return;
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
    void vacanciesChanged(queryClient);
  });
  useEffect(() => {
    if (imports) handleUpdate(imports);
  }, [imports]);
}
