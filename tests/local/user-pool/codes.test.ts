import * as auth from 'aws-amplify/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { stepAt, totpCode } from '../../../infra/local/user-pool/totp.ts';
import { email, nameOf, password, signedUp, storage, stored } from './client.ts';
import { ask, clientId } from './fixture.ts';

/* Codes from an e-mail and from an authenticator app. */

afterEach(() => {
  vi.useRealTimers();
});

it('sets a forgotten password anew', async () => {
  const started = await signedUp();
  await auth.signIn({ username: email, password });
  const session = { ClientId: clientId, RefreshToken: stored('refreshToken') };
  storage.clear();
  const { nextStep } = await auth.resetPassword({ username: email });
  expect(nextStep).toMatchObject({
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  });
  const confirmationCode = started.pool.outbox()[0]?.code ?? '';
  const reset = (code: string, newPassword: string) =>
    nameOf(auth.confirmResetPassword({ username: email, confirmationCode: code, newPassword }));

  const wrong = confirmationCode === '000000' ? '000001' : '000000';
  expect(await reset(wrong, 'новый пароль')).toContain('CodeMismatchException');
  expect(await reset(confirmationCode, '12345')).toContain('InvalidPasswordException');
  expect(await reset(confirmationCode, 'новый пароль')).toBe('no error');
  expect(await reset(confirmationCode, 'ещё один')).toContain('ExpiredCodeException');
  // To end it is a trigger's (docs/decisions/119).
  expect(await ask(started.endpoint, 'GetTokensFromRefreshToken', session)).toHaveProperty(
    'AuthenticationResult',
  );
  expect(await nameOf(auth.signIn({ username: email, password }))).toContain('NotAuthorizedException');
  expect((await auth.signIn({ username: email, password: 'новый пароль' })).isSignedIn).toBe(true);
  expect(started.events().at(-2)).toMatchObject({ triggerSource: 'PostConfirmation_ConfirmForgotPassword' });

  await auth.updatePassword({ oldPassword: 'новый пароль', newPassword: password });
  expect(
    await nameOf(auth.updatePassword({ oldPassword: 'новый пароль', newPassword: 'x'.repeat(9) })),
  ).toContain('NotAuthorizedException');
});

it('stops whoever guesses codes', async () => {
  const started = await signedUp();
  await auth.resetPassword({ username: email });
  const right = started.pool.outbox()[0]?.code ?? '';
  const guess = (code: string) =>
    nameOf(
      auth.confirmResetPassword({ username: email, confirmationCode: code, newPassword: 'новый пароль' }),
    );
  for (let at = 1; at <= 5; at++) expect(await guess(`guess ${at}`)).toContain('CodeMismatchException');
  expect(await guess(right)).toContain('LimitExceededException');

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(await guess(right)).toContain('ExpiredCodeException');
});

it('asks for a code of the authenticator app, each of them once', async () => {
  await signedUp();
  await auth.signIn({ username: email, password });
  const { sharedSecret } = await auth.setUpTOTP();
  const codeAt = (steps: number) => totpCode(sharedSecret, stepAt(Date.now()) + steps);
  expect(await nameOf(auth.verifyTOTPSetup({ code: 'wrong' }))).toContain('EnableSoftwareTokenMFAException');
  expect(await nameOf(auth.updateMFAPreference({ totp: 'PREFERRED' }))).toContain(
    'InvalidParameterException',
  );
  const spent = codeAt(0);
  await auth.verifyTOTPSetup({ code: spent });
  expect(await auth.fetchMFAPreference()).toEqual({});
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
  // Half set up anew, the one in use still counts.
  await auth.setUpTOTP();
  await auth.signOut();

  const { nextStep } = await auth.signIn({ username: email, password });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(storage.size).toBe(0);
  expect(await nameOf(auth.confirmSignIn({ challengeResponse: 'wrong' }))).toContain('CodeMismatchException');
  expect(await nameOf(auth.confirmSignIn({ challengeResponse: spent }))).toContain('ExpiredCodeException');
  expect((await auth.confirmSignIn({ challengeResponse: codeAt(1) })).isSignedIn).toBe(true);

  await auth.updateMFAPreference({ totp: 'DISABLED' });
  expect(await auth.fetchMFAPreference()).toEqual({});
  await auth.signOut();
  expect((await auth.signIn({ username: email, password })).isSignedIn).toBe(true);
});
