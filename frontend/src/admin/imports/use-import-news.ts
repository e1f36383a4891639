import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../lib/notifications.ts';
import { vacanciesChanged } from '../../lib/vacancies-changed.ts';
import type { Imports } from './current-start.ts';
import { newsSince, type Seen } from './import-news.ts';

/** Kept while another tab of the panel is looked at, so that nothing is told twice or missed. */
let seen: Seen | null = null;

/** Tells how a start ended. Then everything that shows vacancies is out of date. */
export function useImportNews(imports: Imports | undefined) {
  const queryClient = useQueryClient();
  const look = useEffectEvent((now: Imports) => {
    const told = newsSince(seen, now);
    seen = told.seen;
    for (const one of told.news) notify(one);
    if (!told.isEnd) return;
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
    void vacanciesChanged(queryClient);
  });
  useEffect(() => {
    if (imports) look(imports);
  }, [imports]);
}
