import { describe, expect, it } from 'vitest';
import { strengths } from '#core/domain/match/seeker/seeker.ts';
import { collectConcepts, type SkillSource } from '#core/domain/match/seeker/seeker-concepts.ts';

const strengthIn = (text: string, source: Partial<SkillSource> = {}): number | undefined =>
  collectConcepts([{ text, isListItem: false, strength: strengths.worked, ...source }]).find(
    ({ id }) => id === 'docker',
  )?.strength;

describe('what somebody has only begun with counts less (docs/rules.md#match-seeker)', () => {
  it.each([
    'немного Docker',
    'основы Docker',
    'базовый Docker',
    'базово Docker',
    'начальный уровень Docker',
    'поверхностно Docker',
    'щупал Docker',
    'щупала Docker',
    'знакома с Docker',
    'знаком с Docker',
    'знакомство с Docker',
    'знакомился с Docker',
    'знакомилась с Docker',
    'Docker на курсах',
    'Docker по курсу',
    'изучаю Docker',
    'осваиваю Docker',
    'учу Docker',
    'Docker слабо',
    'слабое знание Docker',
    'слабые знания Docker',
    'слабый Docker',
    'слабая база Docker',
    'слабовато Docker',
    'начала Docker',
    'начал с Docker',
    'basic Docker',
    'basics of Docker',
    'familiar with Docker',
  ])('«%s»', (text) => expect(strengthIn(text)).toBe(strengths.touched));

  it.each([
    'много Docker',
    'основал Docker',
    'безосновательно Docker',
    'знакомые, Docker',
    'слабость, Docker',
    'начни, Docker',
    'unfamiliar Docker',
    'курсы, Docker',
    'Docker',
    'слабо SQL. Docker',
    'слабо SQL! Docker',
    'слабо SQL? Docker',
    'слабо SQL; Docker',
    'слабо SQL, но Docker',
    'слабо SQL, а Docker',
    'слабо SQL, однако Docker',
    'слабо SQL, зато Docker',
  ])('but not «%s»', (text) => expect(strengthIn(text)).toBe(strengths.worked));

  it('no stronger than where it stands', () => {
    expect(strengthIn('Docker', { strength: strengths.listed })).toBe(strengths.listed);
    expect(strengthIn('немного Docker', { strength: 0.1 })).toBe(0.1);
  });
});

it.each([
  ['Английский A1', strengths.touched],
  ['Английский A2', strengths.touched],
  ['Английский B1', strengths.listed],
  ['Английский C2', strengths.listed],
])('«%s» is brought as %s', (text, strength) =>
  expect(
    collectConcepts([{ text, isListItem: true, strength: strengths.worked }]).find(
      ({ id }) => id === 'english',
    )?.strength,
  ).toBe(strength),
);
