import { type ReactNode, useRef, useState } from 'react';
import { whenKnown } from '../../session/session-store.ts';
import { failure, list } from '../../texts/ru.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { BellIcon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notifications/notifications.ts';
import type { AppliedFilter } from '../filters/applied/applied-filters.ts';
import { canBeSaved, type Search } from '../search-address.ts';
import styles from './save-search.module.css';

interface SaveSearchProps {
  search: Search;
  applied: readonly AppliedFilter[];
  isSaved: boolean;
  /** Among the chips, where the window has no room for it beside the order. */
  isChip?: boolean;
}

/**
 * Nothing over a list that has neither a filter nor two letters of text. Else it stands there from the first frame, so that
 * nothing moves; what it does comes when it is pressed.
 */
export function SaveSearch({ search, applied, isSaved, isChip = false }: SaveSearchProps) {
  const [offer, setOffer] = useState<ReactNode>(null);
  const className = `${styles.save} ${isChip ? styles.chip : styles.beside}`;
  if (!canBeSaved(search)) return null;
  if (isSaved)
    return (
      <>
        <PageLink to="/searches" className={className} data-saved>
          <BellIcon />
          {list.searchSaved}
        </PageLink>
        {offer}
      </>
    );
  return (
    <SaveButton
      className={className}
      onPress={() => {
        void import('./save-this-search.ts').then(
          ({ saveThisSearch }) =>
            void whenKnown((userId) => saveThisSearch(userId, search, applied, setOffer)),
          () => notify({ type: 'error', title: failure.title, text: failure.noAnswer }),
        );
      }}
    />
  );
}

/** One of the two is hidden. */
const shownLink = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-saved]')].find((link) => link.checkVisibility()) ?? null;

/** The link takes its place, and the focus. */
function SaveButton({ className, onPress }: { className: string; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, shownLink);
  return (
    <button ref={button} type="button" className={className} onClick={onPress}>
      <BellIcon />
      {list.saveSearch}
    </button>
  );
}
