import type { JobCounts } from '#core/contract/jobs.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import { choiceFacets, type ListName } from '#core/domain/search/facets.ts';
import { filters } from '../../texts/ru.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import type { Catalog } from '../catalog.ts';
import { useComingCounts } from '../held-step.ts';
import { addressOf, change, reset, type Search, type SearchControl } from '../search-address.ts';
import { CopySwitch } from './copy-switch.tsx';
import styles from './filter-panel.module.css';
import { OptionGroup } from './option-group.tsx';
import { Pickers } from './pickers/pickers.tsx';
import { Toggles } from './toggles.tsx';

interface FilterPanelProps {
  search: Search;
  counts: JobCounts | undefined;
  catalog: Catalog | undefined | null;
  go: SearchControl['goWithAnswer'];
}

export function FilterPanel({ search, counts: shownCounts, catalog, go }: FilterPanelProps) {
  const counts = useComingCounts() ?? shownCounts;
  const toggleIn = (group: ListName) => (value: string, isOn: boolean) => {
    go((from) => {
      const others = from[group].filter((other) => other !== value);
      return change(from, { [group]: isOn ? [...others, value] : others });
    });
  };

  return (
    <div className={styles.groups}>
      <div className={styles.pickers}>
        <Pickers search={search} catalog={catalog} counts={counts} onToggle={toggleIn} />
      </div>
      <Toggles
        on={search}
        counts={counts}
        onToggle={(group, isOn) => go((from) => change(from, { [group]: isOn }))}
      />
      <CopySwitch copies={search.copies} onChange={(copies) => go((from) => change(from, { copies }))} />
      {choiceFacets.map(({ name, values }) => (
        <OptionGroup
          key={name}
          group={name}
          name={filters[name]}
          options={values.map((value) => ({
            value,
            label: value,
            count: counts && (counts[name][value] ?? 0),
          }))}
          selected={search[name]}
          onToggle={toggleIn(name)}
        />
      ))}
      <OptionGroup
        group="date"
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
          go((from) =>
            change(from, { date: isOn ? (datePresets.find((one) => one === value) ?? null) : null }),
          )
        }
      />
      <LinkButton isWide to={addressOf(reset(search))}>
        {filters.reset}
      </LinkButton>
    </div>
  );
}
