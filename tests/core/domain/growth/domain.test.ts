import { test } from 'vitest';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { domainFunctions } from '#tests/support/text-functions/domain.ts';

test.each(Object.entries(domainFunctions))(
  '%s',
  (_, run) => assertLinearInTexts(run),
  // A busy machine needs longer for some thousand runs of 5 ms.
  300_000,
);
