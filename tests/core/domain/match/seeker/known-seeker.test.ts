import { expect, test } from 'vitest';
import { knownSeeker } from '#core/domain/match/seeker/known-seeker.ts';
import { type Seeker, seeker } from '#core/domain/match/seeker/seeker.ts';

test('of a seeker from outside what is ours stays, each thing once (docs/rules.md#match-request)', () => {
  const given: Seeker = {
    ...seeker.parse({}),
    concepts: ['sql', 'sarafanova', 'sql', 'kafka'].map((id, at) => ({ id, strength: (at + 1) / 4 })),
    roles: ['python-dev', 'queen', 'python-dev'],
    pastRoles: ['queen', 'nurse'],
    titleStems: ['python', 'сарафан', 'python'],
    industries: ['7', '7', 'космос'],
    city: 'урюпинск-на-луне',
    languages: [
      { id: 'english', level: 'B2' },
      { id: 'klingon', level: 'C2' },
    ],
  };
  expect(knownSeeker(given)).toEqual({
    ...given,
    concepts: [
      { id: 'sql', strength: 0.75 },
      { id: 'kafka', strength: 1 },
    ],
    roles: ['python-dev'],
    pastRoles: ['nurse'],
    titleStems: ['python'],
    industries: ['7'],
    city: null,
    languages: [{ id: 'english', level: 'B2' }],
  });
  expect(knownSeeker({ ...given, city: 'казань' }).city).toBe('казань');
});
