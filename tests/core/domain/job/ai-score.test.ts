import { describe, expect, it } from 'vitest';
import {
  aiBarAbove,
  aiJobAbove,
  highestAiScore,
  isAiJob,
  isRecommended,
  recommendedFor,
} from '#core/domain/job/ai-score.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('AI vacancies (docs/rules.md#filter-ai): ai_score above 80', () => {
  it.each([
    [80, false],
    [81, true],
  ])('%i → %s', (ai_score, isOne) => expect(isAiJob({ ai_score })).toBe(isOne));
});

describe('recommended (docs/rules.md#recommended): an admin’s word, or score > 80 and salary given and published within 30 days', () => {
  const recommended = (overrides: Parameters<typeof jobRowWith>[0], hasSalary = true) =>
    isRecommended(
      jobRowWith({ ai_score: 81, created_at: '2026-10-21T10:00:00.000Z', ...overrides }),
      hasSalary,
      now,
    );

  it('all three', () => expect(recommended({})).toBe(true));
  it('score 80', () => expect(recommended({ ai_score: 80 })).toBe(false));
  it('no salary', () => expect(recommended({}, false)).toBe(false));
  it('older', () => expect(recommended({ created_at: '2026-10-21T09:59:59.999Z' })).toBe(false));
  it('an admin’s word alone', () =>
    expect(
      recommended({ is_recommended: true, ai_score: 0, created_at: '2020-01-01T00:00:00.000Z' }, false),
    ).toBe(true));
});

it('the bar needs more than 70, the badge more than 80, of 100 (docs/rules.md#similar-bar)', () =>
  expect([aiBarAbove, aiJobAbove, highestAiScore, recommendedFor]).toEqual([70, 80, 100, 2_592_000_000]));
