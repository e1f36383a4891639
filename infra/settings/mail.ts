/** The identity in SES that e-mails of this sender leave under: its domain itself, neither the address nor a domain above. */
export const senderDomain = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1);

/** Of stages that reach nobody's mailbox. */
export const localSender = 'vacancies@prizvanie.local';
