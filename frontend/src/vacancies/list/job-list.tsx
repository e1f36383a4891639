import { Fragment, lazy, memo, Suspense, useRef } from 'react';
import { pageSize } from '#core/domain/search/listing.ts';
import { comparableMedian } from '#core/domain/search/market.ts';
import { list } from '../../texts/ru.ts';
import { Awaiting } from '../../ui/awaiting/awaiting.tsx';
import { PageLink } from '../../ui/control/page-link.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { CardSkeletons } from '../card/card-skeletons.tsx';
import { type StateOfCard, useFromList } from '../card/from-list.ts';
import { JobCard } from '../card/job-card.tsx';
import { linkIdOf } from '../card/link-id.ts';
import type { AppliedFilter } from '../filters/applied/applied-filters.ts';
import { useListMarks } from '../marks/use-list-marks.ts';
import { type FoundJobs, useFittingJobs } from '../queries.ts';
import { addressOf, change, feedOf, type Search } from '../search-address.ts';
import { FailedList } from './failed-list.tsx';
import { foundCount } from './found-count.tsx';
import styles from './list-screen.module.css';
import { PageLinks } from './page-links.tsx';
import { RecommendedJobs } from './recommended-jobs.tsx';

/** Few searches find nothing; the words of their texts are read with tables of their own. */
const EmptyList = lazy(() => import('./empty-list.tsx'));

/** The recommended ones stand behind so many: the first of the list are what was asked for. */
const recommendedAt = 3;

interface JobListProps {
  /** The question that was answered. */
  search: Search;
  /** The last answer; undefined before the first one and after a failure. */
  found: FoundJobs | undefined;
  /** Another question has been asked. */
  isStale: boolean;
  isFailed: boolean;
  isRetrying: boolean;
  applied: readonly AppliedFilter[];
  onRetry(): void;
}

export function JobList(props: JobListProps) {
  const { search, found, isStale, isFailed, isRetrying, applied, onRetry } = props;
  const stateOf = useFromList();
  const fitting = useFittingJobs(search);
  if (isFailed) return <FailedList isRetrying={isRetrying} onRetry={onRetry} />;
  if (!found) return <CardSkeletons />;
  return (
    <Awaiting className={styles.answer} isBusy={isStale}>
      <h2 id="results-heading" tabIndex={-1} data-skip-target className="visually-hidden">
        {list.results}
      </h2>
      {found.asFilters && <FiltersLink search={search} {...found.asFilters} />}
      {found.total === 0 ? (
        <Suspense fallback={<CardSkeletons />}>
          <EmptyList search={search} applied={applied} found={found} />
        </Suspense>
      ) : (
        // Another question has cards of its own: those that are in both answers would move, and be seen to jump.
        <Cards
          key={addressOf({ ...search, vacancy: null })}
          search={search}
          found={found}
          fitting={fitting}
          stateOf={stateOf}
        />
      )}
    </Awaiting>
  );
}

/** The filters that the text names (docs/rules.md#count-as-filters). */
function FiltersLink({ search, total, ...named }: { search: Search } & NonNullable<FoundJobs['asFilters']>) {
  const line = useRef<HTMLParagraphElement>(null);
  useFocusAfter(line, foundCount);
  const { q, ...filters } = named;
  return (
    <p ref={line} className={styles.namedFilters}>
      <PageLink to={addressOf(change(search, named))}>
        {list.asFilters(q, Object.values(filters).flat(), total)}
      </PageLink>
    </p>
  );
}

interface CardsProps {
  search: Search;
  found: FoundJobs;
  /** The reader's own, for the recommended block. */
  fitting: FoundJobs | undefined;
  stateOf: StateOfCard;
}

/** The list by match begins with them. */
const none: FoundJobs['recommended'] = [];

/** Drawn anew for another answer only: it is most of the page. Nothing in it may ask where the reader is. */
const Cards = memo(function Cards({ search, found, fitting, stateOf }: CardsProps) {
  const addressOfJob = (vacancy: string) => addressOf({ ...search, vacancy });
  const { medians, matches, recommended } = found.matches
    ? { ...found, recommended: none }
    : (fitting ?? found);
  const marks = useListMarks();
  const shownRecommended = recommended.filter((job) => !marks?.isHidden(job));
  const hidden = marks?.runs(found.jobs, search.company);
  return (
    <>
      <ul className={styles.cards} aria-labelledby="results-heading" data-marked={marks ? '' : undefined}>
        {found.jobs.map((job, at) => (
          <Fragment key={job.id}>
            {at === dividerAt(found) && (
              <li className={styles.divider}>{list.insideOnly(found.insideOnly)}</li>
            )}
            {at === recommendedAt && shownRecommended.length > 0 && (
              <li>
                <RecommendedJobs
                  jobs={shownRecommended}
                  medians={medians}
                  matches={matches}
                  addressOfJob={addressOfJob}
                  stateOf={stateOf}
                  open={search.vacancy}
                />
              </li>
            )}
            {hidden?.before(job.id)}
            <li data-card={job.id} {...hidden?.itemProps(job.id)}>
              <JobCard
                job={job}
                address={addressOfJob(job.id)}
                linkId={linkIdOf(job.id)}
                stateOf={stateOf}
                median={comparableMedian(job, found.medians)}
                match={found.matches?.[job.id]}
                isOpen={job.id === search.vacancy}
                marks={marks?.of(job)}
                {...(search.copies === 'folded' && { addressOfCopy: addressOfJob })}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      <PageLinks
        page={found.page}
        pages={found.pages}
        addressOfPage={(page) => addressOf({ ...search, page })}
      />
      <p className={styles.feed}>
        <a href={feedOf(search)} type="application/atom+xml">
          {list.feed}
        </a>
      </p>
    </>
  );
});

/** Before which card of the page those begin that hold a word only inside another one; -1 where they do not. */
const dividerAt = ({ insideOnly, cards, page }: FoundJobs): number =>
  insideOnly === 0 ? -1 : cards - insideOnly - (page - 1) * pageSize;
