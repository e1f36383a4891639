import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DraftForm, emptyForm } from '../../../../frontend/src/admin/jobs/editor/draft-form.ts';
import { problemsOf } from '../../../../frontend/src/admin/jobs/editor/draft-problems.ts';
import { EditorFields } from '../../../../frontend/src/admin/jobs/editor/editor-fields.tsx';

const htmlOf = (changes: Partial<DraftForm>) => {
  const form = { ...emptyForm, title: 'Аналитик', company: 'Вектор', categoryId: 'analysts', ...changes };
  return renderToStaticMarkup(
    <EditorFields
      form={form}
      problems={problemsOf(form)}
      kept={[]}
      losesFormatting={false}
      onChange={() => {}}
    />,
  ).replaceAll('\u00a0', ' ');
};
const skills = (count: number) => Array.from({ length: count }, (_, n) => `навык ${n}`);

test('too many skills: their field is the one that is wrong, as the focus looks for it', () => {
  const html = htmlOf({ tags: skills(30), typedTag: 'SQL' });
  const [input = ''] = /<input[^>]*aria-invalid="true"[^>]*>/.exec(html) ?? [];
  const [, ids = ''] = /aria-describedby="([^"]+)"/.exec(input) ?? [];
  expect(
    ids
      .split(' ')
      .map((id) => html.split(`id="${id}"`)[1])
      .join(),
  ).toContain('Не больше 30 навыков');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(htmlOf({ tags: skills(29), typedTag: 'SQL' })).not.toContain('aria-invalid="true"');
});

test('a vacancy has room for thirty, which is said before it is saved', () => {
  expect(htmlOf({ tags: skills(30) })).toContain('В списке уже 30 навыков');
  expect(htmlOf({ tags: skills(29) })).not.toContain('В списке уже');
});
