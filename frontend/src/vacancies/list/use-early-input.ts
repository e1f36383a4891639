import { type RefObject, useEffect, useEffectEvent } from 'react';
import { answersElement } from '../../api/page-answers.ts';
import { readSearch, type SearchControl } from '../search-address.ts';

const isChanged = (control: Element): boolean =>
  control instanceof HTMLInputElement
    ? control.checked !== control.defaultChecked || control.value !== control.defaultValue
    : control instanceof HTMLSelectElement &&
      [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);

const datesIn = (entries: readonly (readonly [string, string])[]): number =>
  entries.filter(([name]) => name === 'date').length;

let hasApplied = false;

/** What was typed or ticked on the page as it came, before the application was there to hear of it, is asked for. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, { search, replace }: SearchControl) {
  const applyEarlyInput = useEffectEvent(() => {
    const isServerRendered = answersElement() !== null;
    if (hasApplied || !isServerRendered || !form.current) return;
    hasApplied = true;
    if (![...form.current.elements].some(isChanged)) return;
    const entries = [...new FormData(form.current)]
      .map(([name, value]): [string, string] => [name, String(value)])
      // Of two dates the one that was ticked now.
      .filter(([name, value], _, all) => !(name === 'date' && value === search.date && datesIn(all) > 1));
    replace({ ...readSearch(new URLSearchParams(entries)), page: 1, vacancy: search.vacancy });
  });
  useEffect(() => applyEarlyInput(), []);
}
