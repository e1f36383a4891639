import { lazy } from 'react';

export const loadVacancyDetail = () => import('./vacancy-detail.tsx');

/** Most visits begin with the list: an open vacancy comes with code of its own. */
export const LazyVacancyDetail = lazy(loadVacancyDetail);
