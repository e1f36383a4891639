import { useId } from 'react';
import { levels } from '#core/domain/job/level.ts';
import { payKinds } from '#core/domain/job/pay/salary.ts';
import type { MarketMonth } from '#core/domain/market/market-month.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { market as texts } from '../texts/market-ru.ts';
import { SubmitButton } from '../ui/control/button.tsx';
import { Select, type SelectProps } from '../ui/control/select.tsx';
import styles from './market-page.module.css';
import { citiesOf, dimensions, type Selection } from './selection.ts';

interface MarketFiltersProps {
  month: MarketMonth;
  months: readonly string[];
  chosenMonth: string;
  selection: Selection;
  /** The address's name and value; an empty one is none. */
  onChoose(name: string, value: string): void;
}

/** Of a group, a label over a list. */
function Choice({ label, ...select }: SelectProps<string>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select label={label} id={id} {...select} />
    </div>
  );
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** A child stands under its parent, set in. */
const categoryOptions = categories.map(({ id, name, parent_id }) => ({
  value: id,
  label: parent_id === null ? name : `\u00a0\u00a0\u00a0${name}`,
}));

export function MarketFilters({ month, months, chosenMonth, selection, onChoose }: MarketFiltersProps) {
  const { filters } = texts;
  const all = (label: string) => ({ value: '', label });
  const { category, level, city, pay, by } = selection;
  const choices: Omit<SelectProps<string>, 'onChange'>[] = [
    {
      name: 'month',
      label: filters.month,
      selected: chosenMonth,
      options: months.map((value) => ({ value, label: texts.monthInWords(value) })),
    },
    {
      name: 'role',
      label: filters.category,
      selected: category ?? '',
      options: [all(filters.allCategories), ...categoryOptions],
    },
    {
      name: 'level',
      label: filters.level,
      selected: level ?? '',
      options: [all(filters.allLevels), ...plain(levels)],
    },
    {
      name: 'city',
      label: filters.city,
      selected: city ?? '',
      options: [all(filters.allCities), ...plain(citiesOf(month))],
    },
    {
      name: 'pay',
      label: filters.pay,
      selected: pay,
      options: payKinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
    {
      name: 'by',
      label: filters.by,
      selected: by,
      options: dimensions.map((value) => ({ value, label: texts.by[value] })),
    },
  ];
  return (
    <form action="/market">
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{filters.group}</legend>
        {choices.map((choice) => (
          <Choice key={choice.name} {...choice} onChange={(value) => onChoose(choice.name, value)} />
        ))}
        <noscript>
          <SubmitButton>{filters.show}</SubmitButton>
        </noscript>
        <p>{filters.note}</p>
      </fieldset>
    </form>
  );
}
