import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { vacanciesChanged } from '../../api/vacancies-changed.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import type { Imports } from './current-start.ts';
import { newsSince, type Seen } from './import-news.ts';

/** Kept while another tab of the panel is looked at, so that nothing is told twice or missed. */
let seen: Seen | null = null;

/** Tells how a start ended. Then everything that shows vacancies is out of date. */
export function useImportNews(imports: Imports | undefined) {
  const queryClient = useQueryClient();
  const look = useEffectEvent((now: Imports) => {
    const update = newsSince(seen, now);
    seen = update.seen;
    for (const one of update.news) notify(one);
    if (!update.isEnd) return;
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
    void vacanciesChanged(queryClient);
  });
  useEffect(() => {
    if (imports) look(imports);
  }, [imports]);
}
