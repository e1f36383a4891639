/**
 * Esc hides what hovering or the focus has brought up beside something (WCAG 1.4.13), until the pointer or the focus goes
 * to something else. Style sheets show a tip under `:root:not([data-tips="hidden"])`.
 */
export function hideTipsOnEscape(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') dataset.tips = 'hidden';
    },
    { capture: true },
  );
  const show = () => {
    delete dataset.tips;
  };
  addEventListener('pointerover', show, { passive: true });
  addEventListener('focusin', show, { passive: true });
}
