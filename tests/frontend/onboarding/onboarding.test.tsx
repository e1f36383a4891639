import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OnboardingStep } from '#core/domain/user/onboarding.ts';
import { artifactExtensions } from '#core/domain/user/onboarding.ts';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { Progress } from '../../../frontend/src/onboarding/progress.tsx';
import { AboutStep } from '../../../frontend/src/onboarding/steps/about-step.tsx';
import { BasicsStep } from '../../../frontend/src/onboarding/steps/basics-step.tsx';
import { ReadyStep } from '../../../frontend/src/onboarding/steps/ready-step.tsx';
import { SkillsStep } from '../../../frontend/src/onboarding/steps/skills-step.tsx';
import { WelcomeStep } from '../../../frontend/src/onboarding/steps/welcome-step.tsx';
import { nextDraft, shownProfile, withChanges } from '../../../frontend/src/onboarding/use-draft.ts';
import { onboarding } from '../../../frontend/src/texts/onboarding-ru.ts';
import { partitionByExtension } from '../../../frontend/src/ui/form/files.ts';

const step = { userId: 'anna', typedSkill: '', onChange: () => {}, onTypeSkill: () => {} };

const markup = (element: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={makeQueryClient()}>{element}</QueryClientProvider>);

/** What a reader sees, tags parted by a bar. */
const words = (element: ReactElement) =>
  markup(element)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

describe('the progress (docs/rules.md#onboarding-progress)', () => {
  test.each<[OnboardingStep, string]>([
    [1, '0 %'],
    [2, '25 %'],
    [3, '50 %'],
    [4, '75 %'],
    [5, '100 %'],
  ])('step %i of 5: %s', (step, percent) => {
    expect(words(<Progress step={step} />)).toContain(`|Шаг ${step} из 5|${percent}|`);
    expect(renderToStaticMarkup(<Progress step={step} />)).toContain(
      `aria-valuenow="${Number.parseInt(percent, 10)}"`,
    );
  });
});

describe('the steps (docs/rules.md#onboarding-steps)', () => {
  test('1: the benefits', () => {
    expect(words(<WelcomeStep />)).toContain('|AI-подбор вакансий|');
    expect(words(<WelcomeStep />)).toContain('|Прямые контакты|');
  });

  test('2: plain text inputs in their order, three of them marked', () => {
    const html = renderToStaticMarkup(<BasicsStep profile={emptyProfile} {...step} />);
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
    expect(inputs.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual([
      'fullName',
      'position',
      'experience',
      'location',
      'salary',
    ]);
    expect(inputs.every((input) => input.includes('type="text"'))).toBe(true);
    expect([...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label?.includes('*'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('3: the hint until there is a skill, then chips', () => {
    const hint = 'Добавьте хотя бы один навык, чтобы продолжить';
    expect(words(<SkillsStep profile={emptyProfile} {...step} />)).toContain(hint);
    const chosen = words(<SkillsStep profile={{ ...emptyProfile, skills: ['Python', 'SQL'] }} {...step} />);
    expect(chosen).toContain('|Python|, убрать|SQL|, убрать|');
    expect(chosen).not.toContain(hint);
  });

  test.each([
    ['', '(0/20)'],
    ['x'.repeat(20), '(20/20): нужен ещё один'],
    ['x'.repeat(21), '(21/20)'],
  ])('4: the hint says of "%s" %s', (about, counter) => {
    expect(words(<AboutStep profile={{ ...emptyProfile, about }} {...step} />)).toContain(
      `|Минимум 20 символов ${counter}|`,
    );
  });

  test('4: the files, of which only the name is kept (docs/rules.md#onboarding-files)', () => {
    const none = markup(<AboutStep profile={emptyProfile} {...step} />);
    expect(none).not.toContain('Файл загружен');
    expect(none).toMatch(/<input[^>]*type="file"[^>]*multiple=""[^>]*accept="\.pdf,\.doc,\.docx,\.txt"/);
    const artifacts = ['Резюме.pdf', 'cv.txt'];
    const two = words(<AboutStep profile={{ ...emptyProfile, artifacts }} {...step} />);
    expect(two).toContain('|✅ Файл загружен| · 2 файла| — сохранено только имя файла|');
    expect(two).toContain('|Резюме.pdf|cv.txt|');
  });

  test("no button of a step is the form's own, which goes on", () => {
    const profile = { ...emptyProfile, skills: ['Python'], artifacts: ['cv.pdf'] };
    for (const Step of [SkillsStep, AboutStep])
      expect(markup(<Step profile={profile} {...step} />).match(/<button[^>]*>/g)).toSatisfy(
        (buttons: string[]) => buttons.every((button) => button.includes('type="button"')),
      );
  });

  test('5: what has been opened', () => {
    expect(words(<ReadyStep />)).toContain('|AI-подбор включен|');
    expect(words(<ReadyStep />)).toContain('|Прямые контакты открыты|');
  });

  test.each([
    [onboarding.welcome.heading, 'Добро пожаловать!'],
    [onboarding.start, 'Начать'],
    [onboarding.basics.heading, 'Основная информация'],
    [onboarding.basics.done.title, '🎯 Отлично!'],
    [onboarding.skills.heading, 'Ваши навыки'],
    [onboarding.skills.done.title, '⚡ Супер!'],
    [onboarding.about.heading, 'О себе и артефакты'],
    [onboarding.ready.heading, 'Готово!'],
    [onboarding.finish, 'Начать поиск'],
    [onboarding.back, 'Назад'],
    [onboarding.next, 'Далее'],
    [onboarding.signOut, 'Выйти из аккаунта'],
    [onboarding.congratulations, '🎉 Поздравляем!'],
    [onboarding.created, '🎉 Профиль создан! Теперь вам доступны все функции'],
  ])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));
});

describe('«Далее»', () => {
  const withSkills = (skills: string[]): Profile => ({ ...emptyProfile, skills });

  test.each([
    [' Python ', ['SQL', 'Python']],
    ['SQL', ['SQL']],
    [' \u200b ', ['SQL']],
    ['', ['SQL']],
  ])('of step 3 counts what stands in the field as added: "%s"', (typedSkill, skills) => {
    const next = nextDraft(
      { step: 3, profile: { skills: ['SQL'] }, skillsBefore: [], typedSkill },
      emptyProfile,
    );
    expect(next).toEqual({ step: 4, profile: { skills }, skillsBefore: [], typedSkill: '' });
  });

  test('takes what is not filled in here from the profile, and leaves it out of what is written', () => {
    const draft = { step: 3, profile: {}, skillsBefore: [], typedSkill: 'SQL' } as const;
    expect(nextDraft(draft, withSkills(['SQL']))).toEqual({ ...draft, step: 4, typedSkill: '' });
  });

  test('is not enabled by what is only typed: a skill must be there', () => {
    const draft = { step: 3, profile: {}, skillsBefore: [], typedSkill: 'Python' } as const;
    expect(nextDraft(draft, emptyProfile)).toBeNull();
  });

  test('of another step adds nothing, and the field keeps it', () => {
    const draft = { step: 1 as const, profile: { skills: ['SQL'] }, skillsBefore: [], typedSkill: 'Python' };
    expect(nextDraft(draft, emptyProfile)).toEqual({ ...draft, step: 2 });
  });

  test('leaves what another tab or the account has saved meanwhile, skills too', () => {
    const begun = { step: 3 as const, profile: {}, skillsBefore: [], typedSkill: '' };
    const edited = withChanges(begun, { skills: ['SQL', 'Git'] }, withSkills(['SQL', 'Excel']));
    const typed = nextDraft({ ...edited, typedSkill: 'Python' }, withSkills(['SQL', 'Excel', 'Docker']));
    const savedElsewhere = { ...withSkills(['Docker', 'Go']), position: 'Тимлид' };
    expect(typed && shownProfile(typed, savedElsewhere)).toEqual({
      ...savedElsewhere,
      skills: ['Git', 'Docker', 'Python', 'Go'],
    });
  });
});

test('files are told apart by the end of their name (docs/rules.md#onboarding-files): .pdf .doc .docx .txt', () => {
  const names = ['a.pdf', 'B.DOCX', 'c.doc', 'd.txt', 'e.exe', 'pdf', 'f.pdf.zip', 'g.odt'];
  const files = names.map((name) => new File([], name));
  const { accepted, refused } = partitionByExtension(files, artifactExtensions);
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'B.DOCX', 'c.doc', 'd.txt']);
  expect(refused.map(({ name }) => name)).toEqual(['e.exe', 'pdf', 'f.pdf.zip', 'g.odt']);
});
