import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../aws-json.ts';
import { attempts } from './attempts.ts';
import type { Outbox } from './outbox.ts';
import type { PoolSettings } from './pool-settings.ts';
import type { CodePurpose, PoolStore, User } from './pool-store.ts';
import type { RunTrigger } from './triggers.ts';

export interface Codes {
  /** Makes a code, which ends the one before, and sends it by e-mail. */
  send(user: User, purpose: CodePurpose, clientId: string, source: string): Promise<Delivery>;
  /** What is said of a code that nobody gets, because nobody is there. */
  pretendToSend(typed: string): Delivery;
  /** Takes the right code; throws Cognito's error for any other. */
  consume(user: User, purpose: CodePurpose, code: string): void;
}

export interface Delivery {
  readonly CodeDeliveryDetails: {
    readonly Destination: string;
    readonly DeliveryMedium: 'EMAIL';
    readonly AttributeName: 'email';
  };
}

const lifetimeMs: Readonly<Record<CodePurpose, number>> = { confirm: 24 * 3_600_000, reset: 3_600_000 };
const firstLockMs = 60_000;
const sentPerHour = 20;

const customMessage = z.object({ emailMessage: z.string().nullish(), emailSubject: z.string().nullish() });

/** The six digits by which a person proves that a mailbox is theirs. */
export function poolCodes(
  pool: PoolSettings,
  store: PoolStore,
  runTrigger: RunTrigger,
  outbox: Outbox,
): Codes {
  const wrong = attempts(firstLockMs);
  const sent = new Map<string, number[]>();

  function count(name: string): void {
    const recent = (sent.get(name) ?? []).filter((at) => at > Date.now() - 3_600_000);
    if (recent.length >= sentPerHour) throw tooMany();
    sent.set(name, [...recent, Date.now()]);
  }

  return {
    async send(user, purpose, clientId, source) {
      count(`${purpose} ${user.username}`);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const answer = await runTrigger('CustomMessage', {
        user,
        clientId,
        source,
        request: { codeParameter: '{####}', linkParameter: '{##Click Here##}', usernameParameter: null },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      });
      const { emailMessage, emailSubject } = customMessage.parse(answer ?? {});
      const current = store.find(user.username) ?? user;
      store.put({
        ...current,
        codes: { ...current.codes, [purpose]: { code, expires: Date.now() + lifetimeMs[purpose] } },
      });
      const to = user.attributes.email ?? '';
      outbox.send({
        to,
        subject: emailSubject ?? pool.message.subject,
        text: (emailMessage ?? pool.message.text).replaceAll('{####}', code),
        code,
      });
      return deliveredTo(to);
    },

    pretendToSend(typed) {
      count(typed.toLowerCase());
      return deliveredTo(typed);
    },

    consume(user, purpose, code) {
      const name = `${purpose} ${user.username}`;
      if (wrong.isLocked(name)) throw tooMany();
      const expected = user.codes[purpose];
      if (!expected || expected.expires <= Date.now()) throw expired();
      if (expected.code !== code) {
        wrong.fail(name);
        throw mismatch();
      }
      wrong.succeed(name);
      store.put({ ...user, codes: { ...user.codes, [purpose]: undefined } });
    },
  };
}

/** 'anna@example.ru' → 'a***@e***' */
const masked = (email: string): string => email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');

const deliveredTo = (email: string): Delivery => ({
  CodeDeliveryDetails: { Destination: masked(email), DeliveryMedium: 'EMAIL', AttributeName: 'email' },
});

export const mismatch = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expired = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const tooMany = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
