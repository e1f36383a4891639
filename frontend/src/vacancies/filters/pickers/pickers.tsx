import type { JobCounts } from '#core/contract/jobs.ts';
import type { ListName } from '#core/domain/search/facets.ts';
import { filters } from '../../../texts/ru.ts';
import type { Catalog } from '../../queries.ts';
import type { Search } from '../../search-address.ts';
import styles from '../filter-panel.module.css';
import type { Option } from '../option-list.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { Picker } from './picker.tsx';

interface PickersProps {
  search: Search;
  /** Undefined while it is on its way; null when it did not come. */
  catalog: Catalog | undefined | null;
  counts: JobCounts | undefined;
  onToggle(group: ListName): (value: string, isOn: boolean) => void;
}

export function Pickers({ search, catalog, counts, onToggle }: PickersProps) {
  if (catalog === null) return null;
  if (catalog === undefined)
    return ['category', 'company', 'location', 'industry'].map((group) => (
      <div key={group} className={styles.pickerSkeleton} />
    ));

  const options = (
    all: readonly { id: string; name: string }[],
    group: 'category' | 'location' | 'industry',
  ): Option[] =>
    all.map(({ id, name }) => ({ value: id, label: name, count: counts && (counts[group][id] ?? 0) }));

  return (
    <>
      <Picker
        group="category"
        name={filters.category}
        options={options(
          catalog.categories.filter(({ parent_id }) => parent_id === null),
          'category',
        )}
        selected={search.category}
        onToggle={onToggle('category')}
      />
      <CompanyPicker
        search={search}
        companies={catalog.companies}
        counts={counts?.company}
        onToggle={onToggle('company')}
      />
      <Picker
        group="location"
        name={filters.location}
        options={options(
          catalog.locations.filter((city) => city !== '').map((city) => ({ id: city, name: city })),
          'location',
        )}
        selected={search.location}
        onToggle={onToggle('location')}
        searchPlaceholder={filters.searchLocation}
      />
      <Picker
        group="industry"
        name={filters.industry}
        options={options(catalog.industries, 'industry')}
        selected={search.industry}
        onToggle={onToggle('industry')}
        searchPlaceholder={filters.searchIndustry}
      />
    </>
  );
}
