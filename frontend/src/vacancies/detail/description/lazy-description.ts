import { lazyPart } from '../../../ui/lazy-part.ts';

/** Comes with the parser of the vacancy's HTML. */
const description = lazyPart(() => import('./description.tsx'));

export const LazyDescription = description.Part;
export const loadDescription = description.load;
