import { lenientNames } from '#core/domain/search/facets.ts';
import { filters } from '../../../texts/ru.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import type { FoundJobs } from '../../queries.ts';
import { change, type Search } from '../../search-address.ts';
import styles from './without-value.module.css';

interface WithoutValueProps {
  search: Search;
  found: FoundJobs;
  go(next: Search): void;
}

/** Of what a filter let pass though it names no value: how many they are, and how to hide them. */
export function WithoutValue({ search, found, go }: WithoutValueProps) {
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
            <TextButton
              label={filters.hideLabel(without, passed)}
              onPress={() => go(change(search, { exact: [...search.exact, group] }))}
            >
              {filters.hide(without)}
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
