import { test } from 'vitest';
import {
  checkBehaviour,
  cyrillicShare,
  FaultyAnswer,
  latinOutside,
  ordersIn,
  sharesRun,
  withoutOrders,
} from '#functions/actions/writing/answer-check.ts';
import { wordsOfDescription } from '#functions/actions/writing/letter-vacancy.ts';
import { objectsIn } from '#functions/actions/writing/objects-in.ts';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import type { TextFunctions } from '#tests/support/text-functions/text-functions.ts';

/** That an answer is refused is as good as that it passes. */
function behaviour(text: string) {
  try {
    checkBehaviour(text, { system: 'You compose', promptCanary: 'abcdef', orders: [] });
  } catch (error) {
    if (!(error instanceof FaultyAnswer)) throw error;
  }
}

const functions: TextFunctions = {
  'answer-check#checkBehaviour': behaviour,
  'answer-check#cyrillicShare': cyrillicShare,
  'answer-check#latinOutside': (text) => latinOutside(text, [text]),
  'answer-check#ordersIn': (text) => ordersIn([text]),
  'answer-check#sharesRun': (text) => sharesRun(text, text, 4),
  'answer-check#withoutOrders': withoutOrders,
  'letter-vacancy#wordsOfDescription': wordsOfDescription,
  'objects-in#objectsIn': (text) => objectsIn(`[{"a":"${text}`, 0),
};

test.each(Object.entries(functions))(
  '%s',
  (_, run) => assertLinearInTexts(run),
  // A busy machine needs longer for some thousand runs of 10 ms.
  300_000,
);
