import { Component } from 'react';

interface KeepScrollPositionProps {
  /** What the list stands beside; null where it has the page for itself. */
  beside: string | null;
  isSplit: boolean;
}

/** The opened card where it is in sight, else the uppermost that is. */
function visibleCard(): Element | undefined {
  const visibleCards = [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 120 && top < innerHeight;
  });
  return visibleCards.find((card) => card.querySelector('[aria-current]')) ?? visibleCards[0];
}

/** The list grows narrower when a vacancy opens beside it, and its cards taller: what was read stays where it was. */
export class KeepScrollPosition extends Component<KeepScrollPositionProps> {
  override getSnapshotBeforeUpdate(before: KeepScrollPositionProps): (() => number) | null {
    if (!this.props.isSplit || (before.beside === null) === (this.props.beside === null)) return null;
    // Of a list that is opened from, the card is not marked yet: it has the focus.
    const card = document.activeElement?.closest('[data-card]') ?? visibleCard();
    const topOf = () => card?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    return () => topOf() - top;
  }

  override componentDidUpdate(
    _before: KeepScrollPositionProps,
    _state: unknown,
    moved: (() => number) | null,
  ) {
    if (moved) scrollBy({ top: moved(), behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
