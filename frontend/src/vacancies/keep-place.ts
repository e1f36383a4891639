import { Component } from 'react';

interface KeepPlaceProps {
  /** What the list stands beside; null where it has the page for itself. */
  beside: string | null;
  isSplit: boolean;
}

/** The opened card where it is in sight, else the uppermost that is. */
function shownCard(): Element | undefined {
  const inSight = [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 120 && top < innerHeight;
  });
  return inSight.find((card) => card.querySelector('[aria-current]')) ?? inSight[0];
}

/** The list grows narrower when a vacancy opens beside it, and its cards taller: what was read stays where it was. */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepPlaceProps): (() => number) | null {
    if (!this.props.isSplit || (before.beside === null) === (this.props.beside === null)) return null;
    // Of a list that is opened from, the card is not marked yet: it has the focus.
    const card = document.activeElement?.closest('[data-card]') ?? shownCard();
    const topOf = () => card?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    return () => topOf() - top;
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, moved: (() => number) | null) {
    if (moved) scrollBy({ top: moved(), behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
