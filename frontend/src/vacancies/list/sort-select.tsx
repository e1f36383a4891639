import Select from '@cloudscape-design/components/select';
import { type SortOrder, sortOrders } from '#core/domain/search/listing.ts';
import { list } from '../../texts/ru.ts';

const options = sortOrders.map((value) => ({ value, label: list.sorts[value] }));

interface SortSelectProps {
  sort: SortOrder;
  onChange(sort: SortOrder): void;
}

export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Select
      ariaLabel={list.sort}
      options={options}
      selectedOption={options.find(({ value }) => value === sort) ?? null}
      onChange={({ detail }) => {
        const chosen = sortOrders.find((value) => value === detail.selectedOption.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
