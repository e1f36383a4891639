export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** As the template or the trigger has it; may be HTML. */
  readonly text: string;
  /** '' where it has none. */
  readonly code: string;
  /** Of an e-mail that is text and HTML at once; `text` is then the first. */
  readonly html?: string;
  /** As the e-mail would have them; those of Cognito's own mailer nobody knows. */
  readonly headers?: Readonly<Record<string, string>>;
  /** ISO instant. */
  readonly sentAt: string;
}

export interface Outbox {
  /** The latest first. */
  list(): readonly Mail[];
  send(mail: Omit<Mail, 'sentAt'>): void;
}

const maxKept = 100;

/** Where e-mails go that AWS would send. Nothing of it outlives the stack. */
export function outbox(onMail: (mail: Mail) => void): Outbox {
  let mails: readonly Mail[] = [];
  return {
    list: () => mails,
    send(mail) {
      const sent = { ...mail, sentAt: new Date().toISOString() };
      mails = [sent, ...mails].slice(0, maxKept);
      onMail(sent);
    },
  };
}
