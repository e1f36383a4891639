import Button from '@cloudscape-design/components/button';
import type { JobCounts } from '#core/contract/jobs.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/salary.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import { filters } from '../../texts/ru.ts';
import type { Catalog } from '../queries.ts';
import { change, type ListGroup, reset, type Search } from '../search-address.ts';
import styles from './filter-panel.module.css';
import { OptionGroup } from './option-group.tsx';
import { Pickers } from './pickers/pickers.tsx';
import { Toggles } from './toggles.tsx';

interface FilterPanelProps {
  search: Search;
  counts: JobCounts | undefined;
  catalog: Catalog | undefined | null;
  go(next: Search): void;
}

const labelled = ['type', 'level', 'salary'] as const;
const values: Record<(typeof labelled)[number], readonly string[]> = {
  type: jobTypes,
  level: levels,
  salary: salaryBuckets,
};

export function FilterPanel({ search, counts, catalog, go }: FilterPanelProps) {
  const toggleIn = (group: ListGroup) => (value: string, isOn: boolean) => {
    const others = search[group].filter((one) => one !== value);
    go(change(search, { [group]: isOn ? [...others, value] : others }));
  };

  return (
    <div className={styles.groups}>
      <Toggles
        on={search}
        counts={counts}
        onToggle={(group, isOn) => go(change(search, { [group]: isOn }))}
      />
      {labelled.map((group) => (
        <OptionGroup
          key={group}
          name={filters[group]}
          options={values[group].map((value) => ({
            value,
            label: value,
            count: counts && (counts[group][value] ?? 0),
          }))}
          selected={search[group]}
          onToggle={toggleIn(group)}
        />
      ))}
      <OptionGroup
        name={filters.date}
        options={datePresets.map((value) => ({
          value,
          label: filters.dates[value],
          count: counts?.date[value],
          ...(value === 'today' && { hint: filters.sinceYesterday }),
        }))}
        selected={search.date ? [search.date] : []}
        // One choice: another box takes the place of the ticked one (docs/rules.md#date-choice).
        onToggle={(value, isOn) =>
          go(change(search, { date: isOn ? (datePresets.find((one) => one === value) ?? null) : null }))
        }
      />
      <div className={styles.pickers}>
        <Pickers search={search} catalog={catalog} counts={counts} onToggle={toggleIn} />
      </div>
      <Button fullWidth onClick={() => go(reset(search))}>
        {filters.reset}
      </Button>
    </div>
  );
}
