import { lazyPart } from '../ui/lazy-part.ts';

const matching = lazyPart(() => import('./matching-page.tsx'));
const developers = lazyPart(() => import('./developers/developers-page.tsx'));

export const LazyMatchingPage = matching.Part;
export const loadMatchingPage = matching.load;
export const LazyDevelopersPage = developers.Part;
export const loadDevelopersPage = developers.load;
