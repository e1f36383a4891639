import { describe, expect, test } from 'vitest';
import { browserWithPool, refusal, storeTokens } from './browser-with-pool.ts';

const browser = browserWithPool();
const session = () => import('../../../../frontend/src/session/session.ts');

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
