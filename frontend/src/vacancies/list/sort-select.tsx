import { defaultSort, type SortOrder, sortOrders } from '#core/domain/search/listing.ts';
import { list } from '../../texts/ru.ts';
import { Select } from '../../ui/control/select.tsx';

interface SortSelectProps {
  sort: SortOrder;
  /** Without a text there is nothing that a vacancy could fit. */
  text: string;
  onChange(sort: SortOrder): void;
}

/** What stands where nothing is chosen is sent as nothing: a form without a script then means what it shows. */
const unchosen = '';

export function SortSelect({ sort, text, onChange }: SortSelectProps) {
  const usual = defaultSort(text);
  const sentAs = (one: SortOrder) => (one === usual ? unchosen : one);
  const orders = sortOrders.filter((one) => one !== 'relevance' || text !== '');
  return (
    <Select
      label={list.sort}
      name="sort"
      options={orders.map((one) => ({ value: sentAs(one), label: list.sorts[one] }))}
      selected={sentAs(sort)}
      onChange={(value) => onChange(orders.find((one) => sentAs(one) === value) ?? usual)}
    />
  );
}
