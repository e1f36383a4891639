import { dayIn, timeIn } from '#core/domain/digest/when.ts';
import type { MarkKind } from '#core/domain/tracker/marks.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import { type Owner, userIdOf } from '#functions/store/digests/owner.ts';
import type { Reminder } from './emails.ts';

export interface TrackerData {
  /** Ids. */
  readonly hiddenCompanies: ReadonlySet<string>;
  readonly hiddenJobs: ReadonlySet<string>;
  readonly reminders: readonly Reminder[];
}

const noData: TrackerData = { hiddenCompanies: new Set(), hiddenJobs: new Set(), reminders: [] };

const hiddenIn = (marks: tracked.Desk['marks'], kind: MarkKind): string[] =>
  marks.flatMap(({ value }) => (value.kind === kind && value.isHidden ? value.id : []));

/** Ids; none of a visitor. */
export async function findHiddenCompanies(owner: Owner): Promise<ReadonlySet<string>> {
  const userId = userIdOf(owner);
  const hidden = new Set<string>();
  if (userId === null) return hidden;
  for (let after: string | null = tracked.marksStart; after !== null; ) {
    const page: Awaited<ReturnType<typeof tracked.page>> = await tracked.page(userId, { after });
    for (const id of hiddenIn(page.marks, 'company')) hidden.add(id);
    after = page.next;
  }
  return hidden;
}

/**
 * What somebody's own desk says to an e-mail, where it lies in the account (docs/rules.md#account-sync-desk): what they
 * have hidden, and what they wanted to be reminded of on the day of the e-mail: with one e-mail a day, each once.
 */
export async function findTrackerData(owner: Owner, zone: string, now: Date): Promise<TrackerData> {
  const userId = userIdOf(owner);
  if (userId === null) return noData;
  const today = dayIn(zone, now);
  const hiddenCompanies = new Set<string>();
  const hiddenJobs = new Set<string>();
  const reminders: Reminder[] = [];
  let after: string | undefined;
  do {
    const { records, marks, next } = await tracked.page(userId, { after });
    for (const id of hiddenIn(marks, 'company')) hiddenCompanies.add(id);
    for (const id of hiddenIn(marks, 'job')) hiddenJobs.add(id);
    for (const { value } of records) {
      const reminder = value.isDeleted.value ? null : value.reminder.value;
      const at = new Date(reminder?.at ?? 0);
      if (reminder && dayIn(zone, at) === today)
        reminders.push({ time: timeIn(zone, at), text: reminder.text, title: value.facts.value.title });
    }
    after = next ?? undefined;
  } while (after !== undefined);
  return { hiddenCompanies, hiddenJobs, reminders };
}
