// On a server-rendered page: first what it looks like, then what makes it answer. Sharing a slow line with the
// application's code, the first would come late. A page that came empty names no scripts here and begins with its own.
const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts;
if (scripts !== undefined) {
  rememberPress();
  hydrateOncePainted(scripts.split(' '));
}

/** A press that nobody was there to hear is made again when somebody is. */
function rememberPress() {
  let pressedButton: Element | null = null;
  const remember = ({ target }: MouseEvent) => {
    pressedButton = target instanceof Element ? target.closest('button[type="button"]') : null;
  };
  document.addEventListener('click', remember, { capture: true });
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('click', remember, { capture: true });
      if (pressedButton instanceof HTMLElement) pressedButton.click();
    },
    { once: true },
  );
}

/** All are fetched at once, and each is run in a task of its own. */
async function run(addresses: readonly string[]) {
  for (const href of addresses) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function hydrateOncePainted(addresses: readonly string[]) {
  const hydrate = () => void run(addresses);
  // A page in the background is not painted.
  if (document.visibilityState !== 'visible') return hydrate();
  // The first paint of all may be of the background alone.
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    hydrate();
  });
  painted.observe({ type: 'paint', buffered: true });
}

export {};
