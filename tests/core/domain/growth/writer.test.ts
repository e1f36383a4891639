import { test } from 'vitest';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { writerFunctions } from '#tests/support/text-functions/writer.ts';

test.each(Object.entries(writerFunctions))(
  '%s',
  (_, run) => assertLinearInTexts(run),
  // A busy machine needs longer for some thousand runs of 5 ms.
  300_000,
);
