import { readOwned, writeOwned } from './storage-owner.ts';

/** Of the text beside the sort: another text asks anew. Nothing else counts (docs/rules.md#match-consent). */
const agreed = '2026-11-28';
const withdrawn = 'no';

export const hasAgreedToMatch = (userId: string | null): boolean =>
  readOwned('match_consent', userId) === agreed;

/** Where the browser keeps nothing it lives as long as the page. */
export const agreeToMatch = (userId: string | null): boolean => writeOwned('match_consent', userId, agreed);

export const withdrawMatchConsent = (userId: string | null): boolean =>
  writeOwned('match_consent', userId, withdrawn);
