import { describe, expect, it } from 'vitest';
import { isSampleResume, profileAsResume, resumeFor, sampleResume } from '#core/domain/documents/resume.ts';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { sampleJobs } from '#core/domain/writer/letter/sample-jobs.ts';

const profile: Profile = {
  fullName: 'Анна Петрова',
  position: 'QA-инженер',
  experience: '5 лет',
  location: 'Казань',
  salary: 'от 150 000 ₽',
  skills: ['Postman', 'SQL'],
  about: 'Люблю находить ошибки.\nНе люблю терять их.',
  artifacts: ['cv.pdf'],
};

describe('a profile as a resume (docs/rules.md#resume-profile): name, position, experience, location, desired salary, skills, about', () => {
  it('all of it', () =>
    expect(profileAsResume(profile)).toBe(
      `Анна Петрова
QA-инженер

Опыт работы: 5 лет
Местоположение: Казань
Желаемая зарплата: от 150 000 ₽

Навыки
Postman, SQL

О себе
Люблю находить ошибки.
Не люблю терять их.`,
    ));

  it('no salary, no line of it', () =>
    expect(profileAsResume({ ...profile, salary: ' ' })).not.toContain('зарплата'));

  it.each([
    ['empty', emptyProfile],
    ['blank', { ...emptyProfile, fullName: ' \u200b', about: '\n' }],
    ['names of files alone', { ...emptyProfile, artifacts: ['cv.pdf'] }],
  ])('%s: null', (_, nothing) => expect(profileAsResume(nothing)).toBeNull());

  it('is read back by the rules', () =>
    expect(extractResumeFacts(profileAsResume(profile) ?? '')).toMatchObject({
      name: 'Анна Петрова',
      position: 'QA-инженер',
      experience: '5 лет',
      listedSkills: ['Postman', 'SQL'],
    }));
});

describe('the source on load (docs/rules.md#resume-source)', () => {
  it('saved text first', () =>
    expect(resumeFor(' мой текст\n', profile)).toEqual({ text: ' мой текст\n', source: 'stored' }));
  it.each([null, '', ' \n', sampleResume])('then the profile: %j', (stored) =>
    expect(resumeFor(stored, profile)).toEqual({ text: profileAsResume(profile), source: 'profile' }),
  );
  it.each([null, emptyProfile])('else the sample', (nobody) =>
    expect(resumeFor(null, nobody)).toEqual({ text: sampleResume, source: 'sample' }),
  );
});

it('the sample is known by its words, a changed one is the user’s own', () => {
  expect(isSampleResume(`\n${sampleResume.replaceAll('\n', '\r\n')} `)).toBe(true);
  expect(isSampleResume(sampleResume.replace('35\u00a0%', '35%'))).toBe(true);
  expect(isSampleResume(sampleResume.replace('Алексей', 'Андрей'))).toBe(false);
});

describe('the built-in vacancies (docs/rules.md#letter-picker)', () => {
  it('are twelve, ids 1 to 12, in roubles', () => {
    expect(sampleJobs.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
    for (const { title, company, location, salary } of sampleJobs) {
      expect([title, company, location]).not.toContain('');
      expect(salary).toMatchObject({ currency: '₽' });
      expect(salary.min).toBeLessThanOrEqual(salary.max);
    }
  });
  it('have Russian and English titles', () => {
    expect(sampleJobs.some(({ title }) => /^[A-Za-z ()-]+$/u.test(title))).toBe(true);
    expect(sampleJobs.some(({ title }) => /^[А-Яа-яё ]+$/u.test(title))).toBe(true);
  });
});
