import type { JobCounts } from '#core/contract/jobs.ts';
import { type CountedIdName, countedIdFacets, type ListName } from '#core/domain/search/facets.ts';
import { filters } from '../../../texts/ru.ts';
import { type Catalog, nameOf } from '../../catalog.ts';
import type { Search } from '../../search-address.ts';
import styles from '../filter-panel.module.css';
import { CompanyPicker } from './company-picker.tsx';
import { Picker } from './picker.tsx';

interface PickersProps {
  search: Search;
  /** Undefined while it is on its way; null when it did not come. */
  catalog: Catalog | undefined | null;
  counts: JobCounts | undefined;
  onTick(group: ListName): (value: string, isOn: boolean) => void;
}

const placeholders: Partial<Record<CountedIdName, string>> = filters.searchIn;

export function Pickers({ search, catalog, counts, onTick }: PickersProps) {
  if (catalog === null) return null;
  return countedIdFacets.map((facet) => {
    const { name } = facet;
    if (catalog === undefined) return <div key={name} className={styles.pickerSkeleton} />;
    // Names of companies come when it is opened.
    if (facet.name === 'company')
      return (
        <CompanyPicker
          key={name}
          search={search}
          catalog={catalog}
          counts={counts?.company}
          onTick={onTick(name)}
        />
      );
    const placeholder = placeholders[name];
    return (
      <Picker
        key={name}
        group={name}
        name={filters[name]}
        options={catalog[facet.catalogName].map((id) => ({
          value: id,
          label: 'taxonomy' in facet ? nameOf(id) : id,
          count: counts && (counts[name][id] ?? 0),
        }))}
        selected={search[name]}
        onTick={onTick(name)}
        {...(placeholder && { searchPlaceholder: placeholder })}
      />
    );
  });
}
