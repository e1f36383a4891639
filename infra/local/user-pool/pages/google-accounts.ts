import type { GoogleAccount } from '../accounts.ts';

/** Invented. The last has the e-mail of a demo account, to which it is linked at its first sign-in. */
export const googleAccounts: readonly GoogleAccount[] = [
  { id: '100000000000000000001', email: 'anna.google@prizvanie.local', name: 'Анна' },
  { id: '100000000000000000002', email: 'boris.google@prizvanie.local', name: 'Борис' },
  { id: '100000000000000000003', email: 'user@prizvanie.local', name: 'Пользователь' },
];
