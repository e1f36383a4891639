import * as z from 'zod';
import { ownerTag } from '#functions/external/mailer.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as limits from '#functions/store/digests/limits.ts';
import { addressOwner, mailboxOwner, type Owner, ownerOfTag } from '#functions/store/digests/owner.ts';
import { stopEmails } from './subscribe.ts';

/** What SES tells of an e-mail, as far as it is of use here. */
const mailEvent = z.object({
  eventType: z.string().max(100),
  bounce: z.object({ bounceType: z.string().max(100) }).optional(),
  complaint: z.object({ complaintFeedbackType: z.string().max(100).nullish() }).optional(),
  mail: z.object({
    destination: z.array(z.string().max(320)).max(50).default([]),
    tags: z.record(z.string().max(300), z.array(z.string().max(300)).max(50)).default({}),
  }),
});

const maxMessageBytes = 262_144;

function eventIn(message: string) {
  try {
    return message.length > maxMessageBytes ? null : mailEvent.parse(JSON.parse(message));
  } catch {
    return null;
  }
}

/** Of a feedback loop, too: that an e-mail is no spam after all, and that a forwarded one lost its signature. */
const harmlessFeedback = ['not-spam', 'auth-failure'];

function stopReasonOf({
  eventType,
  bounce,
  complaint,
}: z.infer<typeof mailEvent>): 'complaint' | 'bounce' | null {
  // A mailbox that is full today may take the next.
  if (eventType === 'Bounce') return bounce?.bounceType === 'Permanent' ? 'bounce' : null;
  if (eventType !== 'Complaint') return null;
  return harmlessFeedback.includes(complaint?.complaintFeedbackType ?? '') ? null : 'complaint';
}

/**
 * An address that does not take e-mails, or whose reader calls them spam, gets no more, and is not asked for a while
 * (docs/rules.md#emails-stop).
 */
export async function handleMailEvent(message: string): Promise<void> {
  const event = eventIn(message);
  const owner = ownerOfTag(event?.mail.tags[ownerTag]?.[0] ?? '');
  if (!event || !owner) {
    // Never the message: it names who the e-mail went to.
    log.error('an event of the mail was not understood', { length: message.length });
    return;
  }
  const reason = stopReasonOf(event);
  if (reason === null) return;
  // A server without plus addresses bounces `a+x@`, whose reader takes e-mails at `a@`.
  const unwantedAt = reason === 'complaint' ? mailboxOwner : addressOwner;
  for (const address of event.mail.destination) await limits.markUnwanted(unwantedAt(address));
  // The same reader may have subscribed without an account as well.
  const owners = new Set<Owner>([owner, ...event.mail.destination.map(addressOwner)]);
  let stopped = 0;
  for (const recipient of owners) stopped += await stopEmails(recipient, reason);
  measure({ SubscriptionsStopped: stopped });
}
