import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { fileTextOf } from '../../../frontend/src/file-text/file-text.ts';
import { plainBlocks } from '../../../frontend/src/file-text/plain-text.ts';
import { type Unreadable, UnreadableFile } from '../../../frontend/src/file-text/unreadable-file.ts';
import { textProblem } from '../../../frontend/src/pdf-viewer/text-problem.ts';
import { TextReader } from '../../../frontend/src/pdf-viewer/text-reader.tsx';

const document: UserDocument = {
  id: 'd1',
  name: 'cv.txt',
  type: 'resume',
  format: 'txt',
  size: 20,
  uploadedAt: '2026-11-06T10:00:00.000Z',
};

function shown(text: string): string {
  const client = makeQueryClient();
  client.setQueryData(['document', 'd1', 'text'], fileTextOf(plainBlocks(text), 40_000));
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TextReader document={document} />
    </QueryClientProvider>,
  );
}

test('a text that is shown in part says so', () => {
  expect(shown('строка опыта\n'.repeat(4000))).toMatch(/Показаны первые 40\s000 символов из\s51\s999\./);
  expect(shown('строка опыта')).not.toContain('Показаны');
});

test.each<[Unreadable, RegExp]>([
  ['too_large', /^Показать.*не\sполучилось\. Скачайте/],
  ['too_slow', /^Показать/],
  ['gibberish', /^Показать/],
  ['macros', /^Показать/],
  ['locked', /паролем/],
  ['old_word', /^Файлы DOC/],
  ['empty', /нет текста/],
  ['broken', /повреждён/],
])('of a file that is %s nothing false is said', (reason, words) => {
  expect(textProblem(new UnreadableFile(reason))).toMatch(words);
});
