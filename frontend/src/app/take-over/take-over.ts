// On a page that came drawn: first what it looks like, then what makes it answer. Sharing a slow line with the
// application's code, the first would come late. A page that came empty names no entry here and begins with its own.
const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry;
if (entry !== undefined) {
  rememberPress();
  takeOverOncePainted(entry);
}

/** A press that nobody was there to hear is made again when somebody is. */
function rememberPress() {
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
}

function takeOverOncePainted(address: string) {
  const takeOver = () => void import(/* @vite-ignore */ address);
  // A page in the background is not painted.
  if (document.visibilityState !== 'visible') return takeOver();
  // The first paint of all may be of the background alone.
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    takeOver();
  });
  painted.observe({ type: 'paint', buffered: true });
}

export {};
