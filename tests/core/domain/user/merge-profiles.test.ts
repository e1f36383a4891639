import { expect, test } from 'vitest';
import { mergeProfiles } from '#core/domain/user/merge-profiles.ts';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';

const profile = (some: Partial<Profile>): Profile => ({ ...emptyProfile, ...some });
const base = profile({ fullName: 'Анна', position: 'Аналитик', skills: ['SQL', 'Excel'] });

/** docs/rules.md#account-sync-conflict */
test.each<[string, Profile | null, Partial<Profile>, Partial<Profile>, Partial<Profile>, string[]]>([
  ['what one side has changed stands', base, { position: 'ML' }, {}, { position: 'ML' }, []],
  ['whichever it is', base, {}, { position: 'ML' }, { position: 'ML' }, []],
  [
    'one field each',
    base,
    { position: 'ML' },
    { location: 'Пермь' },
    { position: 'ML', location: 'Пермь' },
    [],
  ],
  ['emptied on one side is empty', base, { position: '' }, {}, { position: '' }, []],
  ['both the same', base, { position: 'ML' }, { position: 'ML' }, { position: 'ML' }, []],
  ['both another', base, { position: 'ML' }, { position: 'QA' }, { position: 'ML' }, ['position']],
  [
    'skills are added and taken away on either side',
    base,
    { skills: ['SQL', 'Excel', 'Python'] },
    { skills: ['SQL', 'Go'] },
    { skills: ['SQL', 'Python', 'Go'] },
    [],
  ],
  [
    'names of files are compared with those of before, not with its skills',
    { ...base, artifacts: ['cv.pdf', 'SQL'] },
    { artifacts: ['cv.pdf', 'diploma.pdf'] },
    { artifacts: ['SQL'] },
    { artifacts: ['diploma.pdf'] },
    [],
  ],
  [
    'never the same: an empty one takes the other',
    null,
    { fullName: '' },
    { fullName: 'Анна' },
    { fullName: 'Анна' },
    [],
  ],
  [
    'never the same, both written',
    null,
    { fullName: 'Аня' },
    { fullName: 'Анна' },
    { fullName: 'Аня' },
    ['fullName'],
  ],
])('%s', (_, before, mine, theirs, expected, disputed) => {
  const from = before ?? emptyProfile;
  const joined = mergeProfiles(before, { ...from, ...mine }, { ...from, ...theirs });
  expect(joined).toEqual({ profile: { ...from, ...expected }, disputed });
});

test('both sides come to the same, but for the order of what they list', () => {
  const [mine, theirs] = [
    profile({ skills: ['A', 'B'] }),
    profile({ skills: ['B', 'C'], location: 'Пермь' }),
  ];
  const [joined, joinedReversed] = [mergeProfiles(null, mine, theirs), mergeProfiles(null, theirs, mine)];
  const sorted = ({ skills, ...rest }: Profile) => ({ ...rest, skills: skills.toSorted() });
  expect(sorted(joined.profile)).toEqual(sorted(joinedReversed.profile));
});

test.each(['fullName', 'position', 'experience', 'location', 'salary', 'about'] as const)(
  'of «%s» either side’s change stands, and of two changes mine is disputed',
  (name) => {
    const [was, mine, theirs] = ['как было', 'моё', 'их'].map((text) => profile({ [name]: text })) as [
      Profile,
      Profile,
      Profile,
    ];
    expect(mergeProfiles(was, mine, was)).toEqual({ profile: mine, disputed: [] });
    expect(mergeProfiles(was, was, theirs)).toEqual({ profile: theirs, disputed: [] });
    expect(mergeProfiles(was, mine, theirs)).toEqual({ profile: mine, disputed: [name] });
    expect(mergeProfiles(null, emptyProfile, theirs)).toEqual({ profile: theirs, disputed: [] });
    expect(mergeProfiles(null, mine, profile({ [name]: '\u200b ' }))).toEqual({
      profile: mine,
      disputed: [],
    });
    expect(mergeProfiles(null, mine, theirs)).toEqual({ profile: mine, disputed: [name] });
  },
);

test.each(['skills', 'artifacts'] as const)('no more %s are joined than one may have', (name) => {
  const named = (own: string) => profile({ [name]: Array.from({ length: 150 }, (_, at) => `${own} ${at}`) });
  const { profile: joined } = mergeProfiles(null, named('мой'), named('их'));
  expect(joined[name]).toEqual([...named('мой')[name], ...named('их')[name].slice(0, 50)]);
  expect(mergeProfiles(named('мой'), named('мой'), emptyProfile).profile[name]).toEqual([]);
});
