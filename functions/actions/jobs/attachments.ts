import { hasContacts, type JobContacts } from '#core/domain/job/job-contacts.ts';
import { plainText } from '#functions/sources/sanitize/description.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';

/** What hangs on a vacancy. Undefined is left alone; null, or no contacts, is taken away. */
export interface Attachments {
  /** Sanitised. */
  html: string | null | undefined;
  contacts: JobContacts | undefined;
}

/** What is to be there, before the vacancy speaks of it. */
export async function put(id: string, { html, contacts }: Attachments): Promise<void> {
  if (html) await descriptions.putEdited({ id, html });
  if (contacts && hasContacts(contacts)) await jobContacts.put(id, contacts);
}

/** What is not to be there, after the vacancy has stopped speaking of it. */
export async function clear(id: string, { html, contacts }: Attachments): Promise<void> {
  if (html === null) await descriptions.putEdited({ id, html });
  if (contacts && !hasContacts(contacts)) await jobContacts.delete(id);
}

export async function deleteAll(id: string): Promise<void> {
  await Promise.all([descriptions.delete(id), jobContacts.delete(id)]);
}

/** As a record of a change keeps them: the beginning of the text, and which contacts there are, not whose. */
export const auditSummary = (html: string | null, contacts: JobContacts | null) => ({
  description: html === null ? null : plainText(html).slice(0, 300),
  contacts: Object.entries(contacts ?? {}).flatMap(([kind, value]) => (value === null ? [] : kind)),
});
