import { lazyPart } from '../ui/lazy-part.ts';

const market = lazyPart(() => import('./market-page.tsx'));

export const LazyMarketPage = market.Part;
export const loadMarketPage = market.load;
