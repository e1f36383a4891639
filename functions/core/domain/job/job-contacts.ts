import * as z from 'zod/mini';
import { collapse } from '../text/words.ts';

/** With the white space around it. */
const maxContactLength = 2000;

/** Nothing typed is nothing given. */
const optionalContact = (type: z.ZodMiniType<string, string>) =>
  z._default(
    z.pipe(
      z.pipe(
        z.nullable(z.string().check(z.maxLength(maxContactLength))),
        z.transform((text) => collapse(text ?? '') || null),
      ),
      z.nullable(type),
    ),
    null,
  );

/** '@vector_jobs', 't.me/vector_jobs' and 'https://t.me/vector_jobs' are '@vector_jobs'. */
const telegram = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\//iu, '').replace(/^@?/u, '@')),
  ),
  z.string().check(z.regex(/^@[a-z]\w{3,31}$/iu)),
);

/**
 * A direct way to an employer (docs/rules.md#vacancy-contacts): an e-mail of the company, Telegram, a form on its site.
 * Never a private person's phone.
 */
export const jobContacts = z.object({
  email: optionalContact(z.email()),
  telegram: optionalContact(telegram),
  site: optionalContact(z.url({ protocol: /^https?$/u })),
});
export type JobContacts = z.infer<typeof jobContacts>;

export const noContacts: JobContacts = { email: null, telegram: null, site: null };

export const hasContacts = ({ email, telegram: account, site }: JobContacts): boolean =>
  email !== null || account !== null || site !== null;
