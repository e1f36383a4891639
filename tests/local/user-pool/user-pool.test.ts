import * as auth from 'aws-amplify/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import { email, nameOf, password, signedUp, startAmplify } from './client.ts';
import { ask, clientId } from './fixture.ts';

/*
 * The browser's own client, as the site uses it, against the stand-in: whatever it sends and expects is the contract.
 */

it('signs up with a code from the e-mail, and in with the password', async () => {
  const started = await startAmplify();
  const { isSignUpComplete, nextStep } = await auth.signUp({
    username: email,
    password,
    options: { userAttributes: { email } },
  });
  expect({ isSignUpComplete, nextStep }).toEqual({
    isSignUpComplete: false,
    nextStep: {
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***', attributeName: 'email' },
    },
  });
  expect((await auth.signIn({ username: email, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');

  const [mail] = started.pool.outbox();
  expect(mail).toMatchObject({ to: email, subject: 'Код', text: `Ваш код — ${mail?.code}.<br>Всё.` });
  expect(mail?.code).toMatch(/^\d{6}$/);
  const wrong = mail?.code === '000000' ? '000001' : '000000';
  expect(await nameOf(auth.confirmSignUp({ username: email, confirmationCode: wrong }))).toContain(
    'CodeMismatchException',
  );
  await auth.resendSignUpCode({ username: email });
  await auth.confirmSignUp({
    username: 'ANNA@Example.ru',
    confirmationCode: started.pool.outbox()[0]?.code ?? '',
  });

  // In any case of letters, as the pool's settings have it.
  expect(await auth.signIn({ username: 'Anna@Example.RU', password })).toEqual({
    isSignedIn: true,
    nextStep: { signInStep: 'DONE' },
  });
  const { userId, username } = await auth.getCurrentUser();
  expect(userId).toBe(username);
  expect(await auth.fetchUserAttributes()).toEqual({ sub: userId, email, email_verified: 'true' });
  expect(started.events().map(({ triggerSource }) => triggerSource)).toEqual([
    'PreSignUp_SignUp',
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'PostConfirmation_ConfirmSignUp',
    'PostAuthentication_Authentication',
  ]);
});

it('takes a wrong password and an unknown e-mail alike', async () => {
  const started = await signedUp();
  const refused = 'NotAuthorizedException: Incorrect username or password.';
  expect(await nameOf(auth.signIn({ username: email, password: 'секрет 2' }))).toBe(refused);
  expect(await nameOf(auth.signIn({ username: 'nobody@example.ru', password }))).toBe(refused);

  const challenge = async (username: string) =>
    (
      await ask(started.endpoint, 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: clientId,
        AuthParameters: { USERNAME: username, SRP_A: 'ab'.repeat(384) },
      })
    ).ChallengeParameters;
  const [known, unknown, again] = [
    await challenge(email),
    await challenge('nobody@example.ru'),
    await challenge('Nobody@example.ru'),
  ];
  const shape = (parameters: Record<string, string>) =>
    Object.entries(parameters).map(([key, value]) => [key, Math.round(value.length / 32)]);
  expect(shape(unknown)).toEqual(shape(known));
  expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([unknown.SALT, unknown.USER_ID_FOR_SRP]);
  expect(unknown.USER_ID_FOR_SRP).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  const unknownUser = { username: 'nobody@example.ru', confirmationCode: '000000' };
  expect(await nameOf(auth.resetPassword(unknownUser))).toBe('no error');
  expect(await nameOf(auth.resendSignUpCode(unknownUser))).toBe('no error');
  expect(await nameOf(auth.confirmResetPassword({ ...unknownUser, newPassword: password }))).toContain(
    'CodeMismatchException',
  );
  expect(await nameOf(auth.confirmSignUp(unknownUser))).toContain('ExpiredCodeException');
  expect(started.pool.outbox()[0]?.to).toBe(email);
});

it('lets nobody guess on', async () => {
  const { endpoint } = await signedUp();
  const guess = async (username: string) => {
    const { ChallengeParameters: challenge } = await ask(endpoint, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: username, SRP_A: 'ab'.repeat(384) },
    });
    return ask(endpoint, 'RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId: clientId,
      ChallengeResponses: {
        USERNAME: challenge.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Fri Nov 20 11:00:00 UTC 2026',
      },
    });
  };
  // The pool's clock stands: its lock is not over before the sixth guess, however long that takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const username of [email, 'nobody@example.ru']) {
    for (let at = 1; at <= 5; at++) expect(await guess(username)).toBe('NotAuthorizedException');
    expect(await nameOf(auth.signIn({ username, password }))).toBe(
      'NotAuthorizedException: Password attempts exceeded',
    );
  }
  vi.setSystemTime(Date.now() + 1100);
  expect((await auth.signIn({ username: email, password })).isSignedIn).toBe(true);
});

it.each([
  ['a short password', { username: email, password: '12345' }, 'InvalidPasswordException'],
  ['no e-mail', { username: 'anna', password }, 'InvalidParameterException: Username should be an email.'],
  ['10 kB of an e-mail', { username: `${'a'.repeat(10_000)}@b.ru`, password }, 'InvalidParameterException'],
  ['10 kB of a password', { username: email, password: 'п'.repeat(10_000) }, 'InvalidParameterException'],
  [
    'a trigger that refuses',
    { username: 'refused@example.ru', password },
    'UserLambdaValidationException: PreSignUp failed with error NotWelcome.',
  ],
])('refuses a sign-up with %s', async (_, input, error) => {
  await startAmplify();
  expect(await nameOf(auth.signUp(input))).toContain(error);
  expect(await nameOf(auth.signIn(input))).not.toBe('no error');
});

it('keeps an e-mail for one account, and confirms at once whom the trigger admits', async () => {
  await startAmplify();
  const admitted = 'admitted@example.ru';
  expect((await auth.signUp({ username: admitted, password })).isSignUpComplete).toBe(true);
  expect(await nameOf(auth.signUp({ username: admitted.toUpperCase(), password }))).toContain(
    'UsernameExistsException',
  );
  await auth.signIn({ username: admitted, password });
  expect(await auth.fetchUserAttributes()).toMatchObject({ email_verified: 'true' });
});

it('does not let a person verify their own e-mail', async () => {
  await signedUp();
  await auth.signIn({ username: email, password });
  for (const userAttributes of [{ email_verified: 'true' }, { sub: '1' }])
    expect(await nameOf(auth.updateUserAttributes({ userAttributes }))).toContain('NotAuthorizedException');
  expect(
    await nameOf(
      auth.signUp({
        username: 'b@example.ru',
        password,
        options: { userAttributes: { email_verified: 'true' } },
      }),
    ),
  ).toContain('NotAuthorizedException');

  await auth.updateUserAttributes({ userAttributes: { name: 'Анна 👩‍💻' } });
  expect(await auth.fetchUserAttributes()).toMatchObject({ name: 'Анна 👩‍💻' });
});

it('tells who exists to a client that the template lets know', async () => {
  await startAmplify({ client: { PreventUserExistenceErrors: 'LEGACY' } });
  const unknownUser = { username: 'nobody@example.ru', confirmationCode: '000000' };
  for (const call of [
    () => auth.signIn({ ...unknownUser, password }),
    () => auth.resetPassword(unknownUser),
    () => auth.resendSignUpCode(unknownUser),
    () => auth.confirmSignUp(unknownUser),
    () => auth.confirmResetPassword({ ...unknownUser, newPassword: password }),
  ])
    expect(await nameOf(call())).toContain('UserNotFoundException');
});
