import { expect, it } from 'vitest';
import { newAnalysis, withAdvice } from '../../../frontend/src/documents/resume/advice/analysis.ts';

const text = 'Вёл учёт\nВёл учёт\n';
const wording = { id: '1', kind: 'wording', quote: 'Вёл учёт', proposal: null, reason: '' } as const;
const originOf = (at: { start: number; end: number } | null) =>
  withAdvice(newAnalysis(text), { ...wording, at }).items[0]?.origin;

it('a quote stands where the advice says, if it does; else at its first place', () => {
  expect(originOf({ start: 9, end: 17 })).toEqual({ start: 9, end: 17 });
  expect(originOf({ start: 8, end: 16 })).toEqual({ start: 0, end: 8 });
  expect(originOf(null)).toEqual({ start: 0, end: 8 });
});
