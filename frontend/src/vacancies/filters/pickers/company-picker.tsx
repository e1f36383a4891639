import { useState } from 'react';
import { nameCollator } from '#core/domain/text/name-order.ts';
import { collapse } from '#core/domain/text/words.ts';
import { filters } from '../../../texts/ru.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { type Catalog, useCompanies } from '../../catalog.ts';
import { useCompanyCounts } from '../../queries.ts';
import type { Search } from '../../search-address.ts';
import type { Option } from '../option-list.tsx';
import { matchesText, PickerButton, PickerList } from './picker.tsx';

interface CompanyPickerProps {
  search: Search;
  catalog: Catalog;
  counts: Readonly<Record<string, number>> | undefined;
  onTick(id: string, isOn: boolean): void;
}

/** Names come when it is opened: they would be a seventh of the page. */
export function CompanyPicker(props: CompanyPickerProps) {
  const { search, catalog } = props;
  return (
    <PickerButton name={filters.company} total={catalog.companyCount} selected={search.company.length}>
      <CompanyList {...props} />
    </PickerButton>
  );
}

/** For an open list only: to sort a hundred names takes as long as to draw the page. */
const byName = (a: Option, b: Option): number => nameCollator().compare(a.label, b.label);

/** The list holds only the first hundred, so a text is looked up on the server, too, and the answers are merged. */
function CompanyList({ search, catalog, counts, onTick }: CompanyPickerProps) {
  const [text, setText] = useState('');
  const typed = collapse(text).slice(0, 200);
  const query = useDebounced(typed, 200);
  const first = useCompanies('');
  const { data: found = [], isSuccess, isError, isPlaceholderData } = useCompanies(query);
  const { data: foundCounts } = useCompanyCounts(search, query);

  const all = [...catalog.selectedCompanies, ...(first.data ?? []), ...(text === '' ? [] : found)];
  const options: Option[] = [...new Map(all.map((company) => [company.id, company])).values()].map(
    ({ id, name }) => ({
      value: id,
      label: name,
      count: counts?.[id] ?? foundCounts?.[id],
    }),
  );

  const isAnswered = typed === query && isSuccess && !isPlaceholderData;
  const unanswered = typed === query && isError ? filters.pickerFailed : filters.pickerWaits;

  /** Those selected stand in the list whatever is typed. */
  const find = (list: readonly Option[], part: string) =>
    list.filter((option) => search.company.includes(option.value) || matchesText(option, part)).sort(byName);

  return (
    <PickerList
      group="company"
      options={options}
      selected={search.company}
      onTick={onTick}
      searchPlaceholder={filters.searchIn.company}
      find={find}
      onSearch={setText}
      unanswered={isAnswered ? undefined : unanswered}
    />
  );
}
