import { expect, test } from 'vitest';
import { letterConsentVersion } from '#core/domain/user/consent.ts';
import { oneClick } from '#tests/support/digests/one-click.ts';
import { given } from './deployed.ts';

interface Mail {
  readonly To: readonly string[];
  readonly Subject: string;
  readonly BodyText: string;
}

/** What the emulator's SES was given to send to an address. */
async function mailTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${given('AWS_ENDPOINT_URL')}/_ministack/ses/messages`);
  const text = await answer.text();
  const found: Mail[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('To' in value && 'BodyText' in value) found.push(value as Mail);
    else for (const one of Object.values(value)) collect(one);
  };
  collect(JSON.parse(text));
  return found.filter(({ To }) => To.includes(address));
}

const at = (path: string): string => `${given('ACCEPTANCE_URL')}${path}`;
const subscribe = (email: string) =>
  fetch(at('/api/subscriptions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      name: 'Проверка: слова',
      query: { q: 'аналитик' },
      schedule: 'daily',
      tz: 'Europe/Moscow',
      agreed: letterConsentVersion,
    }),
  });

test('a visitor is asked by a letter, and subscribed by a press alone', async () => {
  const email = `reader-${Date.now()}@prizvanie.test`;
  for (const _ of ['wish', 'the same once more']) {
    const answer = await subscribe(email);
    expect(answer.status, await answer.text()).toBe(200);
  }
  const [letter, ...more] = await mailTo(email);
  expect(more).toEqual([]);
  expect(letter?.Subject).toBe('Подтвердите подписку на\u00a0вакансии');
  expect(letter?.BodyText).not.toMatch(/Проверка|аналитик/u);
  const [, path = ''] =
    /https:\/\/[^/\s]+(\/api\/subscriptions\/[\w-]+\/confirm)/u.exec(letter?.BodyText ?? '') ?? [];

  const page = await fetch(at(path));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<form method="post">');

  const press = (to: string) => oneClick(at(to));
  for (const _ of ['press', 'press again']) {
    const pressed = await press(path);
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('Подписка подтверждена');
  }
  // The link that confirms cannot leave.
  expect((await press(path.replace(/confirm$/u, 'unsubscribe'))).status).toBe(404);
});
