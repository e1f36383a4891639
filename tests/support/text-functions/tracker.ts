import { csvCell } from '../../../frontend/src/applications/export/csv.ts';
import { escaped, folded } from '../../../frontend/src/applications/export/ics.ts';
import { plainTextOf } from '../../../frontend/src/tracker/long-texts.ts';
import { recordsOf } from '../../../frontend/src/tracker/tracker-store.ts';
import type { TextFunctions } from './text-functions.ts';

/** Of the desk: what was stored, and what goes into files. */
export const trackerFunctions: TextFunctions = {
  'export/csv#csvCell': csvCell,
  'export/ics#escaped': escaped,
  'export/ics#folded': folded,
  'long-texts#plainTextOf': plainTextOf,
  'tracker-store#recordsOf': recordsOf,
};
