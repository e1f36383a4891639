import { expect, it } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import {
  cannotBeAskedFor,
  isCrashingRecord,
  isRecordTrouble,
  requireRead,
} from '#functions/sources/source.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('what was read is given on, nothing as well', () => {
  for (const value of [1, null, undefined, '']) expect(requireRead({ value })).toBe(value);
});

it('of a record that is passed over it is said why, and that the source is not to blame', () => {
  const error = thrown(() => requireRead(null));
  expect(error).toMatchObject({
    name: AppError.name,
    code: 'source_broken',
    message: 'Вакансия не прочитана: разбор вакансии обрывал импорт.',
  });
  expect([isCrashingRecord(error), isRecordTrouble(error)]).toEqual([true, true]);
});

it('a vacancy that nobody knows how to ask for is trouble of its own, and has ended no step', () => {
  const error = cannotBeAskedFor('no id');
  expect(error).toMatchObject({ code: 'source_broken', cause: { message: 'no id' } });
  expect([isCrashingRecord(error), isRecordTrouble(error)]).toEqual([false, true]);
});

it('the trouble of a source is no record’s', () => {
  for (const error of [new AppError('source_broken', 'x'), new Error('x'), null, 'x'])
    expect([isCrashingRecord(error), isRecordTrouble(error)]).toEqual([false, false]);
});
