import { startTransition, useEffect, useState } from 'react';

/**
 * A module for what a page can be read without: null until it is here. As the page that the server rendered has
 * nothing of it, its first frame has nothing, either.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | null {
  let loaded: Module | null = null;
  return () => {
    const [module, setModule] = useState(loaded);
    useEffect(() => {
      load().then(
        (here) => {
          loaded = here;
          startTransition(() => setModule(here));
        },
        () => {},
      );
    }, []);
    return module;
  };
}
