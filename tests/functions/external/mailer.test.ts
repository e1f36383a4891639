import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Email } from '#functions/external/mailer.ts';
import * as mailer from '#functions/external/mailer.ts';
import { type Replay, type ReplayServer, startReplay } from '#tests/support/http/http-replay.ts';

const email: Email = {
  to: 'anna@example.ru',
  subject: '5 новых: ML-инженер',
  text: 'Текст',
  html: '<p>Текст</p>',
  headers: { 'List-Unsubscribe': '<https://jobs.example.ru/api/subscriptions/x/unsubscribe>' },
  tag: 'user_7',
};

const accepted: Replay = { body: { MessageId: '1' } };
let answer: Replay;
let ses: ReplayServer;
beforeAll(async () => {
  ses = await startReplay(() => answer);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    MAIL_FROM: 'vacancies@jobs.example.ru',
    MAIL_CONFIGURATION_SET: 'prizvanie',
  });
});
afterAll(() => ses.close());
beforeEach(() => {
  answer = accepted;
  ses.requests.length = 0;
});

const sent = () => JSON.parse(ses.requests[0]?.body ?? '');

describe('an e-mail', () => {
  it('goes once, from us, under the set that hears of bounces, with its tag and heads', async () => {
    await mailer.send(email);
    expect(ses.requests).toHaveLength(1);
    expect(sent()).toEqual({
      FromEmailAddress: '=?UTF-8?B?0J/RgNC40LfQstCw0L3QuNC1?= <vacancies@jobs.example.ru>',
      Destination: { ToAddresses: ['anna@example.ru'] },
      ConfigurationSetName: 'prizvanie',
      EmailTags: [{ Name: 'owner', Value: 'user_7' }],
      Content: {
        Simple: {
          Subject: { Data: email.subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: email.text, Charset: 'UTF-8' },
            Html: { Data: email.html, Charset: 'UTF-8' },
          },
          Headers: [{ Name: 'List-Unsubscribe', Value: email.headers['List-Unsubscribe'] }],
        },
      },
    });
  });

  it('takes a connection of its own: Lambda lets kept ones die unseen', async () => {
    const before = ses.connections();
    await mailer.send(email);
    await mailer.send(email);
    expect(ses.connections() - before).toBe(2);
  });

  it('has no second line in its head, by whatever a line may be ended', async () => {
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\0']) {
      ses.requests.length = 0;
      const evil = `a${end}Bcc: all@example.ru`;
      await mailer.send({ ...email, to: evil, subject: evil, headers: { 'X-Name': evil } });
      const { Destination, Content } = sent();
      const sentValues = [
        Destination.ToAddresses[0],
        Content.Simple.Subject.Data,
        Content.Simple.Headers[0].Value,
      ];
      for (const line of sentValues) expect(line).toBe('a Bcc: all@example.ru');
    }
  });
});

describe('an e-mail that was not taken', () => {
  const failed = () =>
    mailer.send(email).then(
      () => 'sent',
      (error) => (error instanceof mailer.EmailRejected ? 'not taken' : 'nobody knows'),
    );

  it.each([
    ['400 MessageRejected', 'MessageRejected', 400],
    ['400 of a sandbox', 'AccountSuspendedException', 400],
    ['403', 'AccessDeniedException', 403],
    ['404', 'NotFoundException', 404],
    ['429', 'TooManyRequestsException', 429],
    ['503', 'ServiceUnavailable', 503],
  ])('%s: surely', async (_, type, status) => {
    answer = { status, headers: { 'x-amzn-errortype': type }, body: { message: 'no' } };
    expect(await failed()).toBe('not taken');
    expect(ses.requests).toHaveLength(1);
  });

  it.each([500, 502, 504])('%i: it may have been, and is not asked again', async (status) => {
    answer = { status, headers: { 'x-amzn-errortype': 'InternalFailure' }, body: { message: 'oh' } };
    expect(await failed()).toBe('nobody knows');
    expect(ses.requests).toHaveLength(1);
  });

  it('a connection that breaks: it may have been', async () => {
    answer = {};
    expect(await failed()).toBe('nobody knows');
    expect(ses.requests).toHaveLength(1);
  });

  it('an answer that nobody can read: it may have been', async () => {
    answer = { body: '<html>' };
    expect(await failed()).toBe('nobody knows');
  });
});

it.each(['is refused', 'is never made'])(
  'where SES is not reached it did not go: a connection %s',
  async (how) => {
    const closed = await startReplay(() => accepted);
    await closed.close();
    if (how === 'is never made')
      vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
        return Object.assign(this, { connecting: true });
      });
    process.env.AWS_ENDPOINT_URL_SESV2 = closed.url;
    // The client keeps the first address that it was given.
    vi.resetModules();
    const other = await import('#functions/external/mailer.ts');
    await expect(other.send(email)).rejects.toMatchObject({ name: 'EmailRejected' });
    vi.restoreAllMocks();
  },
);
