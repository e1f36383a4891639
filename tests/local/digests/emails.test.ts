import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { expect, it, onTestFinished } from 'vitest';
import { listSearches, putSearch, subscribe } from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { createTokenSource } from '#tests/support/accounts/access-token.ts';
import { multipart, oneClick, urlEncoded } from '#tests/support/digests/one-click.ts';
import { type startedStack as start, startedStack } from '#tests/support/stack/local-stack.ts';
import { demoUser } from '../../../infra/local/demo-accounts.ts';
import { temporaryFolder } from '../synthesized.ts';

type Running = Awaited<ReturnType<typeof start>>;

const visitor = 'vera@example.ru';
const search = {
  name: 'Программисты',
  query: { q: 'программист' },
  schedule: 'first-import',
  tz: 'Europe/Moscow',
};

/** By the beginning of its id in the template; gives what it answered. */
async function invoke({ stack }: Running, beginning: string): Promise<unknown> {
  const [, FunctionName] = Object.entries(stack.functions).find(([id]) => id.startsWith(beginning)) ?? [];
  const { Payload } = await new LambdaClient({}).send(new InvokeCommand({ FunctionName }));
  return JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
}

it('an import writes to an account and to a visitor, who leave by one request without cookie or origin', async () => {
  const hh = temporaryFolder();
  const vacancy = {
    ...{ id: '1', name: 'Программист', professional_roles: [{ id: '96' }], employer: { name: 'Завод' } },
    ...{ area: { name: 'Москва' }, published_at: '2026-11-19T10:00:00+0300' },
    alternate_url: 'https://hh.ru/vacancy/1',
  };
  writeFileSync(join(hh, 'page.json'), JSON.stringify({ items: [vacancy] }));
  const running = await startedStack({ folders: { hh } });
  onTestFinished(async () => void (await running.close()));
  const { stack } = running;
  const token = await createTokenSource(stack.url, demoUser);
  const asUser = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
  const searches = async () => {
    const answer = await fetch(`${stack.url}${listSearches.path}`, { headers: asUser });
    return listSearches.response.parse(await answer.json()).searches;
  };

  // From here on something can be new.
  expect(await invoke(running, 'ImportWorkflowMatchSearches')).toMatchObject({ owners: 0 });
  const put = await fetch(`${stack.url}${putSearch.path.replace('{searchId}', 's1')}`, {
    method: 'PUT',
    headers: asUser,
    body: JSON.stringify({ ...search, agreed: emailConsentVersion }),
  });
  expect(put.status).toBe(200);
  const response = await fetch(`${stack.url}${subscribe.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...search, email: visitor, agreed: emailConsentVersion }),
  });
  expect(response.status).toBe(200);
  const [asking] = stack.outbox();
  expect(asking).toMatchObject({ to: visitor, subject: 'Подтвердите подписку на\u00a0вакансии' });
  const confirm = /http\S+\/confirm/u.exec(asking?.text ?? '')?.[0] ?? '';
  expect((await oneClick(confirm)).status).toBe(200);

  expect((await running.import()).counts).toMatchObject({ new: 1 });
  expect(await invoke(running, 'LettersSend')).toEqual({ sent: 2, failed: 0, left: 0 });
  expect(await invoke(running, 'LettersSend')).toEqual({ sent: 0, failed: 0, left: 0 });
  const emails = stack.outbox().filter(({ headers }) => headers?.['List-Unsubscribe']);
  expect(emails.map(({ to }) => to).toSorted()).toEqual([demoUser, visitor]);

  let schedule = 'first-import';
  for (const { to, subject, text, html, headers = {} } of emails) {
    expect(subject).toBe('1\u00a0новая: Программисты');
    expect(text).toContain(`${stack.url}/vacancy/hh-1`);
    expect(html).toContain(`href="${stack.url}/vacancy/hh-1"`);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const leave = /^<(http\S+)>$/u.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(leave.startsWith(`${stack.url}/api/subscriptions/`)).toBe(true);

    const page = await fetch(leave);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect((await searches())[0]?.schedule).toBe(schedule);
    for (const form of [urlEncoded, multipart]) {
      const left = await oneClick(leave, form);
      expect([left.status, left.headers.get('set-cookie')]).toEqual([200, null]);
      expect(await left.text()).toContain('Вы\u00a0отписались');
    }
    if (to === demoUser) schedule = 'never';
    expect((await searches())[0]?.schedule).toBe(schedule);
    const forged = leave.replace(/.(?=\/unsubscribe)/u, (last) => (last === 'A' ? 'Q' : 'A'));
    expect((await oneClick(forged)).status).toBe(404);
  }
  const outbox = await (await fetch(`${stack.url}/local/outbox`)).text();
  expect(outbox).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
