import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { agentTools } from '#core/contract/agents/agent-tools.ts';
import { describedNames, openApiDocument } from '#core/contract/openapi/document.ts';
import { AgentsSection } from '../../../frontend/src/about/developers/agents-section.tsx';
import {
  accessOf,
  commandOf,
  groupsOf,
  type Operation,
} from '../../../frontend/src/about/developers/api-description.ts';
import { kindOfValue } from '../../../frontend/src/about/developers/kind-of-value.ts';
import { OperationDetails } from '../../../frontend/src/about/developers/operation-details.tsx';
import { apiTexts } from '../../../frontend/src/texts/api/operations-ru.ts';
import { SiteOrigin } from '../../../frontend/src/ui/page-head/page-head.tsx';

/** As it comes over the wire. */
const file = JSON.parse(JSON.stringify(openApiDocument(apiTexts, '1.2.3')));
const groups = groupsOf(file);
const operationOf = (id: string): Operation =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.operationId === id) ??
  expect.fail(id);

const htmlOf = (part: ReactNode): string =>
  renderToStaticMarkup(<SiteOrigin value="https://jobs.example.ru">{part}</SiteOrigin>);

test('every operation of the file is on the page, vacancies first (docs/rules.md#api-described)', () => {
  const operationIds = groups.flatMap(({ operations }) =>
    operations.map((operation) => operation.operationId),
  );
  expect(operationIds.toSorted()).toEqual(describedNames.toSorted());
  expect(groups[0]?.name).toBe(apiTexts.nouns.jobs);
});

test.each([
  ['searchJobs', 'public'],
  ['getMe', 'user'],
  ['listUsers', 'admin'],
])('%s is for %s', (id, access) => {
  expect(accessOf(operationOf(id))).toBe(access);
});

describe('an example as a command', () => {
  const command = (id: string) => commandOf(operationOf(id), 'https://jobs.example.ru');

  test('of what anybody may read', () => {
    expect(command('getJob')).toBe("curl 'https://jobs.example.ru/api/jobs/hh-123456'");
  });

  test('with what has to be named in the query, and a token', () => {
    expect(command('deleteJobs')).toBe(
      'curl \'https://jobs.example.ru/api/admin/jobs?jobIds=hh-123456\' \\\n  -X DELETE \\\n  -H "authorization: Bearer $TOKEN"',
    );
  });

  test('with a body, whose quotes end no text of the shell', () => {
    const operation = operationOf('setJobActive');
    expect(commandOf(operation, '')).toContain(
      `-H 'content-type: application/json' \\\n  -d '{"isActive":false}'`,
    );
    const body = operation.requestBody?.content['application/json'];
    const odd = {
      ...operation,
      requestBody: {
        content: { 'application/json': { schema: body?.schema as never, example: { a: "it's" } } },
      },
    };
    expect(commandOf(odd, '')).toContain(`-d '{"a":"it'\\''s"}'`);
  });
});

describe('what is taken, in words', () => {
  const parameter = (id: string, name: string) =>
    kindOfValue(
      operationOf(id).parameters.find((parameter) => parameter.name === name)?.schema ?? expect.fail(name),
    );

  test.each([
    ['searchJobs', 'q', 'текст до 200 знаков'],
    ['searchJobs', 'ai', 'true или false'],
    ['searchJobs', 'copies', 'одно из: apart, folded'],
    [
      'searchJobs',
      'level',
      'список до 20 значений: одно из: Intern, Junior, Middle, Senior, Lead, Head, C-level',
    ],
    ['searchJobs', 'page', 'число от 1'],
    ['getSitemapPage', 'page', 'число от 1 до 1 000'],
    ['searchJobs', 'from', 'дата и время: 2026-11-24T09:00:00Z'],
    ['getJob', 'tz', 'имя часового пояса: Europe/Moscow'],
  ])('%s, %s: %s', (id, name, words) => {
    expect(parameter(id, name).replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('of a body: a list too long to be read, and what may be null', () => {
    const { properties } =
      operationOf('createJob').requestBody?.content['application/json'].schema ?? expect.fail();
    expect(kindOfValue(properties.categoryId ?? {})).toMatch(/^одно из\u00a0\d+\u00a0значений$/u);
    expect(kindOfValue(properties.salaryFrom ?? {})).toBe(
      'число от\u00a01 до\u00a0100\u00a0000\u00a0000, или null',
    );
  });

  test('of an object, whether the example has it', () => {
    const contacts = { type: 'object' };
    expect(kindOfValue(contacts, { site: null })).toBe('объект, как в\u00a0примере');
    const list = { type: 'array', items: contacts };
    expect(kindOfValue(list, [{ site: null }])).toBe('список: объект, как в\u00a0примере');
    const bySchema = 'объект по\u00a0схеме из\u00a0описания OpenAPI';
    expect([undefined, null, {}].map((example) => kindOfValue(contacts, example))).toEqual(
      Array(3).fill(bySchema),
    );
    expect([undefined, null, [], [{}]].map((example) => kindOfValue(list, example))).toEqual(
      Array(4).fill(`список: ${bySchema}`),
    );
  });
});

test('an operation shows its parameters with their limits, an example and an answer', () => {
  const html = htmlOf(<OperationDetails operation={operationOf('getClosedJob')} />);
  for (const words of [
    '/api/jobs/{jobId}/closed',
    'для всех',
    'обязательно',
    'https://jobs.example.ru/api/jobs/hh-123456/closed',
    'closedAt',
  ])
    expect(html).toContain(words);
});

test('what speaks another protocol is told of by itself: its address, versions and tools (docs/rules.md#mcp)', () => {
  const html = htmlOf(<AgentsSection />);
  for (const words of ['https://jobs.example.ru/mcp', ...Object.keys(agentTools), '2025-06-18', '2026-07-28'])
    expect(html).toContain(words);
  // They are copied into a program: nothing unseen goes with them.
  expect(html).not.toMatch(/\p{Cf}/u);
  expect(html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toContain(
    'версии 2025-06-18, 2025-11-25 и 2026-07-28. Ключ не нужен',
  );
});

test('one that answers a page says so', () => {
  const html = htmlOf(<OperationDetails operation={operationOf('getFeed')} />);
  expect(html).toContain('Отвечает application/atom+xml');
});
