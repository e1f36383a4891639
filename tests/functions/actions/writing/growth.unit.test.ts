import { test } from 'vitest';
import {
  checkBehaviour,
  FaultyAnswer,
  injectionsIn,
  sharesRun,
  unsourcedLatin,
  withoutInjections,
} from '#functions/actions/writing/answer-check.ts';
import { descriptionText } from '#functions/actions/writing/letter-vacancy.ts';
import { completeObjects } from '#functions/actions/writing/partial-json.ts';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import type { TextFunctions } from '#tests/support/text-functions/text-functions.ts';

/** That an answer is refused is as good as that it passes. */
function behaviour(text: string) {
  try {
    checkBehaviour(text, { system: 'You compose', promptCanary: 'abcdef', injections: [] });
  } catch (error) {
    if (!(error instanceof FaultyAnswer)) throw error;
  }
}

const functions: TextFunctions = {
  'answer-check#checkBehaviour': behaviour,
  'answer-check#unsourcedLatin': (text) => unsourcedLatin(text, [text]),
  'answer-check#injectionsIn': (text) => injectionsIn([text]),
  'answer-check#sharesRun': (text) => sharesRun(text, text, 4),
  'answer-check#withoutInjections': withoutInjections,
  'letter-vacancy#wordsOfDescription': descriptionText,
  'partial-json#completeObjects': (text) => completeObjects(`[{"a":"${text}`, 0),
};

test.each(Object.entries(functions))(
  '%s',
  (_, run) => assertLinearInTexts(run),
  // A busy machine needs longer for some thousand runs of 10 ms.
  300_000,
);
