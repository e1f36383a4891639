import { lazyPart } from '../../../ui/lazy-part.ts';

/** For somebody who is known. */
const ownMatch = lazyPart(() => import('./own-match.tsx'));

export const LazyOwnMatch = ownMatch.Part;
