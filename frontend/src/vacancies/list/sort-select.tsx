import { defaultSort, sortOrders } from '#core/domain/search/listing.ts';
import { usePersonal } from '../../match/personal-store.ts';
import { list } from '../../texts/ru.ts';
import { Select } from '../../ui/control/select.tsx';
import type { ListOrder } from '../search-address.ts';

interface SortSelectProps {
  sort: ListOrder;
  /** Without a text there is nothing that a vacancy could fit. */
  text: string;
  onChange(sort: ListOrder): void;
}

/** What stands where nothing is chosen is sent as nothing: a form without a script then means what it shows. */
const unchosen = '';

/** By match where the stage offers it; of somebody who is not known well enough it says what is missing. */
function useOrderByMatch(): { value: ListOrder; label: string; isDisabled: boolean }[] {
  const { isOffered, status } = usePersonal();
  if (!isOffered) return [];
  const isDisabled = status === 'nobody' || status === 'short';
  return [{ value: 'match', label: isDisabled ? list.byMatchOff : list.byMatch, isDisabled }];
}

export function SortSelect({ sort, text, onChange }: SortSelectProps) {
  const usual = defaultSort(text);
  const sentAs = (one: ListOrder) => (one === usual ? unchosen : one);
  const orders = sortOrders
    .filter((one) => one !== 'relevance' || text !== '')
    .map((one): { value: ListOrder; label: string } => ({ value: one, label: list.sorts[one] }));
  const byMatch = useOrderByMatch();
  const options = [...orders, ...byMatch];
  // Of an order that is not to be had stands what the list shows.
  const shown = sort !== 'match' || byMatch.some(({ isDisabled }) => !isDisabled) ? sort : usual;
  return (
    <Select
      label={list.sort}
      name="sort"
      options={options.map(({ value, ...option }) => ({ ...option, value: sentAs(value) }))}
      selected={sentAs(shown)}
      onChange={(value) => onChange(options.find((one) => sentAs(one.value) === value)?.value ?? usual)}
    />
  );
}
