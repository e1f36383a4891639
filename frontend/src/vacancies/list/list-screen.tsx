import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigationType } from 'react-router-dom';
import { idFacets } from '#core/domain/search/facets.ts';
import { list } from '../../texts/ru.ts';
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts';
import { prefersReducedMotion } from '../../ui/hooks/use-media.ts';
import { useCatalog } from '../catalog.ts';
import { appliedFilters, chipsOf } from '../filters/applied/applied-filters.ts';
import { FilterChips } from '../filters/applied/filter-chips.tsx';
import { WithoutValue } from '../filters/applied/without-value.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { LazyHiddenCompanies } from '../marks/lazy-hidden-companies.tsx';
import { LazyMatchHead } from '../match/lazy-match-head.tsx';
import { useJobs } from '../queries.ts';
import { SaveSearch } from '../saved/save-search.tsx';
import { useIsSaved } from '../saved/use-saved-search.ts';
import { addressOf, change, type Search, type SearchControl } from '../search-address.ts';
import { FilterPlace } from './filter-place.tsx';
import { FoundCount } from './found-count.tsx';
import { JobList } from './job-list.tsx';
import styles from './list-screen.module.css';
import { SortSelect } from './sort-select.tsx';

interface ListScreenProps {
  control: SearchControl;
  /** There is an open vacancy beside it. */
  isBeside: boolean;
}

export const ListScreen = memo(function ListScreen({ isBeside, control }: ListScreenProps) {
  const { search, go } = control;
  const found = useJobs(search);
  const latest = useAnswer(found, search);
  // Counts first: the cards are most of the page, and a reader who ticks on need not wait for them.
  const painted = useAfterPaint(latest);
  // What is opened or closed beside the list has no counts to wait for.
  const answer = useDeferredValue(painted.found === latest.found ? latest : painted);
  const catalogQuery = useCatalog(search.company);
  const catalog = catalogQuery.isError ? null : catalogQuery.data;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useScrollToTop(search.page, top);

  /** Without a connection what was read stays, and is said to be of the question before. */
  const isOutdated = found.isPlaceholderData && found.fetchStatus === 'paused';
  /** There is neither an answer nor, until the connection is back, a way to get one. */
  const isCutOff = found.isPending && found.fetchStatus === 'paused';
  const counts = found.data?.counts;
  const applied = appliedFilters(search, catalog);
  // The page is about the open vacancy where there is one.
  const Heading = search.vacancy === null ? 'h1' : 'h2';
  const isSaved = useIsSaved(search, found.dataUpdatedAt);
  const panel = <FilterPanel control={control} counts={counts} catalog={catalog} />;

  return (
    // Without a script it is sent, and the page comes anew; with one, each change is its own question.
    <form
      ref={form}
      className={`${styles.screen} ${search.vacancy === null ? '' : styles.beside}`}
      {...(search.vacancy !== null && { 'data-beside': true })}
      action="/"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keepFromSending}
    >
      <Heading className="visually-hidden">{list.heading}</Heading>
      {withoutControls(search, isBeside).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.content} ref={top} tabIndex={-1}>
        <div className={styles.searchBar}>
          <SearchBox {...control} />
          <FilterButton
            isBeside={search.vacancy !== null}
            active={applied.filter(({ group }) => group !== 'q').length}
            onClick={() => setDrawerOpen(true)}
          />
        </div>
        <div className={styles.head}>
          <FoundCount
            total={found.data?.total}
            cards={found.data?.cards}
            isLoading={found.isPending}
            isOutdated={isOutdated}
          />
          <SaveSearch search={search} applied={applied} isSaved={isSaved} />
          <div className={styles.sort}>
            <SortSelect
              sort={search.sort}
              text={search.q}
              onChange={(sort) => go(change(search, { sort }))}
            />
          </div>
        </div>
        <LazyMatchHead search={search} found={answer.found} go={go} />
        <FilterChips applied={chipsOf(applied, search, catalog)} search={search} isSaved={isSaved} />
        {found.data && <WithoutValue search={search} found={found.data} />}
        <LazyHiddenCompanies search={search} found={found.data} />
        <JobList
          search={answer.search}
          found={answer.found}
          isStale={(found.isPlaceholderData && !isOutdated) || answer !== latest}
          isFailed={found.isLoadingError || isCutOff}
          isRetrying={found.isFetching}
          applied={applied}
          onRetry={() => found.refetch()}
        />
      </div>
      <FilterPlace
        form={form}
        control={control}
        isBeside={isBeside}
        isDrawerOpen={isDrawerOpen}
        total={found.isPlaceholderData ? undefined : found.data?.total}
        onCloseDrawer={() => setDrawerOpen(false)}
      >
        {panel}
      </FilterPlace>
    </form>
  );
});

/** Enter in a box of the filters would press the search's button. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.name !== 'q')
    event.preventDefault();
}

const idNames: readonly string[] = [...idFacets.map(({ name }) => name), 'exact'];

/** What a form that is sent without a script has no control for: beside a vacancy there is no panel. */
const withoutControls = (search: Search, isBeside: boolean): [name: string, value: string][] =>
  [...new URL(addressOf({ ...search, vacancy: null, page: 1 }), 'http://site').searchParams].filter(
    ([name]) => (isBeside ? name !== 'q' && name !== 'sort' : idNames.includes(name)),
  );

/** What was found, and the question that it answers: the one before, until there is an answer to this one. */
function useAnswer({ data, isPlaceholderData }: ReturnType<typeof useJobs>, search: Search) {
  const [answer, setAnswer] = useState({ found: data, search });
  if (isPlaceholderData || (answer.found === data && answer.search === search)) return answer;
  const next = { found: data, search };
  setAnswer(next);
  return next;
}

/** A new page begins at the list's top (docs/rules.md#page-scroll). Back and Forward keep the place that they had. */
function useScrollToTop(page: number, top: RefObject<HTMLElement | null>) {
  const navigation = useNavigationType();
  const shownPage = useRef(page);
  const rememberPage = useEffectEvent(() => {
    shownPage.current = page;
  });
  // Runs again when the list comes back from behind an open vacancy: then its place is not ours to choose.
  useEffect(() => rememberPage(), []);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (navigation !== 'PUSH') return;
    top.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
    // The link that was pressed is at the other end of the list.
    if (document.activeElement?.closest('nav')) top.current?.focus({ preventScroll: true });
  }, [page, navigation, top]);
}
