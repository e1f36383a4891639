import { lazyPart } from '../ui/lazy-part.ts';

/** Few searches find nothing: who asks for one that does loads it before the answer is shown. */
const emptyList = lazyPart(() => import('./list/empty-list.tsx'));

export const LazyEmptyList = emptyList.Part;
export const loadEmptyList = emptyList.load;
