import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Stage, stages } from '#core/domain/tracker/stage.ts';

/** The pointer must have gone so far, or a finger must have rested so long: else it is a click, or a scroll. */
const dragThreshold = 6;
const longPressDelay = 350;
/** So near the window's upper or lower edge the page goes along, by so much with each frame. */
const scrollEdge = 64;
const scrollStep = 12;

interface Drag {
  card: HTMLElement;
  pointerId: number;
  /** Where it was taken, on the page. */
  x: number;
  y: number;
  /** Where it is now, in the window. */
  clientX: number;
  clientY: number;
  /** How far down the page went before the card did, which makes it longer. */
  bottom: number;
  frame: number;
  isDragging: boolean;
  over: HTMLElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const stageOf = (column: HTMLElement | null): Stage | undefined =>
  stages.find((stage) => stage === column?.dataset.stage);

/** Cards of the board go to a stage by mouse or finger; who uses keys has the card's menu. */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: string, to: Stage) => void) {
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    let drag: Drag | null = null;
    const controller = new AbortController();
    const { signal } = controller;

    function begin(current: Drag) {
      current.isDragging = true;
      current.card.dataset.dragged = '';
      root?.setPointerCapture(current.pointerId);
      getSelection()?.removeAllRanges();
      current.bottom = document.documentElement.scrollHeight - innerHeight;
      current.frame = requestAnimationFrame(() => autoScroll(current));
    }

    function moveCard(current: Drag) {
      const { card, x, y, clientX, clientY } = current;
      card.style.translate = `${clientX + scrollX - x}px ${clientY + scrollY - y}px`;
      const under = document.elementFromPoint(clientX, clientY);
      setDropTarget(current, under?.closest<HTMLElement>('[data-stage]') ?? null);
    }

    /** To what lies beyond the window: a finger cannot scroll meanwhile. */
    function autoScroll(current: Drag) {
      const { clientY, bottom } = current;
      const isDown = clientY > innerHeight - scrollEdge && scrollY < bottom;
      if (isDown || clientY < scrollEdge) {
        scrollBy({ top: isDown ? Math.min(scrollStep, bottom - scrollY) : -scrollStep, behavior: 'instant' });
        moveCard(current);
      }
      current.frame = requestAnimationFrame(() => autoScroll(current));
    }

    function setDropTarget(current: Drag, column: HTMLElement | null) {
      if (current.over === column) return;
      delete current.over?.dataset.over;
      current.over = column;
      if (column) column.dataset.over = '';
    }

    function end() {
      if (!drag) return;
      clearTimeout(drag.timer);
      cancelAnimationFrame(drag.frame);
      setDropTarget(drag, null);
      delete drag.card.dataset.dragged;
      drag.card.style.translate = '';
      drag = null;
    }

    root.addEventListener(
      'pointerdown',
      (event) => {
        end();
        if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
        const card = event.target.closest<HTMLElement>('[data-record]');
        if (!card || event.target.closest('[data-menu], [role="dialog"]')) return;
        const current: Drag = {
          card,
          pointerId: event.pointerId,
          x: event.pageX,
          y: event.pageY,
          clientX: event.clientX,
          clientY: event.clientY,
          bottom: 0,
          frame: 0,
          isDragging: false,
          over: null,
          timer: undefined,
        };
        if (event.pointerType !== 'mouse') current.timer = setTimeout(() => begin(current), longPressDelay);
        drag = current;
      },
      { signal },
    );
    root.addEventListener(
      'pointermove',
      (event) => {
        if (!drag || event.pointerId !== drag.pointerId) return;
        drag.clientX = event.clientX;
        drag.clientY = event.clientY;
        if (!drag.isDragging) {
          if (Math.hypot(event.pageX - drag.x, event.pageY - drag.y) < dragThreshold) return;
          // A finger that moves before it has rested scrolls.
          if (event.pointerType !== 'mouse') return end();
          begin(drag);
        }
        moveCard(drag);
      },
      { signal },
    );
    root.addEventListener(
      'pointerup',
      () => {
        const { card, isDragging, over } = drag ?? {};
        end();
        if (!isDragging) return;
        // The title that was grabbed is no button this once.
        const swallowClick = (click: Event) => {
          click.preventDefault();
          click.stopPropagation();
        };
        root.addEventListener('click', swallowClick, { capture: true, once: true, signal });
        setTimeout(() => root.removeEventListener('click', swallowClick, { capture: true }));
        const to = stageOf(over ?? null);
        if (card?.dataset.record !== undefined && to !== undefined) handleDrop(card.dataset.record, to);
      },
      { signal },
    );
    root.addEventListener('pointercancel', end, { signal });
    root.addEventListener('contextmenu', (event) => drag?.isDragging && event.preventDefault(), { signal });
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    // Once a card has been lifted, the finger moves it and not the page.
    root.addEventListener('touchmove', (event) => drag?.isDragging && event.preventDefault(), {
      signal,
      passive: false,
    });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !drag?.isDragging) return;
        event.preventDefault();
        end();
      },
      { signal, capture: true },
    );
    return () => {
      end();
      controller.abort();
    };
  }, [board]);
}
