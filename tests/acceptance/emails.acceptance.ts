import { InvokeCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { expect, test } from 'vitest';
import { createJob } from '#core/contract/admin-jobs.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { oneClick } from '#tests/support/digests/one-click.ts';
import { grantAdmin, newAccount } from './account.ts';
import { runImport, variable } from './deployed.ts';

interface Mail {
  readonly To: readonly string[];
  readonly Subject: string;
  readonly BodyText: string;
}

/** What the emulator's SES was given to send to an address. */
async function mailTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${variable('AWS_ENDPOINT_URL')}/_ministack/ses/messages`);
  const text = await answer.text();
  const found: Mail[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('To' in value && 'BodyText' in value) found.push(value as Mail);
    else for (const nested of Object.values(value)) collect(nested);
  };
  collect(JSON.parse(text));
  return found.filter(({ To }) => To.includes(address));
}

const at = (path: string): string => `${variable('ACCEPTANCE_URL')}${path}`;
const subscribe = (email: string, fields: object = {}) =>
  fetch(at('/api/subscriptions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      name: 'Проверка: слова',
      query: { q: 'аналитик' },
      schedule: 'daily',
      tz: 'Europe/Moscow',
      agreed: emailConsentVersion,
      ...fields,
    }),
  });
const press = (path: string) => oneClick(at(path));

/** Of the link in an e-mail that does this: the site's name there is none that a name server knows. */
const pathIn = (email: Mail | undefined, act: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`https://[^/\\s]+(/api/subscriptions/[\\w-]+/${act})`, 'u').exec(email?.BodyText ?? '')?.[1] ??
  '';

/** As the clock calls it. Names of functions are cut to 64 characters. */
async function sendEmails(): Promise<unknown> {
  const client = new LambdaClient({});
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    for (const { FunctionName = '' } of Functions)
      if (FunctionName.includes('-LettersSen')) {
        const { Payload } = await client.send(new InvokeCommand({ FunctionName }));
        return JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
      }
  throw new Error('nobody sends e-mails');
}

test('a visitor is asked by an e-mail, and subscribed by a press alone', async () => {
  const email = `reader-${Date.now()}@prizvanie.test`;
  for (const _ of ['wish', 'the same once more']) {
    const answer = await subscribe(email);
    expect(answer.status, await answer.text()).toBe(200);
  }
  const [confirmation, ...more] = await mailTo(email);
  expect(more).toEqual([]);
  expect(confirmation?.Subject).toBe('Подтвердите подписку на\u00a0вакансии');
  expect(confirmation?.BodyText).not.toMatch(/Проверка|аналитик/u);
  const path = pathIn(confirmation, 'confirm');

  const page = await fetch(at(path));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<form method="post">');

  for (const _ of ['press', 'press again']) {
    const pressed = await press(path);
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('Подписка подтверждена');
  }
  // The link that confirms cannot leave.
  expect((await press(path.replace(/confirm$/u, 'unsubscribe'))).status).toBe(404);
});

test('what an import has new for a visitor comes in an e-mail, which is left by one press', {
  timeout: 300_000,
}, async () => {
  const { email: operator, tokens } = await newAccount('writer');
  await grantAdmin(operator);
  // From here on something can be new.
  await runImport(tokens.access);
  const email = `seeker-${Date.now()}@prizvanie.test`;
  const search = { name: 'Звонари', query: { q: 'звонарь' }, schedule: 'first-import' };
  expect((await subscribe(email, search)).status).toBe(200);
  const [asking] = await mailTo(email);
  expect((await press(pathIn(asking, 'confirm'))).status).toBe(200);

  const answer = await fetch(at(createJob.path), {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Звонарь колокольни', company: 'Собор', categoryId: 'testers' }),
  });
  const { job } = createJob.response.parse(await answer.json());
  await runImport(tokens.access);
  // The emulator's own clock may have been first.
  expect(await sendEmails()).toMatchObject({ failed: 0, left: 0 });
  const [, digest, ...more] = await mailTo(email);
  expect(more).toEqual([]);
  expect(digest?.Subject).toBe('1\u00a0новая: Звонари');
  expect(digest?.BodyText).toContain('Звонарь колокольни\nСобор');
  expect(digest?.BodyText).toContain(`/vacancy/${job.id}\n`);

  // The emulator keeps no heads of an e-mail: tests/local/digests reads them.
  const leave = pathIn(digest, 'unsubscribe');
  for (const _ of ['press', 'press again']) {
    const pressed = await press(leave);
    expect([pressed.status, pressed.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await pressed.text()).toContain('Вы\u00a0отписались');
  }
  // Nothing is left of the search that it has confirmed, so that no next one can come.
  expect((await press(pathIn(asking, 'confirm'))).status).toBe(404);
  expect(await sendEmails()).toMatchObject({ sent: 0, failed: 0 });
  expect(await mailTo(email)).toHaveLength(2);
});
