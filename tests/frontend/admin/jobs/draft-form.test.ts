import { describe, expect, test } from 'vitest';
import { editJob } from '#core/contract/admin-jobs.ts';
import { type JobDraft, jobDraft } from '#core/domain/job/job-draft.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';
import {
  categoryChoices,
  chosenOf,
  industryChoices,
} from '../../../../frontend/src/admin/jobs/editor/choices.ts';
import {
  changesOf,
  type DraftForm,
  draftOf,
  emptyForm,
  formOf,
  isChanged,
} from '../../../../frontend/src/admin/jobs/editor/draft-form.ts';
import { problemsOf } from '../../../../frontend/src/admin/jobs/editor/draft-problems.ts';
import { jobEditor as texts } from '../../../../frontend/src/texts/admin/admin-jobs-ru.ts';

const stored: JobDraft = {
  title: 'ML-инженер',
  company: 'Вектор',
  location: 'Казань',
  type: 'Частичная занятость',
  salaryFrom: 150_000,
  salaryTo: null,
  categoryId: 'data-science',
  industryId: '7',
  tags: ['Python'],
  description: '<p><strong>Ищем</strong> инженера</p><ol><li>Раз</li></ol>',
  sourceUrl: 'https://hh.ru/vacancy/1',
  isRecommended: true,
  contacts: { email: 'jobs@vector.ru', telegram: '@vector_jobs', site: null },
};

const filled: DraftForm = { ...emptyForm, title: 'Аналитик', company: 'Вектор', categoryId: 'analysts' };

describe('what is sent', () => {
  test('nothing of a vacancy that was only looked at', () => {
    const form = formOf(stored);
    expect(isChanged(form, formOf(stored))).toBe(false);
    expect(changesOf(stored, form)).toEqual({});
  });

  test.each<[string, Partial<DraftForm>, Partial<JobDraft>]>([
    ['a title', { title: '  Senior  ML-инженер ' }, { title: 'Senior ML-инженер' }],
    [
      'a salary',
      { salaryFrom: '180 000 ₽', salaryTo: "250'000" },
      { salaryFrom: 180_000, salaryTo: 250_000 },
    ],
    [
      'one end of a salary with the other',
      { salaryTo: '250000' },
      { salaryFrom: 150_000, salaryTo: 250_000 },
    ],
    ['no salary', { salaryFrom: '' }, { salaryFrom: null, salaryTo: null }],
    ['no industry', { industryId: '' }, { industryId: null }],
    ['a skill that was typed only', { typedTag: ' SQL ' }, { tags: ['Python', 'SQL'] }],
    ['a description', { description: 'Ищем инженера\n\n- Раз' }, {}],
    ['another description', { description: 'Ищем' }, { description: '<p>Ищем</p>' }],
    ['a link', { sourceUrl: 'vector.ru/jobs/2' }, { sourceUrl: 'https://vector.ru/jobs/2' }],
    ['no link', { sourceUrl: ' ' }, { sourceUrl: null }],
    ['contacts as a whole', { email: '' }, { contacts: { ...stored.contacts, email: null } }],
    ['an account', { telegram: 'https://t.me/vector_jobs' }, {}],
    ['only spaces', { title: 'ML-инженер ' }, {}],
  ])('%s', (_name, edited, sent) => {
    const changes = changesOf(stored, { ...formOf(stored), ...edited });
    expect(changes).toEqual(sent);
    expect(editJob.request.parse({ jobId: 'hh-1', ...changes })).toEqual({ jobId: 'hh-1', ...sent });
  });

  test('a new vacancy needs a title, a company and a category only', () => {
    expect(problemsOf(filled)).toEqual({});
    expect(jobDraft.parse(draftOf(filled))).toMatchObject({
      title: 'Аналитик',
      location: 'Удаленная работа',
      type: 'Полная занятость',
      salaryFrom: null,
      description: '',
      contacts: { email: null, telegram: null, site: null },
    });
  });
});

describe('what the contract would refuse is said beside its field, in Russian', () => {
  test('of an empty form all that is required, and nothing else', () => {
    expect(problemsOf(emptyForm)).toEqual({
      title: 'Укажите название',
      company: 'Укажите компанию',
      categoryId: 'Выберите категорию',
    });
  });

  test.each<[keyof DraftForm, Partial<DraftForm>, string]>([
    ['title', { title: 'я'.repeat(301) }, 'Не длиннее 300 символов'],
    ['company', { company: 'я'.repeat(201) }, 'Не длиннее 200 символов'],
    ['salaryFrom', { salaryFrom: 'от 100' }, 'Введите сумму в рублях цифрами, например 250 000'],
    ['salaryFrom', { salaryFrom: '0' }, 'Введите сумму в рублях цифрами, например 250 000'],
    ['salaryTo', { salaryTo: '100 000 001' }, 'Не больше 100 000 000 ₽'],
    ['salaryTo', { salaryFrom: '200000', salaryTo: '100000' }, 'Сумма «до» меньше суммы «от»'],
    ['categoryId', { categoryId: 'cooks' }, 'Выберите категорию'],
    ['tags', { tags: Array.from({ length: 31 }, (_, n) => `${n}`) }, 'Не больше 30 навыков'],
    ['tags', { typedTag: 'я'.repeat(101) }, 'Каждый навык — не длиннее 100 символов'],
    [
      'description',
      { description: 'я'.repeat(20_000) },
      'Описание слишком длинное: 20 007 из 20 000 символов вместе с разметкой',
    ],
    [
      'sourceUrl',
      { sourceUrl: 'javascript:alert(1)' },
      'Введите ссылку целиком, например https://company.ru/jobs',
    ],
    ['email', { email: 'нет' }, 'Введите e-mail вида jobs@company.ru'],
    ['telegram', { telegram: '@я' }, 'Введите имя вида @company_jobs: латиница, цифры и «_», от 4 знаков'],
    ['site', { site: 'ftp://company.ru' }, 'Введите ссылку целиком, например https://company.ru/jobs'],
  ])('%s', (name, typed, problem) => {
    const problems = problemsOf({ ...filled, ...typed });
    expect(Object.keys(problems)).toEqual([name]);
    expect(Object.values(problems)[0]?.replaceAll('\u00a0', ' ')).toBe(problem);
  });
});

test('every category and industry can be chosen, the categories under their own', () => {
  expect(categoryChoices.slice(0, 2).map(({ label }) => label)).toEqual(['Разработка', 'Тестирование']);
  expect(chosenOf(categoryChoices, 'frontend')?.label).toBe('Frontend');
  expect(chosenOf(categoryChoices, 'development')?.label).toBe('Разработка: вся категория');
  expect(chosenOf(categoryChoices, 'hr')?.label).toBe('HR');
  expect(chosenOf(categoryChoices, '')).toBeNull();
  expect(chosenOf(industryChoices, '')?.label).toBe('Не указана');
});

test('what goes from a description is said beside it, as the server takes it (docs/rules.md#vacancy-description)', () => {
  expect(sanitised('<p>Telegram: @vector_jobs, тел. +7 900 123-45-67, hr@vector.ru</p>')).not.toMatch(
    /vector|123/,
  );
  for (const word of ['Телефоны', 'адреса почты', 'имена в мессенджерах'])
    expect(texts.descriptionRules.replaceAll('\u00a0', ' ')).toContain(word);
});
