import { expect, it } from 'vitest';
import { mailboxOf } from '#core/domain/user/user.ts';

it.each([
  ['vera@example.ru', 'vera@example.ru'],
  ['Vera+News+2026@Example.ru', 'vera@example.ru'],
  ['ve.ra@example.ru', 've.ra@example.ru'],
  ['v.e.ra+a@gmail.com', 'vera@gmail.com'],
  ['Vera@GoogleMail.com', 'vera@gmail.com'],
  ['vera@gmail.com.example.ru', 'vera@gmail.com.example.ru'],
  // Nothing would be left of it.
  ['+a@example.ru', '+a@example.ru'],
  ['@example.ru', '@example.ru'],
  ['vera', 'vera'],
  ['', ''],
])('e-mails to %j come into %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
