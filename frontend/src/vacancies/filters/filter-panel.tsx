import type { PointerEvent } from 'react';
import type { JobCounts } from '#core/contract/jobs.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import { choiceFacets } from '#core/domain/search/facets.ts';
import { filters } from '../../texts/ru.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import type { Catalog } from '../catalog.ts';
import { useIncomingCounts } from '../pending-step.ts';
import { addressOf, type Box, isBox, reset, type SearchControl, tick } from '../search-address.ts';
import { CopySwitch } from './copy-switch.tsx';
import styles from './filter-panel.module.css';
import { OptionGroup } from './option-group.tsx';
import { Pickers } from './pickers/pickers.tsx';
import { Toggles } from './toggles.tsx';

interface FilterPanelProps {
  control: SearchControl;
  counts: JobCounts | undefined;
  catalog: Catalog | undefined | null;
}

export function FilterPanel({ control, counts: shownCounts, catalog }: FilterPanelProps) {
  const { search, goWithAnswer, prefetch } = control;
  const counts = useIncomingCounts() ?? shownCounts;
  const onTick = (name: Box['name']) => (value: string, isOn: boolean) =>
    goWithAnswer((from) => tick(from, { name, value }, isOn));

  // A mouse's button is down for a tenth of a second before the box changes; a finger may be about to scroll.
  const onPress = ({ target, button, pointerType }: PointerEvent) => {
    const box = pointerType === 'mouse' && button === 0 && checkboxOf(target);
    if (box && isBox(box)) prefetch((from) => tick(from, box, !box.checked));
  };

  return (
    <div className={styles.groups} onPointerDown={onPress}>
      <div className={styles.pickers}>
        <Pickers search={search} catalog={catalog} counts={counts} onTick={onTick} />
      </div>
      <Toggles on={search} counts={counts} onTick={onTick} />
      <CopySwitch copies={search.copies} onTick={onTick('copies')} />
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
          onTick={onTick(name)}
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
        onTick={onTick('date')}
      />
      <LinkButton isWide to={addressOf(reset(search))}>
        {filters.reset}
      </LinkButton>
    </div>
  );
}

function checkboxOf(target: EventTarget): HTMLInputElement | null {
  const label = target instanceof Element ? target.closest('label') : null;
  return label?.control instanceof HTMLInputElement ? label.control : null;
}
