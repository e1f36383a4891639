import { lazyModule } from '../../../ui/hooks/lazy-module.ts';

/** What the frame of every page shows of the desk: it comes after the page. */
export const useTrackerInFrame = lazyModule(() => import('./tracker-in-frame.ts'));
