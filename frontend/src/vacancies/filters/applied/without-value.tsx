import { lenientNames } from '#core/domain/search/facets.ts';
import { filters } from '../../../texts/ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import type { FoundJobs } from '../../queries.ts';
import { addressOf, change, type Search } from '../../search-address.ts';
import styles from './without-value.module.css';

interface WithoutValueProps {
  search: Search;
  found: FoundJobs;
}

/** Of what a filter let pass though it names no value: how many they are, and how to hide them. */
export function WithoutValue({ search, found }: WithoutValueProps) {
  const groups = lenientNames.flatMap((group) => {
    const without = found.withoutValue[group] ?? 0;
    return without === 0 ? [] : [{ group, without }];
  });
  if (groups.length === 0) return null;
  return (
    <ul className={styles.groups}>
      {groups.map(({ group, without }) => {
        const passed = filters.passed[group](found.total - without, without);
        return (
          <li key={group} className={styles.group}>
            <span>{passed}</span>
            <PageLink
              to={addressOf(change(search, { exact: [...search.exact, group] }))}
              className={styles.hide}
              aria-label={filters.hideLabel(without, passed)}
            >
              {filters.hide(without)}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
