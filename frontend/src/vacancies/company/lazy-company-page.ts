import { lazy } from 'react';

/** Most visits see no company: its page comes with code of its own. */
export const LazyCompanyPage = lazy(() => import('./company-page.tsx'));
