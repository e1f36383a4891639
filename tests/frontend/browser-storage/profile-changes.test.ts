import { expect, test } from 'vitest';
import { maxProfileTextLength } from '#core/domain/user/profile.ts';
import { profileChanges } from '../../../frontend/src/browser-storage/profile-changes.ts';

test.each([
  ['nothing', {}, {}],
  ['one field', { fullName: 'Анна' }, { fullName: 'Анна' }],
  ['an emptied one', { about: '' }, { about: '' }],
  ['skills', { skills: [' Python ', 'Python'] }, { skills: ['Python'] }],
  ['what is no field', { fullName: 'Анна', age: 7 }, { fullName: 'Анна' }],
  ['what is no text', { fullName: 7 }, {}],
  ['too long a text', { about: 'я'.repeat(9000) }, { about: 'я'.repeat(maxProfileTextLength) }],
])('a draft of %s holds that alone', (_, kept, changes) => {
  expect(profileChanges.parse(kept)).toEqual(changes);
});
