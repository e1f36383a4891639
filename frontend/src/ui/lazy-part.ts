import { type ComponentType, lazy } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/**
 * As React's `lazy`, but once `load` has ended the part is there at once. Of a promise that is kept already React would
 * show the fallback for a moment: on a page that the server rendered, in the place of what the reader is reading.
 */
export function lazyPart<Props>(importPart: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined;
  const atOnce = {
    // biome-ignore lint/suspicious/noThenProperty: what React asks of a promise, answered in the same moment
    then: (resolve: (module: Module<Props> | undefined) => void) => resolve(loaded),
  } as Promise<Module<Props>>;
  return {
    Part: lazy(() => (loaded ? atOnce : importPart())),
    /** Where it fails the part asks again when it is drawn, and says what is wrong. */
    load: () =>
      importPart().then(
        (module) => {
          loaded = module;
        },
        () => {},
      ),
  };
}
