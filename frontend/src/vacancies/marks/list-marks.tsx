import type { ReactNode } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { subscribeToOwned } from '../../browser-storage/storage-owner.ts';
import { hiddenNow } from '../../tracker/marks-store.ts';
import { CardMarks } from './card-marks.tsx';
import { HiddenRun } from './hidden-run.tsx';

export { subscribeToOwned } from '../../browser-storage/storage-owner.ts';
export { hiddenCompanyIds } from '../../tracker/marks-store.ts';
export { findSavedSearch } from '../../tracker/saved-searches.ts';
export { trackSearchViewed } from '../saved/track-viewed.ts';
export { HiddenCompanies } from './hidden-companies.tsx';

export interface HiddenRuns {
  /** What stands before a card: how many are hidden from there on. */
  before(id: string): ReactNode;
  /** Of the card's place in the list. */
  itemProps(id: string): { hidden?: true };
}

export interface ListMarks {
  of(job: Job): ReactNode;
  /** It, or its company: then it is not recommended, either. */
  isHidden(job: Pick<Job, 'id' | 'companyId'>): boolean;
  /** A company that is asked for by its id is not hidden in the answer. */
  runs(jobs: readonly Job[], requestedCompanies: readonly string[]): HiddenRuns;
}

/** Tells at once, and whenever what is hidden has changed. Answers what ends it. */
export function watchMarks(userId: string | null, publish: (marks: ListMarks) => void): () => void {
  /** By the first card of each. */
  const opened = new Set<string>();
  let lastHidden: ReturnType<typeof hiddenNow> | undefined;

  const isHidden: ListMarks['isHidden'] = ({ id, companyId }) =>
    lastHidden !== undefined &&
    (lastHidden.jobs.has(id) || (companyId !== null && lastHidden.companies.has(companyId)));

  function runs(jobs: readonly Job[], requestedCompanies: readonly string[]): HiddenRuns {
    const lengths = new Map<string, number>();
    const firstOf = new Map<string, string>();
    let first: string | null = null;
    for (const { id, companyId } of jobs) {
      const isRequested = companyId !== null && requestedCompanies.includes(companyId);
      if (isHidden({ id, companyId: isRequested ? null : companyId })) first ??= id;
      else first = null;
      if (first === null) continue;
      firstOf.set(id, first);
      lengths.set(first, (lengths.get(first) ?? 0) + 1);
    }
    const toggle = (id: string) => () => {
      if (!opened.delete(id)) opened.add(id);
      publishMarks();
    };
    return {
      before(id) {
        const length = lengths.get(id);
        return (
          length !== undefined && <HiddenRun length={length} isOpen={opened.has(id)} onToggle={toggle(id)} />
        );
      },
      itemProps(id) {
        const run = firstOf.get(id);
        return run !== undefined && !opened.has(run) ? { hidden: true } : {};
      },
    };
  }

  const publishMarks = () => publish({ of: (job) => <CardMarks job={job} />, isHidden, runs });
  function refresh() {
    const now = hiddenNow(userId);
    if (lastHidden?.jobs === now.jobs && lastHidden.companies === now.companies) return;
    lastHidden = now;
    const card = document.activeElement?.closest<HTMLElement>('[data-card]');
    publishMarks();
    if (card) requestAnimationFrame(() => keepFocusInList(card));
  }
  refresh();
  return subscribeToOwned(refresh);
}

/** Who has hidden a card goes on at what stands for it. */
function keepFocusInList(card: HTMLElement) {
  if (!card.hidden) return;
  let before = card.previousElementSibling;
  while (before && !before.querySelector('[data-hidden-run]')) before = before.previousElementSibling;
  before?.querySelector<HTMLElement>('[data-hidden-run]')?.focus();
}
