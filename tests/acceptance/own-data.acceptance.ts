import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { confirmUpload, listDocuments, requestUpload } from '#core/contract/documents.ts';
import type { Endpoint, RequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { listLetters, putLetter } from '#core/contract/letters.ts';
import { deleteMe, exportMyData } from '#core/contract/own-data.ts';
import { analyzeResume, generateCoverLetter } from '#core/contract/writing.ts';
import { newAccount } from './account.ts';
import { variable } from './deployed.ts';

let token: string;
beforeAll(async () => {
  token = (await newAccount('owner')).tokens.access;
});

const send = (method: string, path: string, body?: object) =>
  fetch(`${variable('ACCEPTANCE_URL')}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function call<E extends Endpoint>(operation: E, request: RequestOf<E>): Promise<ResponseOf<E>> {
  const { method, path, response } = operation;
  const fields = request as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const answer = await send(method, filled, method === 'GET' || method === 'DELETE' ? undefined : fields);
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text}`).toBe(200);
  return z.parse(response, JSON.parse(text)) as ResponseOf<E>;
}

const resumeText = [
  'Анна Иванова, anna@example.ru',
  'Опыт: 2019–2024, ООО «Ромашка», аналитик данных. Сократила время отчёта на 40 %.',
  'Навыки: Python, SQL. Образование: МГУ, 2018.',
].join('\n');

describe('a document', () => {
  test('is sent with the signed form, listed, read by its link, and deleted', async () => {
    const content = '%PDF-1.7 резюме';
    const { documentId, url, fields } = await call(requestUpload, {
      name: 'Резюме.pdf',
      type: 'resume',
      size: Buffer.byteLength(content),
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([content]), 'Резюме.pdf');
    const posted = await fetch(url, { method: 'POST', body: form });
    expect([200, 201, 204], await posted.text()).toContain(posted.status);

    const { document } = await call(confirmUpload, { documentId });
    expect(document).toMatchObject({ id: documentId, name: 'Резюме.pdf', format: 'pdf' });
    expect(await call(listDocuments, {})).toEqual({ documents: [document], canUpload: true });

    const link = await (await send('GET', `/api/documents/${documentId}/link`)).json();
    expect(await (await fetch(link.url)).text()).toBe(content);

    expect((await send('DELETE', `/api/documents/${documentId}`)).status).toBe(200);
    expect((await call(listDocuments, {})).documents).toEqual([]);
    expect((await fetch(link.url)).ok).toBe(false);
  });
});

describe('the writer', () => {
  test('gives advice and a letter, by the rules where a stage has no model', async () => {
    const { advice, writtenBy, left } = await call(analyzeResume, { resumeText });
    expect(advice.length).toBeGreaterThan(0);
    expect(writtenBy).toBe('rules');

    const form = { resumeText, companyName: 'Вектор', position: 'Аналитик данных' };
    const letter = await call(generateCoverLetter, form);
    expect(letter.coverLetter).toContain('Вектор');
    expect(letter.left).toBe(left - 1);
  });
});

test('what is kept of a user is theirs to take and to end', async () => {
  const text = 'Здравствуйте!';
  const { letter } = await call(putLetter, { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text });
  expect((await call(listLetters, {})).letters).toEqual([letter]);
  const own = await call(exportMyData, {});
  const { revision: _, ...written } = letter;
  expect(own.letters).toEqual([written]);
  expect(own.consents.map(({ kind }) => kind).sort()).toEqual(['documents', 'letters', 'writing']);

  expect(await call(deleteMe, {})).toEqual({ isDone: true });
  expect((await send('GET', '/api/me')).status).toBe(401);
});
