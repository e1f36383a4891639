import { describe, expect, it, vi } from 'vitest';
import { callTool } from '#tests/support/agents/agent.ts';
import { agent, answer, message, useVacancies } from '#tests/support/agents/mcp-function.ts';

useVacancies();

const errorOf = async (body: string, headers?: Record<string, string>) => {
  const { statusCode, headers: responseHeaders, body: text = '' } = await answer(body, headers);
  expect(responseHeaders?.['content-type']).toBe('application/json; charset=utf-8');
  const { jsonrpc, error, result } = JSON.parse(text);
  expect([jsonrpc, result]).toEqual(['2.0', undefined]);
  return [statusCode, error.code, error.message];
};

describe('refuses', () => {
  it.each([
    ['no such vacancy', 'get_vacancy', { jobId: 'trudvsem-none' }, /Вакансия не найдена/],
    ['a hidden vacancy', 'get_vacancy', { jobId: 'trudvsem-hidden' }, /Вакансия не найдена/],
    ['what is missing', 'get_vacancy', {}, /jobId/],
    ['a value that there is not', 'search_vacancies', { level: ['Boss'] }, /level/],
    ['a text that is too long', 'search_vacancies', { q: 'x'.repeat(201) }, /q: /],
    ['a list that is too long', 'search_vacancies', { company: Array(201).fill('a') }, /company/],
    ['a page that is no number', 'search_vacancies', { page: 'NaN' }, /page/],
    ['a list for a text', 'search_vacancies', { q: ['a'] }, /q: /],
    ['a span from its end', 'market', { from: '2026-11-20T00:00:00Z', to: '2026-11-01T00:00:00Z' }, /from/],
    ['arguments that there are not', 'search_vacancies', { date: 'week', remote: true }, /"date", "remote"/],
    ['one that another tool takes', 'get_vacancy', { jobId: 'trudvsem-0', q: 'a' }, /"q"/],
    ['one that the page takes', 'list_filters', { city: 'Москва' }, /"city"/],
    ['a page of figures', 'market', { page: 2 }, /"page"/],
    [
      'a name',
      'explain_match',
      { jobId: 'trudvsem-0', position: 'Python', skills: ['Python', 'Kafka', 'Django'], name: 'Анна' },
      /"name"/,
    ],
    [
      'a long skill',
      'explain_match',
      { jobId: 'trudvsem-0', position: 'a', skills: ['a', 'b', 'x'.repeat(25)] },
      /skills/,
    ],
    [
      'sixty-one skills',
      'explain_match',
      { jobId: 'trudvsem-0', position: 'a', skills: Array(61).fill('a') },
      /skills/,
    ],
    [
      'a person with two skills that are known',
      'explain_match',
      { jobId: 'trudvsem-0', position: 'Python', skills: ['Python', 'Kafka', 'Ивановский'] },
      /должность и три навыка/,
    ],
    [
      'a person of whom too little is known',
      'explain_match',
      { jobId: 'trudvsem-0', position: 'a', skills: ['я', 'ты', 'он'] },
      /должность и три навыка/,
    ],
  ])('%s, in words that a model can go on with', async (_, name, args, words) => {
    const { text, isError } = await callTool(await agent(), name, args);
    expect([isError, text]).toEqual([true, expect.stringMatching(words)]);
  });

  it('a key of a prototype, which stays as it is', async () => {
    const args = JSON.parse('{"__proto__":{"q":"нет такого слова"},"constructor":{"prototype":{"q":"нет"}}}');
    const { text, isError } = await callTool(await agent(), 'search_vacancies', args);
    expect([isError, text]).toEqual([true, expect.stringContaining('"constructor"')]);
    expect(({} as { q?: string }).q).toBeUndefined();
  });

  it('broken JSON, a batch, what is no message, a long body', async () => {
    expect(await errorOf('{')).toEqual([400, -32700, expect.any(String)]);
    expect(await errorOf('{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":NaN}}')).toEqual([
      400,
      -32700,
      expect.any(String),
    ]);
    expect(await errorOf(`[${message('ping')},${message('ping')}]`)).toEqual([
      400,
      -32600,
      expect.any(String),
    ]);
    expect(await errorOf('{"hello":1}')).toEqual([400, -32600, expect.any(String)]);
    expect(await errorOf('')).toEqual([400, -32600, expect.any(String)]);
    expect(await errorOf(message('x'.repeat(101)))).toEqual([400, -32600, expect.any(String)]);
    expect(await errorOf(message('tools/call', { name: 'x'.repeat(1_000_000) }))).toEqual([
      400,
      -32600,
      expect.stringContaining('8192'),
    ]);
    expect(await errorOf(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)).toEqual([
      400,
      -32600,
      expect.stringContaining('32'),
    ]);
  });

  it.each([
    ['initialize', {}, 'params.protocolVersion'],
    ['tools/list', { cursor: 5 }, 'params.cursor'],
  ])('parameters of «%s» that no program can read, with their place', async (method, params, place) => {
    expect(await errorOf(message(method, params))).toEqual([
      200,
      -32602,
      expect.stringMatching(new RegExp(`^Invalid params: ${place}: [^\\n]+$`, 'u')),
    ]);
  });

  it('a method and a version that it does not know', async () => {
    expect(await errorOf(message('resources/list'))).toEqual([200, -32601, expect.any(String)]);
    for (const version of ['2024-11-05', 'foo', '2099-01-01'])
      expect(await errorOf(message('tools/list'), { 'mcp-protocol-version': version })).toEqual([
        400,
        -32022,
        expect.stringMatching(/2026-07-28, 2025-11-25, 2025-06-18$/),
      ]);
  });

  it.each([undefined, '*/*', 'application/json'])('nobody for what it accepts: %s', async (accept) => {
    const { statusCode, body = '' } = await answer(message('tools/list'), { accept: accept ?? '' });
    expect([statusCode, JSON.parse(body).result?.tools.length]).toEqual([200, 5]);
  });

  it('nothing because of a header that no program can read', async () => {
    const oddHeaders = { 'mcp-name': 'вакансия', 'x-odd': 'ж' };
    const { statusCode, body = '' } = await answer(message('tools/list'), oddHeaders);
    expect([statusCode, JSON.parse(body).result.tools.length]).toEqual([200, 5]);
  });

  it('a stream that would never end', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const body = message('subscriptions/listen', { notifications: { toolsListChanged: true }, _meta: meta });
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    expect(await errorOf(body, headers)).toEqual([200, -32603, expect.any(String)]);
  });

  it('explain_match where the stage has not switched it on', async () => {
    vi.stubEnv('MATCHING', 'false');
    const client = await agent();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('explain_match');
    await expect(client.callTool({ name: 'explain_match', arguments: {} })).rejects.toThrow(/Unknown tool/);
  });
});
