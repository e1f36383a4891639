import { dayIn } from '#core/domain/digest/when.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import { type Owner, userIdOf } from '#functions/store/digests/owner.ts';
import type { Reminder } from './letter.ts';

export interface TrackerData {
  /** Ids. */
  readonly hiddenCompanies: ReadonlySet<string>;
  readonly reminders: readonly Reminder[];
}

const noData: TrackerData = { hiddenCompanies: new Set(), reminders: [] };

/**
 * What somebody's own desk says to a letter, where it lies in the account (docs/rules.md#account-sync-desk): companies that
 * they have hidden, and what they wanted to be reminded of on the day of the letter: with one letter a day, each once.
 */
export async function findTrackerData(owner: Owner, zone: string, now: Date): Promise<TrackerData> {
  const userId = userIdOf(owner);
  if (userId === null) return noData;
  const today = dayIn(zone, now);
  const hiddenCompanies = new Set<string>();
  const reminders: Reminder[] = [];
  let after: string | undefined;
  do {
    const { records, marks, next } = await tracked.page(userId, { after });
    for (const { value } of marks)
      if (value.kind === 'company' && value.isHidden) hiddenCompanies.add(value.id);
    for (const { value } of records) {
      const reminder = value.isDeleted.value ? null : value.reminder.value;
      if (reminder && dayIn(zone, new Date(reminder.at)) === today)
        reminders.push({ text: reminder.text, title: value.facts.value.title });
    }
    after = next ?? undefined;
  } while (after !== undefined);
  return { hiddenCompanies, reminders };
}
