import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '#functions/runtime/env.ts';

/* Never twice by itself: an e-mail that was perhaps taken is nobody's to send again. */
const ses = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    connectionTimeout: 3000,
    requestTimeout: 20_000,
    throwOnRequestTimeout: true,
    // One that was kept while Lambda held the function still is dead, and its e-mail would count as perhaps taken.
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
});

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside those that SES makes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Comes back with what the mail answers: letters, digits, `-` and `_`. */
  readonly tag: string;
}

/** Of the tag. */
export const ownerTag = 'owner';

/** SES has refused it, or was not reached: the e-mail did not go. */
export class EmailRejected extends Error {
  override readonly name = 'EmailRejected';

  /**
   * It would be refused again, for its address or what stands in it. Whatever else SES says no for is the stage's: too many
   * e-mails, sending that is paused, a sender that is not verified, the sandbox.
   */
  get isEmailInvalid(): boolean {
    const { name, message } = this.cause instanceof Error ? this.cause : new Error();
    return emailErrors.includes(name) && !sandboxMessage.test(message);
  }
}

const emailErrors = ['BadRequestException', 'MessageRejected'];
/** As SES says that it writes to verified addresses alone, or from them. */
const sandboxMessage = /not verified/iu;

/** No connection was made, so that nothing was asked. */
const isUnconnected = (error: NodeJS.ErrnoException): boolean =>
  error instanceof AggregateError ? error.errors.every(isUnconnected) : hasNoConnection(error);

const hasNoConnection = ({ code, syscall, message }: NodeJS.ErrnoException): boolean =>
  syscall === 'connect' ||
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? '') ||
  // As the client says that its own time for it is over.
  message.includes('did not establish a connection');
/** Of a service that takes nothing just now; of any other fault of its own it may have taken the e-mail before. */
const serviceUnavailable = 503;

function isRejection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isRefused = (status >= 400 && status < 500) || status === serviceUnavailable;
  return isRefused || isUnconnected(error);
}

/** A line of an e-mail's head: whatever begins another one becomes a space. */
export const headLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** As RFC 2047 has a name that is not ASCII. */
const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

/** Throws `EmailRejected` where it certainly did not go; whatever else it throws leaves that open. */
export async function send({ to, subject, text, html, headers, tag }: Email): Promise<void> {
  const data = (Data: string) => ({ Data, Charset: 'UTF-8' });
  try {
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `${encodedWord('Призвание')} <${env('MAIL_FROM')}>`,
        Destination: { ToAddresses: [headLine(to)] },
        ConfigurationSetName: env('MAIL_CONFIGURATION_SET'),
        EmailTags: [{ Name: ownerTag, Value: tag }],
        Content: {
          Simple: {
            Subject: data(headLine(subject)),
            Body: { Text: data(text), Html: data(html) },
            Headers: Object.entries(headers).map(([Name, value]) => ({ Name, Value: headLine(value) })),
          },
        },
      }),
    );
  } catch (error) {
    if (isRejection(error)) throw new EmailRejected('SES did not take the e-mail', { cause: error });
    throw error;
  }
}
