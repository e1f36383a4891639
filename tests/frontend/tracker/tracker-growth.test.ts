import { test } from 'vitest';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { trackerFunctions } from '#tests/support/text-functions/tracker.ts';

test.each(Object.entries(trackerFunctions))('%s', (_, run) => assertLinearInTexts(run), 300_000);
