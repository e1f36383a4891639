import { minPasswordLength } from '#core/contract/stack/password.ts';
import { fieldProblems } from '../../texts/account/session-ru.ts';
import type { Credentials } from '../session.ts';

/** Cognito's own limit. Signing in has no rule of length: the account may be older than the rule. */
const maxPasswordLength = 256;
const maxEmailLength = 254;

/** What can be said without the server; what it says later is its business. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

export type CredentialsProblems = Partial<Record<keyof Credentials, string>>;

export function emailProblem(email: string): string | undefined {
  if (email === '') return fieldProblems.noEmail;
  if (email.length > maxEmailLength || !emailShape.test(email)) return fieldProblems.brokenEmail;
  return undefined;
}

export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return fieldProblems.noPassword;
  // As Cognito counts: an emoji is one character.
  if ([...password].length < minPasswordLength) return fieldProblems.shortPassword;
  if (password.length > maxPasswordLength) return fieldProblems.longPassword;
  // Cognito's own rule, too.
  if (password !== password.trim()) return fieldProblems.spacedPassword;
  return undefined;
}

export function passwordProblem(password: string): string | undefined {
  if (password === '') return fieldProblems.noPassword;
  return password.length > maxPasswordLength ? fieldProblems.longPassword : undefined;
}

/** Six digits, however they were pasted. */
export const codeOf = (text: string) => text.replace(/\s/gu, '');

export const codeProblem = (text: string): string | undefined =>
  /^\d{6}$/.test(codeOf(text)) ? undefined : fieldProblems.noCode;
