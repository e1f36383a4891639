import { later } from '../../ui/hooks/later.ts';

/** What the frame of every page shows of the desk: it comes after the page. */
export const useTrackerInFrame = later(() => import('../../tracker/tracker-in-frame.ts'));
