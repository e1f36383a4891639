import { useState } from 'react';
import type { Company } from '#core/domain/search/catalog.ts';
import { collapse } from '#core/domain/text/words.ts';
import { filters } from '../../../texts/ru.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { useCompanyCounts, useFoundCompanies } from '../../queries.ts';
import type { Search } from '../../search-address.ts';
import type { Option } from '../option-list.tsx';
import { matchesText, Picker } from './picker.tsx';

interface CompanyPickerProps {
  search: Search;
  /** The first hundred by name, and those selected (docs/rules.md#picker-companies). */
  companies: readonly Company[];
  counts: Readonly<Record<string, number>> | undefined;
  onToggle(id: string, isOn: boolean): void;
}

/** Made at first use, and used by an open list only: to sort a hundred names takes as long as to draw the page. */
let collator: Intl.Collator | undefined;
function byName(a: Option, b: Option): number {
  collator ??= new Intl.Collator('ru');
  return collator.compare(a.label, b.label);
}

/** The list holds only the first hundred, so a text is looked up on the server, too, and the answers are merged. */
export function CompanyPicker({ search, companies, counts, onToggle }: CompanyPickerProps) {
  const [text, setText] = useState('');
  const asked = useDebounced(collapse(text), 200).slice(0, 200);
  const { data: found = [] } = useFoundCompanies(asked);
  const { data: foundCounts } = useCompanyCounts(search, asked);

  const merged = new Map([...companies, ...(text === '' ? [] : found)].map((one) => [one.id, one]));
  const options: Option[] = [...merged.values()].map(({ id, name }) => ({
    value: id,
    label: name,
    count: counts?.[id] ?? foundCounts?.[id] ?? (counts && 0),
  }));

  /** Those selected stand in the list whatever is typed. */
  const find = (all: readonly Option[], typed: string) =>
    all.filter((option) => search.company.includes(option.value) || matchesText(option, typed)).sort(byName);

  return (
    <Picker
      group="company"
      name={filters.company}
      options={options}
      selected={search.company}
      onToggle={onToggle}
      searchPlaceholder={filters.searchCompany}
      find={find}
      onSearch={setText}
    />
  );
}
