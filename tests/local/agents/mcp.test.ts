import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentTools } from '#core/contract/agents/agent-tools.ts';
import { callTool, connectedAgent, protocolVersions } from '#tests/support/agents/agent.ts';
import { search, startedStack } from '#tests/support/stack/local-stack.ts';

let running: Awaited<ReturnType<typeof startedStack>>;

beforeAll(async () => {
  running = await startedStack({ isThrottled: true });
  await running.import('trudvsem');
  await running.import('hh');
});
afterAll(() => running?.close());

const address = () => new URL('/mcp', running.stack.url);
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const ask = (body: string, init: RequestInit = {}) =>
  fetch(address(), { method: 'POST', headers: json, body, ...init });
/** The id of a vacancy that search engines may list. */
async function listedVacancyId(): Promise<string> {
  const sitemap = await (await fetch(`${running.stack.url}/sitemap/1`)).text();
  return /\/vacancy\/([^<]+)</u.exec(sitemap)?.[1] ?? expect.fail('the sitemap names no vacancy');
}

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

describe.each(protocolVersions)('the SDK’s own client, by version %s', (version) => {
  it('finds vacancies, opens one, and gets from every tool a link that leads to the site', async () => {
    const { url } = running.stack;
    const client = await connectedAgent(address(), version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools));

    const found = await callTool(client, 'search_vacancies', { location: ['Москва'], sort: 'salary-desc' });
    const site = await search(running.stack, 'location=Москва&sort=salary-desc');
    expect(found.structured).toMatchObject({ total: site.total, cards: site.cards, pages: site.pages });
    const vacancies = found.structured.vacancies as { id: string; link: string; facts?: object }[];
    expect(vacancies.map(({ id }) => id)).toEqual(site.jobs.map(({ id }) => id));

    const jobId = await listedVacancyId();
    const person = { position: 'Инженер', skills: ['AutoCAD', 'Excel', 'Python', 'SQL', 'Git'] };
    for (const [name, given] of [
      ['get_vacancy', { jobId }],
      ['list_filters', {}],
      ['market', { location: ['Москва'] }],
      ['explain_match', { jobId, ...person }],
    ] as const) {
      const { structured, text, isError } = await callTool(client, name, given);
      expect([name, isError]).toEqual([name, false]);
      expect(text).toContain(url);
      const answer = await fetch(String(structured.link));
      expect([name, answer.status]).toEqual([name, 200]);
    }
    const market = await callTool(client, 'market', { location: ['Москва'] });
    expect(market.structured.total).toBe(site.total);
  });

  it('hears of a tool that there is not', async () => {
    const client = await connectedAgent(address(), version);
    await expect(client.callTool({ name: 'delete_vacancy', arguments: {} })).rejects.toThrow(/Unknown tool/);
  });
});

it('of hh.ru’s vacancies, which no search engine may list, there are titles and links alone', async () => {
  const client = await connectedAgent(address(), '2025-11-25');
  const { structured } = await callTool(client, 'search_vacancies', { q: 'разработчик' });
  const ofHh = (structured.vacancies as { id: string; foreign: object }[]).filter(({ id }) =>
    id.startsWith('hh-'),
  );
  expect(ofHh.length).toBeGreaterThan(0);
  for (const vacancy of ofHh) {
    expect(Object.keys(vacancy).toSorted()).toEqual(['foreign', 'id', 'link']);
    expect(Object.keys(vacancy.foreign)).toEqual(['title']);
  }
});

it('what is no message is refused in the words of the protocol', async () => {
  const refusals = [
    [ask('{'), 400, -32700],
    [ask(`[${ping},${ping}]`), 400, -32600],
    [ask('{"a":1}'), 400, -32600],
    [
      ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { text: 'x'.repeat(2 ** 20) } })),
      400,
      -32600,
    ],
    [fetch(address(), { headers: json }), 405, -32000],
    [fetch(address(), { method: 'DELETE', headers: json }), 405, -32000],
  ] as const;
  for (const [answer, status, code] of refusals) {
    const response = await answer;
    const { jsonrpc, error } = await response.json();
    expect([response.status, jsonrpc, error.code]).toEqual([status, '2.0', code]);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST');
  }
});

it('a caller who names another site gets links of this one', async () => {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_vacancies', arguments: {} },
  });
  const answer = await ask(body, { headers: { ...json, 'x-site-origin': 'https://evil.example' } });
  const text = await answer.text();
  expect(text).toContain(`${running.stack.url}/vacancy/`);
  expect(text).not.toContain('evil.example');
});

it('a flood is refused by the gateway, and passes', async () => {
  const statuses = await Promise.all(Array.from({ length: 120 }, async () => (await ask(ping)).status));
  const of = (status: number) => statuses.filter((answered) => answered === status).length;
  expect(of(200) + of(429)).toBe(120);
  expect(of(429)).toBeGreaterThan(20);
  // How many pass depends on what the tests before have left (`throttles.test.ts` counts).
  expect(of(200)).toBeGreaterThan(0);
  await expect.poll(async () => (await ask(ping)).status, { timeout: 5000 }).toBe(200);
});
