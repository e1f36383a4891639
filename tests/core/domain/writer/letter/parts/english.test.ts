import { describe, expect, it } from 'vitest';
import { english } from '#core/domain/writer/letter/english.ts';

const period = (from: string, to: string | null, isCurrent = false) => ({ text: '', from, to, isCurrent });
type Job = Parameters<typeof english.job>[0];
const told = (
  kind: Job['kind'],
  title: string | null,
  employer: string | null,
  years: Job['period'] = null,
) => english.job({ kind, title, employer, period: years });

it.each([
  [
    told('current', 'Cook', 'Acme', period('2019-03', null, true)),
    'My current job: Cook at Acme (since 2019).',
  ],
  [told('current', null, 'Acme'), 'My current employer: Acme.'],
  [told('also', 'Cook', null), 'My other current job: Cook.'],
  [told('also', null, 'Acme'), 'My other current employer: Acme.'],
  [told('last', 'Cook', 'Acme', period('2016', '2019')), 'My most recent job: Cook at Acme (2016–2019).'],
  [told('last', null, 'Acme', period('2019-01', '2019-12')), 'My most recent employer: Acme (2019).'],
  [told('last', null, 'Acme', period('2019', null)), 'My most recent employer: Acme.'],
  [told('before', 'Cook', 'Acme'), 'Before that: Cook at Acme.'],
  [told('there', 'Cook', 'Acme'), 'Before that: Cook at Acme.'],
  [told('other', 'Cook', 'Acme Inc.'), 'I also worked here: Cook at Acme Inc.'],
  [told('one', null, 'Acme'), 'One of my jobs: Acme.'],
])('a job: %s', (sentence, text) => expect(sentence).toBe(text));

it('the sentences about a vacancy', () => {
  expect(english.apply.map((say) => say('“Senior” cook', 'Acme'))).toEqual([
    "I am writing about the “'Senior' cook” position at Acme.",
    "I would like to apply for the “'Senior' cook” position at Acme.",
    "Please consider me for the “'Senior' cook” position at Acme.",
  ]);
  expect(english.apply[0]?.('Cook', null)).toBe('I am writing about the “Cook” position.');
  expect(english.noFit(null)).toBe('To be plain: my resume shows no experience in such a role.');
  expect(english.noFit('Cook')).toBe(
    'To be plain: my resume shows no experience in such a role; this letter rests on other experience: Cook.',
  );
});

it.each([
  ['Over 7 years', 'I bring over 7 years of experience.'],
  ['7+ years', 'I bring 7+ years of experience.'],
  ['X years', 'I bring X years of experience.'],
])('%s of experience', (years, text) => expect(english.experience(years)).toBe(text));

it('one skill and several', () => {
  const said = (skills: string[]) => [
    ...english.matching.map((say) => say(skills)),
    english.skills(skills),
    english.otherSkills(skills),
  ];
  expect(said(['SQL'])).toEqual([
    'Of the skills that this position asks for, I have SQL.',
    'From your requirements I know SQL.',
    'My skill that matches the vacancy: SQL.',
    'My main skill is SQL.',
    'I also have SQL.',
  ]);
  expect(said(['SQL', 'Excel', 'Go'])).toEqual([
    'Of the skills that this position asks for, I have SQL, Excel and Go.',
    'From your requirements I know SQL, Excel and Go.',
    'My skills that match the vacancy: SQL, Excel and Go.',
    'My main skills are SQL, Excel and Go.',
    'I also have SQL, Excel and Go.',
  ]);
});

it.each<[string | null, string | null, string]>([
  ['Cook', 'Acme', 'Some of what I have done as Cook at Acme:'],
  ['Cook', null, 'Some of what I have done as Cook:'],
  [null, 'Acme', 'Some of what I have done at Acme:'],
])('what was done as %s at %s', (title, employer, heading) =>
  expect(
    english.done({ title, employer, period: null, duties: [] }, ['Built a shop', 'Led a team']).split('\n'),
  ).toEqual([...[heading, '— Built a shop;', '— Led a team.']]),
);

describe('one’s own words', () => {
  it.each(
    [
      'I like it',
      "Well, I'm here",
      'Well, I’m here',
      "Now I've time",
      'Now I’ve time',
      'It is my trade',
      'Suits me',
    ].concat('one two three four five six seven eight nine ten eleven twelve thirteen'),
  )('%s: a sentence', (words) =>
    expect([english.why(words), english.relevant(words)]).toEqual([words, words]),
  );

  it.each([
    'Close to home',
    'Mine',
    'Iris shop',
    'one two three four five six seven eight nine ten eleven twelve',
  ])('%s: led in', (words) =>
    expect([english.why(words), english.relevant(words)]).toEqual([
      `What draws me to it: ${words}`,
      `Closest to this job: ${words}`,
    ]),
  );
});

it('the rest', () =>
  expect([english.education('MIT, 2012'), english.portfolio('acme.example')]).toEqual([
    'My education: MIT, 2012.',
    'Portfolio: acme.example',
  ]));
