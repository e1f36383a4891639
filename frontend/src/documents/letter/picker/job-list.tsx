import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { jobPicker } from '../../../texts/letter-ru.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import type { PickedJob } from '../letter-draft.ts';
import { samplesWith, toPickedJob, useFoundJobs } from './found-jobs.ts';
import styles from './job-list.module.css';

/** The built-in ones first, then the real base; a group without vacancies has no heading. */
export const groupsOf = (samples: readonly PickedJob[], found: readonly PickedJob[]) =>
  [
    { label: jobPicker.samples, jobs: samples },
    { label: jobPicker.found, jobs: found },
  ].filter(({ jobs }) => jobs.length > 0);

interface JobListProps {
  picked: PickedJob | null;
  onPick(job: PickedJob): void;
}

/** A search whose arrows walk the list below it; the focus stays in the search (the ARIA pattern of a combobox). */
export function JobList({ picked, onPick }: JobListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState(picked?.id);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const debouncedText = useDebounced(text, 200);
  const query = useFoundJobs(debouncedText);

  const groups = groupsOf(samplesWith(debouncedText), query.isPlaceholderData ? [] : (query.data ?? []));
  const jobs = groups.flatMap((group) => group.jobs);
  const active = jobs.findIndex((job) => job.id === activeId);
  const isLoading = query.isFetching;

  useEffect(() => {
    if (activeId === undefined) return;
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function search(next: string) {
    setText(next);
    setActiveId(undefined);
    if (list.current) list.current.scrollTop = 0;
  }

  function press(event: KeyboardEvent) {
    // This Enter ends a word of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Else the form would be sent.
      event.preventDefault();
      const job = jobs[active];
      if (job) onPick(toPickedJob(job));
    }
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction || jobs.length === 0) return;
    event.preventDefault();
    const next = active < 0 && direction < 0 ? jobs.length - 1 : active + direction;
    setActiveId(jobs[Math.max(0, Math.min(next, jobs.length - 1))]?.id);
  }

  function loadMore({ scrollTop, clientHeight, scrollHeight }: HTMLElement) {
    const isNearEnd = scrollTop + clientHeight > scrollHeight - 200;
    if (isNearEnd && query.hasNextPage && !query.isFetching && !query.isError) void query.fetchNextPage();
  }

  function retry() {
    // The button goes away, and the focus would with it.
    input.current?.focus();
    void (query.data ? query.fetchNextPage() : query.refetch());
  }

  return (
    <>
      <div className={styles.search}>
        <input
          ref={input}
          type="search"
          role="combobox"
          className={styles.input}
          value={text}
          placeholder={jobPicker.search}
          aria-label={jobPicker.search}
          aria-autocomplete="list"
          aria-expanded={jobs.length > 0}
          {...(jobs.length > 0 && { 'aria-controls': id })}
          {...(active >= 0 && { 'aria-activedescendant': `${id}-${activeId}` })}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      <div ref={list} className={styles.scroller} onScroll={({ currentTarget }) => loadMore(currentTarget)}>
        {jobs.length > 0 && (
          // A press keeps the focus in the search.
          <div
            role="listbox"
            id={id}
            aria-label={jobPicker.list}
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(({ label, jobs }) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox takes no fieldset.
              <div key={label} role="group" aria-label={label}>
                <div className={styles.heading} aria-hidden>
                  {label}
                </div>
                {jobs.map((job) => (
                  <JobOption
                    key={job.id}
                    id={`${id}-${job.id}`}
                    job={job}
                    isActive={job.id === activeId}
                    isPicked={job.id === picked?.id}
                    onPick={() => onPick(toPickedJob(job))}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
        <div role="status" className={styles.state}>
          {isLoading && jobPicker.loading}
          {!isLoading && query.isError && jobPicker.failed}
          {!isLoading && !query.isError && jobs.length === 0 && jobPicker.empty}
        </div>
        {!isLoading && query.isError && (
          <div className={styles.state}>
            <TextButton onPress={retry}>{jobPicker.retry}</TextButton>
          </div>
        )}
      </div>
    </>
  );
}

interface JobOptionProps {
  id: string;
  job: PickedJob;
  isActive: boolean;
  isPicked: boolean;
  onPick(): void;
}

const JobOption = ({ id, job, isActive, isPicked, onPick }: JobOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search's, which has the focus.
  <div
    role="option"
    id={id}
    tabIndex={-1}
    className={`${styles.option} ${isActive ? styles.active : ''}`}
    aria-selected={isPicked}
    data-active={isActive || undefined}
    onClick={onPick}
  >
    <span className={styles.title}>{job.title}</span>{' '}
    <span className={styles.words}>{jobPicker.words(job.company, job.location)}</span>
  </div>
);
