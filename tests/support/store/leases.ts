import type { WriteLease } from '#functions/store/accounts/accounts.ts';
import * as letters from '#functions/store/accounts/letters.ts';

/** As a writer would hold it, past the account's own item: for what a test begins with. */
export const leased = (userId: string): WriteLease => ({ userId, id: '9999999999#test' });

/** Of all pages, the latest first. */
export async function lettersOf(userId: string) {
  const first = await letters.page(userId);
  const all = [...first.letters];
  for (let after = first.next; after !== null; ) {
    const page = await letters.page(userId, after);
    all.push(...page.letters);
    after = page.next;
  }
  return all.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}
