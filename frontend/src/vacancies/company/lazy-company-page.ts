import { lazyPart } from '../../ui/lazy-part.ts';

/** Most visits see no company: its page comes with code of its own. */
const company = lazyPart(() => import('./company-page.tsx'));

export const LazyCompanyPage = company.Part;
export const loadCompanyPage = company.load;
