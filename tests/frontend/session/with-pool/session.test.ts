import { describe, expect, test } from 'vitest';
import { browserWithPool, refusal, storeTokens } from './browser-with-pool.ts';

const browser = browserWithPool();
const session = () => import('../../../../frontend/src/session/session.ts');
const asked = () => browser.asked.map(({ operation }) => operation);
const sent = () =>
  Response.json({
    CodeDeliveryDetails: { Destination: 'a***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
  });

describe('a step whose answer was lost is done', () => {
  test('an e-mail that is confirmed already is confirmed', async () => {
    const { confirmSignUp } = await session();
    const refuseAs = (status: string) => {
      browser.answers.ConfirmSignUp = () =>
        refusal('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`);
    };
    refuseAs('CONFIRMED');
    await confirmSignUp('anna@example.ru', '123456');
    refuseAs('ARCHIVED');
    await expect(confirmSignUp('anna@example.ru', '123456')).rejects.toThrow('ARCHIVED');
  });

  test('a code of the authenticator that is spent has shown the secret', async () => {
    storeTokens(browser.storage);
    const { verifyTotp } = await session();
    const refuse = (message: string) => {
      browser.answers.VerifySoftwareToken = () => refusal('EnableSoftwareTokenMFAException', message);
    };
    refuse('Your software token has already been used once.');
    await verifyTotp('123456');
    refuse('Code mismatch');
    await expect(verifyTotp('123456')).rejects.toThrow('mismatch');
  });
});

describe('a forgotten password (docs/rules.md#sign-in-forgot)', () => {
  test('of a confirmed account is set by a code', async () => {
    browser.answers = { ForgotPassword: sent };
    expect(await (await session()).forgotPassword('anna@example.ru')).toBe('reset');
    expect(asked()).toEqual(['ForgotPassword']);
  });

  test('of one that is not, after its e-mail is confirmed by another', async () => {
    browser.answers = {
      ForgotPassword: () =>
        refusal(
          'InvalidParameterException',
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        ),
      ResendConfirmationCode: sent,
    };
    expect(await (await session()).forgotPassword('anna@example.ru')).toBe('confirmation');
    expect(asked()).toEqual(['ForgotPassword', 'ResendConfirmationCode']);
  });

  test('says any other failure', async () => {
    browser.answers = { ForgotPassword: () => refusal('LimitExceededException', 'Attempt limit exceeded') };
    await expect((await session()).forgotPassword('anna@example.ru')).rejects.toThrow('limit');
  });
});
