import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentsOf,
  emptyProfile,
  isBlank,
  type Profile,
  profile,
  readProfile,
  withSkill,
} from '#core/domain/user/profile.ts';

describe('skills (docs/rules.md#profile-skills): trimmed, empty and duplicate ones ignored', () => {
  it.each([
    [[], 'Python', ['Python']],
    [[], '  Machine  Learning\t', ['Machine  Learning']],
    [['Python'], '', ['Python']],
    [['Python'], '   ', ['Python']],
    [['Python'], '\u200b\u2060', ['Python']],
    [['Python'], ' Python ', ['Python']],
    [['Go'], 'go', ['Go', 'go']],
    [['Python'], 'SQL', ['Python', 'SQL']],
    [[], '👩‍💻', ['👩‍💻']],
    [[], 'שלום', ['שלום']],
  ])('%j and "%s": %j', (skills, typed, expected) => {
    expect(withSkill(skills, typed)).toEqual(expected);
  });

  it('ignored ones leave the very list', () => {
    const skills = ['Python'];
    expect(withSkill(skills, 'Python ')).toBe(skills);
  });

  it('two hundred of them stay, and no more are added', () => {
    const typed = Array.from({ length: 300 }, (_, index) => `Навык ${index}`);
    expect([...typed, ...typed].reduce<string[]>(withSkill, [])).toEqual(typed.slice(0, 200));
  });
});

describe('nothing to be seen', () => {
  it.each([
    ['', true],
    [' \t\n\u00a0', true],
    ['\u200b', true],
    ['\u200d\ufeff\u2066\u2069', true],
    ['а', false],
    ['\u200bа', false],
    ['\u202eдом', false],
    ['👨‍👩‍👧', false],
    ['0', false],
  ])('%j: %s', (text, expected) => expect(isBlank(text)).toBe(expected));
});

describe('the stored profile (docs/rules.md#profile)', () => {
  const full: Profile = {
    fullName: 'Анна\u200d Иванова',
    position: 'ML-инженер',
    experience: '5 лет',
    location: 'Москва',
    salary: 'от 250 000 ₽',
    skills: ['Python', 'SQL'],
    about: 'О себе',
    artifacts: ['cv.pdf'],
  };

  it.each<[string, Profile | null]>([
    [JSON.stringify(full), full],
    ['{}', emptyProfile],
    ['{"fullName":"Анна","unknown":1}', { ...emptyProfile, fullName: 'Анна' }],
    ['{"skills":["Go"," Go ",""]}', { ...emptyProfile, skills: ['Go'] }],
    ['{"artifacts":[{},"cv.pdf"]}', { ...emptyProfile, artifacts: ['cv.pdf'] }],
    ['{oops', null],
    ['', null],
    ['null', null],
    ['[]', null],
    ['"text"', null],
    ['{"fullName":5}', null],
    ['{"skills":"Go"}', null],
  ])('%s', (text, expected) => expect(readProfile(text)).toEqual(expected));

  it('kept before there were bounds, is cut to them, half of no letter staying', () => {
    const long = {
      about: 'я'.repeat(6000),
      skills: [...Array(300).keys()].map((at) => `${at}`.padStart(150, 'x')),
    };
    const read = readProfile(JSON.stringify({ ...long, fullName: `${'a'.repeat(4999)}👩` }));
    expect(read?.about).toBe('я'.repeat(5000));
    expect(read?.fullName).toBe('a'.repeat(4999));
    expect(read?.skills).toEqual(['x'.repeat(100)]);
    const many = readProfile(JSON.stringify({ skills: [...Array(300).keys()].map((at) => `Навык ${at}`) }));
    expect(many?.skills).toHaveLength(200);
    expect(profile.safeParse(read).success).toBe(true);
    expect(profile.safeParse(many).success).toBe(true);
  });

  it('comes back as it was written, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const typed = fc.record({
      fullName: text,
      position: text,
      experience: text,
      location: text,
      salary: text,
      about: text,
      skills: fc.array(text).map((skills) => skills.reduce<string[]>(withSkill, [])),
      artifacts: fc.array(text),
    });
    fc.assert(
      fc.property(typed, (whole) => {
        expect(readProfile(JSON.stringify(whole))).toEqual(whole);
      }),
    );
  });
});

describe('documents (docs/rules.md#documents): resume, portfolio, certificate', () => {
  it.each([
    ['Резюме Анны.pdf', 'resume'],
    ['cv.docx', 'resume'],
    ['scan0001.pdf', 'resume'],
    ['Мой СЕРТИФИКАТ.pdf', 'certificate'],
    ['Диплом.pdf', 'certificate'],
    ['Portfolio 2026.pdf', 'portfolio'],
    ['портфолио.doc', 'portfolio'],
  ])('%s is a %s', (name, type) => {
    expect(documentsOf([name])).toMatchObject([{ name, type, uploadedAt: null }]);
  });

  it('none without files', () => expect(documentsOf([])).toEqual([]));
});
