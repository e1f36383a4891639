import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentsOf, emptyProfile } from '#core/domain/user/profile.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { withEdits } from '../../../frontend/src/browser-storage/profile-changes.ts';
import { changedFields, unsavedFields } from '../../../frontend/src/profile/changed-fields.ts';
import { Documents } from '../../../frontend/src/profile/documents.tsx';
import { DocumentNames, UploadLater } from '../../../frontend/src/profile/documents-without-files.tsx';
import { documents, profilePage } from '../../../frontend/src/texts/account/profile-ru.ts';
import { ProfileField } from '../../../frontend/src/ui/form/profile-field.tsx';
import { SkillsField } from '../../../frontend/src/ui/form/skills-field.tsx';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

describe('the documents card (docs/rules.md#documents)', () => {
  const cardOf = (names: string[], canUpload = true) =>
    renderToStaticMarkup(
      <QueryClientProvider client={makeQueryClient()}>
        <Documents userId="anna" names={documentsOf(names)} />
        <DocumentNames documents={documentsOf(names)} canUpload={canUpload} />
      </QueryClientProvider>,
    );

  test('the upload area states what the limits are', () => {
    expect(words(cardOf([]))).toContain('|PDF, DOC, DOCX до 10 MB|');
    expect(words(renderToStaticMarkup(<UploadLater />))).toContain('|PDF, DOC, DOCX до 10 MB|');
  });

  test('names from onboarding only where there are some, each with its type and its button', () => {
    expect(cardOf([])).not.toContain('<ul');
    const card = words(cardOf(['CV.pdf', 'Портфолио.pdf', 'Сертификат.pdf']));
    expect(card).toContain('|CV.pdf|Резюме|Просмотр|');
    expect(card).toContain('|Портфолио.pdf|Портфолио|Просмотр|');
    expect(card).toContain('|Сертификат.pdf|Сертификат|Просмотр|');
  });

  test('where there is a bucket, they are told apart from documents', () => {
    expect(cardOf(['CV.pdf'])).toContain('aria-label="Файлы, от\u00a0которых есть только имя"');
    expect(cardOf(['CV.pdf'], false)).toContain('aria-label="Список документов"');
  });

  test("no button of the card is the form's own, which saves the profile", () => {
    const buttons = cardOf(['CV.pdf']).match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.every((button) => button.includes('type="button"'))).toBe(true);
  });
});

describe('fields', () => {
  test('no field of the page is required (docs/rules.md#profile-page)', () => {
    const html = renderToStaticMarkup(
      <ProfileField name="fullName" profile={emptyProfile} onChange={() => {}} />,
    );
    expect(html).not.toMatch(/aria-required="true"|\*/);
  });

  test('what was typed stands there as it was typed', () => {
    const fullName = '<b>"Анна"\u200d\u202e & 👩‍💻';
    const html = renderToStaticMarkup(
      <ProfileField name="fullName" profile={{ ...emptyProfile, fullName }} onChange={() => {}} />,
    );
    expect(html).toContain('value="&lt;b&gt;&quot;Анна&quot;\u200d\u202e &amp; 👩‍💻"');
  });

  test('a chip is a button that says what pressing it does', () => {
    const html = renderToStaticMarkup(
      <SkillsField skills={['Python']} typed="" onChange={() => {}} onType={() => {}} />,
    );
    expect(words(/<li>.*<\/li>/.exec(html)?.[0] ?? '')).toBe('|Python|, убрать|');
  });
});

describe('what takes no more says so', () => {
  const field = (fullName: string) =>
    words(
      renderToStaticMarkup(
        <ProfileField name="fullName" profile={{ ...emptyProfile, fullName }} onChange={() => {}} />,
      ),
    );
  const skills = (n: number, typed = '') =>
    words(
      renderToStaticMarkup(
        <SkillsField
          skills={Array.from({ length: n }, (_, at) => `Навык ${at}`)}
          typed={typed}
          onChange={() => {}}
          onType={() => {}}
        />,
      ),
    );

  test('a text of 5,000 characters', () => {
    expect(field('я'.repeat(4999))).not.toContain('не больше');
    expect(field('я'.repeat(5000))).toContain('Здесь помещается не больше 5 000 символов');
  });

  test('a skill of 100 characters', () => {
    expect(skills(3, 'я'.repeat(99))).not.toContain('не больше');
    expect(skills(3, 'я'.repeat(100))).toContain('Здесь помещается не больше 100 символов');
  });

  test('a list of 200 skills', () => {
    expect(skills(199)).not.toContain('нельзя');
    expect(skills(200)).toContain('В списке уже 200 навыков, больше добавить нельзя. Уберите лишние.');
  });
});

describe('what is changed', () => {
  const stored = { ...emptyProfile, fullName: 'Анна', skills: ['Python'] };

  test('only fields that differ from what is stored', () => {
    expect(changedFields(stored, { ...stored, position: 'ML-инженер' })).toEqual({ position: 'ML-инженер' });
    expect(changedFields(stored, { skills: ['Python', 'SQL'] })).toEqual({ skills: ['Python', 'SQL'] });
    expect(changedFields(stored, { fullName: '' })).toEqual({ fullName: '' });
  });

  test('nothing, once it is typed back', () => {
    expect(changedFields(stored, { fullName: 'Анна', skills: ['Python'] })).toEqual({});
  });

  test('and a skill that stands in its field, though nobody has pressed «Добавить»', () => {
    const saved = (typedSkill: string) =>
      unsavedFields(stored, { position: 'ML' }, { skills: stored.skills, typedSkill });
    expect(saved(' SQL ')).toEqual({ position: 'ML', skills: ['Python', 'SQL'] });
    expect(saved('Python')).toEqual({ position: 'ML' });
    expect(saved(' ')).toEqual({ position: 'ML' });
  });

  test("so one tab's saving leaves another tab's fields alone", () => {
    const edited = changedFields(stored, { ...stored, position: 'Тимлид' });
    const savedElsewhere = { ...stored, fullName: 'Анна Иванова', skills: ['Go'] };
    expect({ ...savedElsewhere, ...edited }).toEqual({ ...savedElsewhere, position: 'Тимлид' });
  });

  test('of skills, too: what another has added or removed meanwhile is added and removed in the form', () => {
    const before = ['Python', 'SQL'];
    const edited = { skills: ['Python', 'SQL', 'Git'], position: 'Тимлид' };
    const savedElsewhere = { ...stored, skills: ['SQL', 'Docker'] };
    expect(withEdits(savedElsewhere, edited, before)).toEqual({
      ...savedElsewhere,
      position: 'Тимлид',
      skills: ['SQL', 'Git', 'Docker'],
    });
    expect(withEdits(savedElsewhere, { position: 'Тимлид' }, []).skills).toEqual(['SQL', 'Docker']);
  });
});

test.each([
  [profilePage.title, 'Личный кабинет'],
  [profilePage.cancel, 'Отмена'],
  [profilePage.save, 'Сохранить изменения'],
  [profilePage.saved, '✅ Профиль сохранен!'],
  [documents.formats, 'PDF, DOC, DOCX до 10 MB'],
  [documents.uploadLater, 'Загрузка файлов будет доступна после подключения облачного хранилища'],
])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));
