import { expect, test } from 'vitest';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import { type Seeker, seeker } from '#core/domain/match/seeker/seeker.ts';

test('of a seeker from outside what is ours stays, each thing once (docs/rules.md#match-request)', () => {
  const foreignSeeker: Seeker = {
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
  expect(sanitizeSeeker(foreignSeeker)).toEqual({
    ...foreignSeeker,
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
  expect(sanitizeSeeker({ ...foreignSeeker, city: 'казань' }).city).toBe('казань');
});
