import { escaped, folded } from '../../../frontend/src/applications/export/ics.ts';
import { plainTextOf } from '../../../frontend/src/tracker/long-texts.ts';
import { recordsOf } from '../../../frontend/src/tracker/tracker-store.ts';
import { csvCell } from '../../../frontend/src/ui/csv.ts';
import type { TextFunctions } from './text-functions.ts';

/** Of the desk: what was stored, and what goes into files. */
export const trackerFunctions: TextFunctions = {
  'export/ics#escaped': escaped,
  'export/ics#folded': folded,
  'long-texts#plainTextOf': plainTextOf,
  'tracker-store#recordsOf': recordsOf,
  'ui/csv#csvCell': csvCell,
};
