import * as z from 'zod/mini';

/** What `/config.json` tells the site about its stage: one build serves every stage. */
export const siteConfig = z.object({
  stage: z.string(),
  auth: z.object({
    region: z.string(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    /** Without a scheme: 'prizvanie-prod.auth.eu-central-1.amazoncognito.com'; null without a hosted domain. */
    hostedDomain: z.nullable(z.string()),
    hasGoogle: z.boolean(),
    /** Whether a new account must first confirm its e-mail by a code. */
    emailConfirmation: z.boolean(),
    /** Of a user pool that is not AWS's own: the local site puts it in. */
    endpoint: z.optional(z.string()),
  }),
  /** Whether a model may be asked; without one the rules alone write and read. */
  hasModel: z._default(z.boolean(), false),
  /** Whether `matchJobs` answers: else nothing of the match is shown. */
  matching: z._default(z.boolean(), false),
  /** Whether desk, profile and resume may be kept in the account: else nothing of it is shown. */
  accountSync: z._default(z.boolean(), false),
  /** Whether searches may be kept in the account and e-mails tell of them: else nothing of e-mails is shown. */
  subscriptions: z._default(z.boolean(), false),
  /** Whom readers may write to; without one the site names nobody. */
  publicEmail: z.optional(z.string()),
});
export type SiteConfig = z.infer<typeof siteConfig>;
