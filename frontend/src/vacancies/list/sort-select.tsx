import { type SortOrder, sortOrders } from '#core/domain/search/listing.ts';
import { list } from '../../texts/ru.ts';
import { Select } from '../../ui/control/select.tsx';

const options = sortOrders.map((value) => ({ value, label: list.sorts[value] }));

interface SortSelectProps {
  sort: SortOrder;
  onChange(sort: SortOrder): void;
}

export const SortSelect = ({ sort, onChange }: SortSelectProps) => (
  <Select label={list.sort} name="sort" options={options} selected={sort} onChange={onChange} />
);
