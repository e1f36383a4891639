import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import {
  authErrorField,
  authErrorText,
  isCancelled,
  isJustLinked,
} from '../../../frontend/src/session/auth-errors.ts';

const failed = (name: string, message = '', httpStatusCode = 400) =>
  Object.assign(new Error(message), { name, metadata: { httpStatusCode } });

const fallback = 'Не удалось войти';
const textOf = (error: unknown) => authErrorText(error, fallback).replaceAll('\u00a0', ' ');

describe('what a failure is called in Russian', () => {
  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Неверный e-mail или пароль.'],
    ['UserNotFoundException', 'User does not exist.', 'Неверный e-mail или пароль.'],
    ['QuotaExceededError', 'exceeded the quota', 'В браузере не осталось места'],
    ['StorageForbidden', 'the storage is forbidden', 'Разрешите сайту хранить данные'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'Слишком много попыток'],
    [
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      'Слишком много попыток',
    ],
    [
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      'Время на ввод кода вышло',
    ],
    ['NotAuthorizedException', 'User is disabled.', 'Этот аккаунт отключён.'],
    ['UsernameExistsException', 'User already exists', 'Аккаунт с таким e-mail уже есть'],
    ['InvalidPasswordException', 'Password not long enough', 'не короче 6 символов'],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint",
      'не короче 6 символов',
    ],
    ['InvalidParameterException', 'Username should be an email.', 'Проверьте адрес'],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      'E-mail ещё не подтверждён',
    ],
    ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'Неверный код'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'Неверный код'],
    ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'Код устарел'],
    ['ExpiredCodeException', 'Your software token has already been used once.', 'Этот код уже использован'],
    [
      'UserLambdaValidationException',
      'PreSignUp failed with error GoogleAccountExists.',
      'С этим e-mail вы входили через Google',
    ],
    ['TooManyRequestsException', 'Rate exceeded', 'Слишком много попыток'],
    ['NetworkError', 'A network error has occurred.', 'Нет ответа от сервера'],
    ['OAuthSignInException', 'access_denied', 'Вход через Google отменён'],
  ])('%s (%s): %s', (name, message, words) => {
    expect(textOf(failed(name, message))).toContain(words);
  });

  test('an unknown e-mail and a wrong password read the same', () => {
    expect(textOf(failed('UserNotFoundException'))).toBe(textOf(failed('NotAuthorizedException')));
  });

  test('Cognito’s own fault is not the connection’s', () => {
    expect(textOf(failed('InternalErrorException', '', 500))).toContain('Сервис входа сейчас не отвечает');
  });

  test('who has come by Google is told so at the e-mail', () => {
    const refused = failed(
      'UserLambdaValidationException',
      'PreSignUp failed with error GoogleAccountExists.',
    );
    expect(authErrorField(refused)).toBe('email');
  });

  test.each([502, 503, 504])('%i is no answer', (status) => {
    expect(textOf(failed('UnknownError', 'Unknown error', status))).toContain('Нет ответа от сервера');
  });

  test.each([failed('UserLambdaValidationException', 'PreSignUp failed'), new Error('?'), 'a string', null])(
    'without words of its own %s gets the fallback (docs/rules.md#errors-sign-in)',
    (error) => {
      expect(textOf(error)).toBe(fallback);
    },
  );

  test('nothing of it is English', () => {
    expect(textOf(new ApiError('network', 'no answer'))).toContain('Нет ответа от сервера');
    expect(textOf(new ApiError('internal', 'broken', { status: 500 }))).toBe(fallback);
  });
});

describe('the way back from Google', () => {
  test('turning back is no failure', () => {
    expect(isCancelled(failed('OAuthSignInException', 'User cancelled OAuth flow.'))).toBe(true);
    expect(isCancelled(failed('OAuthSignInException', 'access_denied'))).toBe(false);
  });

  test('the sign-in that links two accounts is made once more', () => {
    expect(isJustLinked(failed('OAuthSignInException', 'Already found an entry for username google_1'))).toBe(
      true,
    );
    expect(isJustLinked(failed('OAuthSignInException', 'invalid_scope'))).toBe(false);
  });
});
