import { test } from 'vitest';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { readingFunctions } from '#tests/support/text-functions/reading.ts';

test.each(Object.entries(readingFunctions))(
  '%s',
  (_, run) => assertLinearInTexts(run),
  // A busy machine needs longer for some thousand runs of 5 ms.
  300_000,
);
