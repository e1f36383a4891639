import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddAddresses } from '#tests/support/http/odd-addresses.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';

let running: Awaited<ReturnType<typeof startedStack>>;

beforeAll(async () => {
  running = await startedStack();
});
afterAll(() => running?.close());

describe('an address that is no page’s (docs/rules.md#routes)', () => {
  it.each([...oddAddresses, '/nowhere', '/%00', '/%zz', '/vacancy'])(
    '%.40s is a 404 in words',
    async (path) => {
      const answer = await fetch(running.stack.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await answer.text();
      expect(page).toContain('<title>Страница не найдена — Призвание</title>');
      expect(page).toContain('Oops! Page not found');
      expect(page).toContain('Такой страницы нет');
      expect(page).toContain('<a href="/" lang="en">Return to Home</a>');
    },
  );
});
