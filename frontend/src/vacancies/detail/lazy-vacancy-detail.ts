import { lazyPart } from '../../ui/lazy-part.ts';
import { loadDescription } from './description/lazy-description.ts';

/** Most visits begin with the list: an open vacancy comes with code of its own. */
const detail = lazyPart(() => import('./vacancy-detail.tsx'));

export const LazyVacancyDetail = detail.Part;
export const loadVacancyDetail = () => Promise.all([detail.load(), loadDescription()]);
