import { describe, expect, test } from 'vitest';
import {
  codeOf,
  codeProblem,
  emailProblem,
  newPasswordProblem,
  passwordProblem,
} from '../../../frontend/src/session/sign-in/credentials-problems.ts';

describe('what is said before anything is sent (docs/rules.md#sign-in-fields)', () => {
  test.each([
    ['', true],
    ['anna', true],
    ['anna@', true],
    ['@example.ru', true],
    ['anna@example', true],
    ['anna@example.', true],
    ['an na@example.ru', true],
    ['anna@@example.ru', true],
    [`${'a'.repeat(10_000)}@example.ru`, true],
    ['anna@example.ru', false],
    ['anna+jobs@mail.example.ru', false],
    ['анна@пример.рф', false],
  ])('e-mail %s: refused %s', (email, isRefused) => {
    expect(emailProblem(email) !== undefined).toBe(isRefused);
  });

  test.each([
    ['', true],
    ['12345', true],
    ['123456', false],
    ['пароль', false],
    // Three characters, though six units of UTF-16.
    ['😀😀😀', true],
    ['      ', true],
    ['123456 ', true],
    ['12 34 56', false],
    ['x'.repeat(256), false],
    ['x'.repeat(10_240), true],
  ])('new password %s: refused %s', (password, isRefused) => {
    expect(newPasswordProblem(password) !== undefined).toBe(isRefused);
  });

  test.each([
    ['', true],
    ['1', false],
    ['x'.repeat(10_240), true],
  ])('signing in has no rule of length: %s', (password, isRefused) => {
    expect(passwordProblem(password) !== undefined).toBe(isRefused);
  });

  test.each([
    ['', true],
    ['12345', true],
    ['1234567', true],
    ['12a456', true],
    ['123456', false],
    [' 123\u00a0456\n', false],
  ])('code %j: refused %s', (code, isRefused) => {
    expect(codeProblem(code) !== undefined).toBe(isRefused);
  });

  test('a code is sent without what was pasted around it', () => {
    expect(codeOf(' 123 456\n')).toBe('123456');
  });
});
