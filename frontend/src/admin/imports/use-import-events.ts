import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SourceId } from '#core/domain/import/source.ts';
import { vacanciesChanged } from '../../api/vacancies-changed.ts';
import { dismiss, notify } from '../../ui/notifications/notifications.ts';
import type { Imports } from './current-start.ts';
import { eventsSince, type ImportEvent, pastFailures, type SeenRuns } from './import-events.ts';

/** Kept while another tab of the panel is looked at, so that nothing is told twice or missed. */
let seen: SeenRuns | null = null;

/**
 * Tells how a start ended. Then everything that shows vacancies is out of date. A failure is taken back with its cause
 * (docs/rules.md#toasts-once), and by what it answers: something else was ordered.
 */
export function useImportEvents(imports: Imports | undefined) {
  const queryClient = useQueryClient();
  const shownErrors = useRef(new Map<string, SourceId | null>());
  const dismissAll = (ids: Iterable<string>) => {
    for (const id of ids) {
      dismiss(id);
      shownErrors.current.delete(id);
    }
  };
  const show = ({ source, ...event }: ImportEvent) => {
    const id = notify(event);
    if (event.type === 'error') shownErrors.current.set(id, source ?? null);
  };
  const dismissErrors = () => dismissAll([...shownErrors.current.keys()]);
  const handleUpdate = useEffectEvent((now: Imports) => {
    const update = eventsSince(seen, now);
    seen = update.seen;
    dismissAll(pastFailures(shownErrors.current, now));
    for (const event of update.events) show(event);
    if (!update.isEnd) return;
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
    void vacanciesChanged(queryClient);
  });
  useEffect(() => {
    if (imports) handleUpdate(imports);
  }, [imports]);
  const handleLeaving = useEffectEvent(dismissErrors);
  useEffect(() => () => handleLeaving(), []);
  return { show, dismissErrors };
}
