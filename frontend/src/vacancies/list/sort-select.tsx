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
  const defaultOrder = defaultSort(text);
  const sentAs = (order: ListOrder) => (order === defaultOrder ? unchosen : order);
  const orders = sortOrders
    .filter((order) => order !== 'relevance' || text !== '')
    .map((order): { value: ListOrder; label: string } => ({ value: order, label: list.sorts[order] }));
  const byMatch = useOrderByMatch();
  const options = [...orders, ...byMatch];
  // Of an order that is not to be had stands what the list shows.
  const shownOrder = sort !== 'match' || byMatch.some(({ isDisabled }) => !isDisabled) ? sort : defaultOrder;
  return (
    <Select
      label={list.sort}
      name="sort"
      options={options.map(({ value, ...option }) => ({ ...option, value: sentAs(value) }))}
      selected={sentAs(shownOrder)}
      onChange={(value) =>
        onChange(options.find((option) => sentAs(option.value) === value)?.value ?? defaultOrder)
      }
    />
  );
}
