import { type ComponentType, createElement } from 'react';

/**
 * A screen or a dialog whose parts are Cloudscape's, to be given to `lazy`: the kit's theme and its Russian words come
 * with the first of them, and no public page loads either.
 */
export const withKit =
  <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ KitProvider }, { default: Screen }] = await Promise.all([import('./kit-provider.tsx'), load()]);
    return { default: (props: Props) => createElement(KitProvider, null, createElement(Screen, props)) };
  };
