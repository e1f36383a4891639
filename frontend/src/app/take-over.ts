// On a page that came drawn: first what it looks like, then what makes it answer. Sharing a slow line with the
// application's code, the first would come late.
const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry;

function takeOver() {
  if (entry) void import(/* @vite-ignore */ entry);
}

/** A press that nobody was there to hear is made again when somebody is. */
let pressed: Element | null = null;
const remember = ({ target }: MouseEvent) => {
  pressed = target instanceof Element ? target.closest('button[type="button"]') : null;
};
document.addEventListener('click', remember, { capture: true });
document.addEventListener(
  'taken-over',
  () => {
    document.removeEventListener('click', remember, { capture: true });
    if (pressed instanceof HTMLElement) pressed.click();
  },
  { once: true },
);

const painted = new PerformanceObserver((_, observer) => {
  observer.disconnect();
  takeOver();
});
// A page in the background is not painted.
if (document.visibilityState === 'visible') painted.observe({ type: 'paint', buffered: true });
else takeOver();

export {};
