import type { JobCounts } from '#core/contract/jobs.ts';
import type { ListName } from '#core/domain/search/facets.ts';
import { filters } from '../../../texts/ru.ts';
import { type Catalog, nameOf } from '../../catalog.ts';
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
  onTick(group: ListName): (value: string, isOn: boolean) => void;
}

export function Pickers({ search, catalog, counts, onTick }: PickersProps) {
  if (catalog === null) return null;
  if (catalog === undefined)
    return ['category', 'company', 'location', 'industry'].map((group) => (
      <div key={group} className={styles.pickerSkeleton} />
    ));

  const options = (group: 'category' | 'location' | 'industry', ids: readonly string[]): Option[] =>
    ids.map((id) => ({
      value: id,
      label: group === 'location' ? id : nameOf(id),
      count: counts && (counts[group][id] ?? 0),
    }));

  return (
    <>
      <Picker
        group="category"
        name={filters.category}
        options={options('category', catalog.categories)}
        selected={search.category}
        onTick={onTick('category')}
      />
      <CompanyPicker search={search} catalog={catalog} counts={counts?.company} onTick={onTick('company')} />
      <Picker
        group="location"
        name={filters.location}
        options={options('location', catalog.locations)}
        selected={search.location}
        onTick={onTick('location')}
        searchPlaceholder={filters.searchLocation}
      />
      <Picker
        group="industry"
        name={filters.industry}
        options={options('industry', catalog.industries)}
        selected={search.industry}
        onTick={onTick('industry')}
        searchPlaceholder={filters.searchIndustry}
      />
    </>
  );
}
