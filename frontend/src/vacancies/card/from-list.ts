import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** What the browser's history keeps with an opened vacancy. */
export interface FromList {
  /** How many steps back the list lies, where it does. */
  stepsFromList?: number;
  /** The id of the link that opened it. */
  card: string;
}

export type StateOfCard = (card: string) => FromList;

/** For the links of a list, the same function at every step within it. Beside an open vacancy the list may lie further back, or nowhere. */
export function useFromList(): StateOfCard {
  const { state, search } = useLocation();
  const steps = new URLSearchParams(search).has('vacancy') ? (state as FromList | null)?.stepsFromList : 0;
  return useCallback(
    (card) => (steps === undefined ? { card } : { stepsFromList: steps + 1, card }),
    [steps],
  );
}
